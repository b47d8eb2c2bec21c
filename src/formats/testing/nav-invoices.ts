/** Invoices in InvoiceData 3.0, our own. */

const DATA = 'http://schemas.nav.gov.hu/OSA/3.0/data';
const BASE = 'http://schemas.nav.gov.hu/OSA/3.0/base';

const address = (country: string, code: string, city: string, street: string): string =>
  `<base:simpleAddress><base:countryCode>${country}</base:countryCode><base:postalCode>${code}</base:postalCode>` +
  `<base:city>${city}</base:city><base:additionalAddressDetail>${street}</base:additionalAddressDetail></base:simpleAddress>`;

const SELLER =
  '<supplierInfo><supplierTaxNumber><base:taxpayerId>12892312</base:taxpayerId><base:vatCode>2</base:vatCode><base:countyCode>42</base:countyCode></supplierTaxNumber>' +
  `<supplierName>Tokaji Kádár Kft.</supplierName><supplierAddress>${address('HU', '3910', 'Tokaj', 'Kádár köz 3')}</supplierAddress>` +
  '<supplierBankAccountNumber>HU42117730161111101800000000</supplierBankAccountNumber></supplierInfo>';

const customer = (status: string, number = '', rest = ''): string =>
  `<customerInfo><customerVatStatus>${status}</customerVatStatus>${number === '' ? '' : `<customerVatData>${number}</customerVatData>`}${rest}</customerInfo>`;

const DOMESTIC = customer(
  'DOMESTIC',
  '<customerTaxNumber><base:taxpayerId>95527877</base:taxpayerId><base:vatCode>2</base:vatCode><base:countyCode>17</base:countyCode></customerTaxNumber>',
  `<customerName>Badacsonyi Pincék Zrt.</customerName><customerAddress>${address('HU', '8261', 'Badacsony', 'Park utca 14')}</customerAddress>`,
);

const ABROAD = customer(
  'OTHER',
  '<communityVatNumber>ATU12345675</communityVatNumber>',
  `<customerName>Weingut Beispiel GmbH</customerName><customerAddress>${address('AT', '7000', 'Eisenstadt', 'Rebenweg 5')}</customerAddress>`,
);

const both = (name: string, amount: string, huf = amount): string =>
  `<${name}>${amount}</${name}><${name}HUF>${huf}</${name}HUF>`;

/** The rate, base, tax and gross amount of one rate, each with its HUF. */
const sum = (rate: string, ...[base, tax, gross]: readonly (readonly [string, string])[]): string =>
  `<summaryByVatRate><vatRate>${rate}</vatRate><vatRateNetData>${both('vatRateNetAmount', ...(base ?? ['', '']))}</vatRateNetData>` +
  `<vatRateVatData>${both('vatRateVatAmount', ...(tax ?? ['', '']))}</vatRateVatData>` +
  `<vatRateGrossData>${both('vatRateGrossAmount', ...(gross ?? ['', '']))}</vatRateGrossData></summaryByVatRate>`;

const gross = (amount: string, huf = amount): string =>
  `<summaryGrossData>${both('invoiceGrossAmount', amount, huf)}</summaryGrossData>`;

const net = (name: string, amount: string, huf: string, rate: string): string =>
  `${name}<lineAmountsNormal><lineNetAmountData>${both('lineNetAmount', amount, huf)}</lineNetAmountData><lineVatRate>${rate}</lineVatRate></lineAmountsNormal>`;

const PERCENT_27 = '<vatPercentage>0.27</vatPercentage>';

function invoice(number: string, head: string, content: string, before = ''): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<InvoiceData xmlns="${DATA}" xmlns:base="${BASE}"><invoiceNumber>${number}</invoiceNumber>` +
    '<invoiceIssueDate>2026-11-20</invoiceIssueDate><completenessIndicator>false</completenessIndicator>' +
    `<invoiceMain><invoice>${before}<invoiceHead>${SELLER}${head}</invoiceHead>${content}</invoice></invoiceMain></InvoiceData>\n`
  );
}

const INTRA = '<vatExemption><case>KBAET</case><reason>Áfa tv. 89. § (1)</reason></vatExemption>';
const REVERSE = '<vatDomesticReverseCharge>true</vatDomesticReverseCharge>';

/** In euro, to a business in the Union, with everything that a usual invoice has. */
export const NAV_ABROAD = invoice(
  'K/11/2026',
  `${ABROAD}<invoiceDetail><invoiceCategory>NORMAL</invoiceCategory><invoiceDeliveryDate>2026-11-18</invoiceDeliveryDate>` +
    '<invoiceDeliveryPeriodStart>2026-11-01</invoiceDeliveryPeriodStart><invoiceDeliveryPeriodEnd>2026-11-18</invoiceDeliveryPeriodEnd>' +
    '<currencyCode>EUR</currencyCode><exchangeRate>384.15</exchangeRate><paymentMethod>TRANSFER</paymentMethod><paymentDate>2026-12-04</paymentDate>' +
    '<cashAccountingIndicator>true</cashAccountingIndicator><invoiceAppearance>PAPER</invoiceAppearance>' +
    '<conventionalInvoiceInfo><orderNumbers><orderNumber>R-77</orderNumber></orderNumbers><contractNumbers><contractNumber>SZ-5</contractNumber></contractNumbers></conventionalInvoiceInfo>' +
    '<additionalInvoiceData><dataName>X00001_SZALLITAS</dataName><dataDescription>Szállítás</dataDescription><dataValue>Hűtve</dataValue></additionalInvoiceData></invoiceDetail>',
  '<invoiceLines><mergedItemIndicator>false</mergedItemIndicator>' +
    net(
      '<line><lineNumber>1</lineNumber><productCodes><productCode><productCodeCategory>VTSZ</productCodeCategory><productCodeValue>44160000</productCodeValue></productCode>' +
        '<productCode><productCodeCategory>OWN</productCodeCategory><productCodeOwnValue>H-225</productCodeOwnValue></productCode></productCodes>' +
        '<lineExpressionIndicator>true</lineExpressionIndicator><lineNatureIndicator>PRODUCT</lineNatureIndicator><lineDescription>Tölgyfa hordó</lineDescription><quantity>4</quantity>' +
        `<unitOfMeasure>PIECE</unitOfMeasure>${both('unitPrice', '612.50', '235291.88')}` +
        '<lineDiscountData><discountDescription>Mennyiség</discountDescription><discountValue>122.50</discountValue><discountRate>0.05</discountRate></lineDiscountData>',
      '2327.50',
      '894109.13',
      INTRA,
    ) +
    '<conventionalLineInfo><itemNumbers><itemNumber>225-T</itemNumber></itemNumbers></conventionalLineInfo></line>' +
    net(
      '<line><lineNumber>2</lineNumber><lineExpressionIndicator>true</lineExpressionIndicator><lineDescription>Dugó</lineDescription><quantity>2.5</quantity>' +
        `<unitOfMeasure>OWN</unitOfMeasure><unitOfMeasureOwn>zsák</unitOfMeasureOwn>${both('unitPrice', '18.00', '6914.70')}`,
      '45.00',
      '17286.75',
      INTRA,
    ) +
    '</line></invoiceLines><invoiceSummary><summaryNormal>' +
    sum(INTRA, ['2372.50', '911395.88'], ['0.00', '0.00'], ['2372.50', '911395.88']) +
    `${both('invoiceNetAmount', '2372.50', '911395.88')}${both('invoiceVatAmount', '0.00')}</summaryNormal>${gross('2372.50', '911395.88')}</invoiceSummary>`,
);

/** In HUF, with two rates and a reverse charge. */
export const NAV_DOMESTIC = invoice(
  'K-12',
  `${DOMESTIC}<invoiceDetail><invoiceCategory>NORMAL</invoiceCategory><invoiceDeliveryDate>2026-11-20</invoiceDeliveryDate><currencyCode>HUF</currencyCode>` +
    '<exchangeRate>1</exchangeRate><selfBillingIndicator>true</selfBillingIndicator><paymentMethod>CARD</paymentMethod><invoiceAppearance>ELECTRONIC</invoiceAppearance></invoiceDetail>',
  '<invoiceLines><mergedItemIndicator>false</mergedItemIndicator>' +
    net(
      '<line><lineNumber>1</lineNumber><lineExpressionIndicator>true</lineExpressionIndicator><lineNatureIndicator>SERVICE</lineNatureIndicator><lineDescription>Hordójavítás</lineDescription>' +
        `<quantity>6</quantity><unitOfMeasure>HOUR</unitOfMeasure>${both('unitPrice', '9500', '9500.00')}`,
      '57000.00',
      '57000.00',
      PERCENT_27,
    ) +
    '</line>' +
    net(
      '<line><lineNumber>2</lineNumber><advanceData><advanceIndicator>true</advanceIndicator></advanceData><lineExpressionIndicator>false</lineExpressionIndicator>' +
        `<lineDescription>Hulladékfa</lineDescription><quantity>-1</quantity>${both('unitPrice', '4000', '4000.00')}`,
      '-4000.00',
      '-4000.00',
      REVERSE,
    ) +
    '</line></invoiceLines><invoiceSummary><summaryNormal>' +
    sum(PERCENT_27, ['57000.00', '57000.00'], ['15390.00', '15390.00'], ['72390.00', '72390.00']) +
    sum(REVERSE, ['-4000.00', '-4000.00'], ['0.00', '0.00'], ['-4000.00', '-4000.00']) +
    `${both('invoiceNetAmount', '53000.00')}${both('invoiceVatAmount', '15390.00')}</summaryNormal>${gross('68390.00')}</invoiceSummary>`,
);

const content = (name: string, turn: number, quantity: string, price: string, amount: string, rate: string): string =>
  `<line><lineNumber>${turn}</lineNumber><lineExpressionIndicator>false</lineExpressionIndicator><lineDescription>${name}</lineDescription><quantity>${quantity}</quantity>` +
  `${both('unitPrice', price, `${price}.00`)}<lineAmountsSimplified><lineVatRate>${rate}</lineVatRate>${both('lineGrossAmountSimplified', amount)}</lineAmountsSimplified></line>`;

const CONTENT_27 = '<vatContent>0.2126</vatContent>';
const CONTENT_5 = '<vatContent>0.0476</vatContent>';

/** A simplified invoice to a private person. */
export const NAV_SIMPLIFIED = invoice(
  'E-7',
  `${customer('PRIVATE_PERSON')}<invoiceDetail><invoiceCategory>SIMPLIFIED</invoiceCategory><invoiceDeliveryDate>2026-11-20</invoiceDeliveryDate><currencyCode>HUF</currencyCode>` +
    '<exchangeRate>1</exchangeRate><paymentMethod>CASH</paymentMethod><invoiceAppearance>ELECTRONIC</invoiceAppearance></invoiceDetail>',
  `<invoiceLines><mergedItemIndicator>false</mergedItemIndicator>${content('Fakanál', 1, '3', '1270', '3810.00', CONTENT_27)}${content('Könyv', 2, '1', '4200', '4200.00', CONTENT_5)}</invoiceLines>` +
    `<invoiceSummary><summarySimplified><vatRate>${CONTENT_27}</vatRate>${both('vatContentGrossAmount', '3810.00')}</summarySimplified>` +
    `<summarySimplified><vatRate>${CONTENT_5}</vatRate>${both('vatContentGrossAmount', '4200.00')}</summarySimplified>${gross('8010.00')}</invoiceSummary>`,
);

/** A modification that takes one line back and changes another. */
export const NAV_CORRECTION = invoice(
  'K-13',
  `${DOMESTIC}<invoiceDetail><invoiceCategory>NORMAL</invoiceCategory><invoiceDeliveryDate>2026-11-20</invoiceDeliveryDate><currencyCode>HUF</currencyCode>` +
    '<exchangeRate>1</exchangeRate><paymentMethod>TRANSFER</paymentMethod><invoiceAppearance>ELECTRONIC</invoiceAppearance></invoiceDetail>',
  '<invoiceLines><mergedItemIndicator>false</mergedItemIndicator>' +
    net(
      '<line><lineNumber>1</lineNumber><lineModificationReference><lineNumberReference>3</lineNumberReference><lineOperation>CREATE</lineOperation></lineModificationReference>' +
        `<lineExpressionIndicator>true</lineExpressionIndicator><lineDescription>Hordójavítás</lineDescription><quantity>-2</quantity><unitOfMeasure>HOUR</unitOfMeasure>${both('unitPrice', '9500', '9500.00')}` +
        '<lineDiscountData><discountValue>-1000</discountValue></lineDiscountData>',
      '-18000.00',
      '-18000.00',
      PERCENT_27,
    ) +
    '</line>' +
    net(
      '<line><lineNumber>2</lineNumber><lineModificationReference><lineNumberReference>2</lineNumberReference><lineOperation>MODIFY</lineOperation></lineModificationReference>' +
        `<lineExpressionIndicator>false</lineExpressionIndicator><lineDescription>Hulladékfa</lineDescription><quantity>1</quantity>${both('unitPrice', '500', '500.00')}`,
      '500.00',
      '500.00',
      PERCENT_27,
    ) +
    '</line></invoiceLines><invoiceSummary><summaryNormal>' +
    sum(PERCENT_27, ['-17500.00', '-17500.00'], ['-4725.00', '-4725.00'], ['-22225.00', '-22225.00']) +
    `${both('invoiceNetAmount', '-17500.00')}${both('invoiceVatAmount', '-4725.00')}</summaryNormal>${gross('-22225.00')}</invoiceSummary>`,
  '<invoiceReference><originalInvoiceNumber>K-12</originalInvoiceNumber><modifyWithoutMaster>false</modifyWithoutMaster><modificationIndex>2</modificationIndex></invoiceReference>',
);

/** The fee on packaging of a code. */
const fee = (name: string, code: string, quantity: string, rate: string, amount: string): string =>
  `<${name}><productFeeCode><productCodeCategory>KT</productCodeCategory><productCodeValue>${code}</productCodeValue></productFeeCode>` +
  `<productFeeQuantity>${quantity}</productFeeQuantity><productFeeMeasuringUnit>KG</productFeeMeasuringUnit><productFeeRate>${rate}</productFeeRate><productFeeAmount>${amount}</productFeeAmount></${name}>`;

const OBLIGED = '<obligatedForProductFee>true</obligatedForProductFee>';

/** With product fees of two codes on two lines. */
export const NAV_FEES = NAV_DOMESTIC.replace(
  '</lineAmountsNormal>',
  `$&${OBLIGED}<productFeeClause><productFeeTakeoverData><takeoverReason>02_b</takeoverReason><takeoverAmount>0.00</takeoverAmount></productFeeTakeoverData></productFeeClause>` +
    `${fee('lineProductFeeContent', '801', '12.00', '19.00', '228.00')}${fee('lineProductFeeContent', '4MA', '0.50', '57.00', '28.50')}`,
).replace(
  '</line></invoiceLines>',
  `${OBLIGED}${fee('lineProductFeeContent', '801', '1.00', '19.00', '19.00')}$&` +
    `<productFeeSummary><productFeeOperation>DEPOSIT</productFeeOperation>${fee('productFeeData', '801', '13.00', '19.00', '247.00')}${fee('productFeeData', '4MA', '0.50', '57.00', '28.50')}` +
    '<productChargeSum>275.50</productChargeSum></productFeeSummary>',
);
