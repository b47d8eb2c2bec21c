import type { Case, Edit } from './conditions.ts';
import { NAV_ABROAD, NAV_CORRECTION, NAV_DOMESTIC, NAV_SIMPLIFIED } from './nav-invoices.ts';

/** What breaks each condition of NAV, and what just holds, as edits of own invoices. */

export const NAV_FILES = {
  abroad: NAV_ABROAD,
  domestic: NAV_DOMESTIC,
  simplified: NAV_SIMPLIFIED,
  correction: NAV_CORRECTION,
};

const CUSTOMER = /<customerInfo>.*?<\/customerInfo>/;
const ADDRESS = /<customerAddress>.*?<\/customerAddress>/;
const NUMBER = /<customerTaxNumber>.*?<\/customerTaxNumber>/;
const COMPLETE: Edit = ['<completenessIndicator>false', '<completenessIndicator>true'];
const REFERENCE = /<invoiceReference>.*?<\/invoiceReference>/;
const MODIFICATION = /<lineModificationReference>.*?<\/lineModificationReference>/;
const huf = (name: string, from: string, to: string): Edit => [`<${name}HUF>${from}`, `<${name}HUF>${to}`];
export const figure = (name: string, from: string, to: string): Edit => [`<${name}>${from}`, `<${name}>${to}`];

export const NAV_CASES: readonly Case<keyof typeof NAV_FILES>[] = [
  ['INVALID_INVOICE_NUMBER', 'domestic', [['>K-12<', '> K-12<']], [['>K-12<', '>K 12<']]],
  ['INVOICE_APPEARANCE_MISMATCH', 'domestic', [COMPLETE, ['>ELECTRONIC<', '>PAPER<']], [COMPLETE]],
  [
    'INVOICE_COMPLETENESS_MERGED_ITEM_INDICATOR_MISMATCH',
    'domestic',
    [COMPLETE, ['<mergedItemIndicator>false', '<mergedItemIndicator>true']],
    [COMPLETE],
  ],
  ['INVOICE_COMPLETENESS_PRIVATE_PERSON_INDICATOR_MISMATCH', 'simplified', [COMPLETE], []],
  [
    'INCORRECT_HEAD_DATA_CURRENCY_CODE_HUF',
    'domestic',
    [figure('exchangeRate', '1<', '2<')],
    [figure('exchangeRate', '1<', '1.00<')],
    'others',
  ],
  [
    'INCORRECT_HEAD_DATA_EXCHANGE_RATE_1',
    'abroad',
    [figure('exchangeRate', '384.15', '1')],
    [figure('exchangeRate', '384.15', '384.1')],
    'others',
  ],
  [
    'CUSTOMER_INFO_MISSING',
    'domestic',
    [
      [CUSTOMER, ''],
      [
        '<vatDomesticReverseCharge>true</vatDomesticReverseCharge></vatRate>',
        '<vatPercentage>0.27</vatPercentage></vatRate>',
      ],
    ],
    [],
    'others',
  ],
  [
    'CUSTOMER_DATA_NOT_EXPECTED',
    'simplified',
    [
      [
        'PRIVATE_PERSON</customerVatStatus>',
        'PRIVATE_PERSON</customerVatStatus><customerName>Kiss Anna</customerName>',
      ],
    ],
    [],
  ],
  ['CUSTOMER_DATA_EXPECTED', 'domestic', [[ADDRESS, '']], []],
  ['MISSING_CUSTOMER_DOMESTIC_TAXNUMBER', 'domestic', [[NUMBER, '<thirdStateTaxId>1</thirdStateTaxId>']], [], 'others'],
  [
    'CUSTOMER_COMMUNITY_TAXNUMBER_NOT_EXPECTED',
    'domestic',
    [[NUMBER, '<communityVatNumber>HU95527877</communityVatNumber>']],
    [],
    'others',
  ],
  [
    'CUSTOMER_THIRD_STATE_TAXNUMBER_NOT_EXPECTED',
    'domestic',
    [[NUMBER, '<thirdStateTaxId>1</thirdStateTaxId>']],
    [],
    'others',
  ],
  [
    'DOMESTIC_TAXNUMBER_EXPECTED_REVERSE_CHARGE',
    'domestic',
    [
      ['>DOMESTIC<', '>OTHER<'],
      [NUMBER, '<thirdStateTaxId>1</thirdStateTaxId>'],
    ],
    [],
    'others',
  ],
  ['INCORRECT_VAT_CODE_SUPPLIER', 'domestic', [['vatCode>2<', 'vatCode>4<']], [['vatCode>2<', 'vatCode>5<']]],
  [
    'INCORRECT_COUNTY_CODE_SUPPLIER',
    'domestic',
    [['countyCode>42<', 'countyCode>21<']],
    [['countyCode>42<', 'countyCode>51<']],
  ],
  [
    'INCORRECT_COUNTY_CODE_CUSTOMER',
    'domestic',
    [['countyCode>17<', 'countyCode>45<']],
    [['countyCode>17<', 'countyCode>44<']],
  ],
  ['SUPPLIER_CUSTOMER_MATCH_TAXPAYER', 'domestic', [['95527877', '12892312']], []],
  ['SUPPLIER_CUSTOMER_MATCH_NAME', 'abroad', [['Weingut Beispiel GmbH', 'Tokaji Kádár Kft.']], []],
  [
    'INCORRECT_HEAD_DATA_CUSTOMER_COMMUNITY_VAT_NUMBER',
    'abroad',
    [['ATU12345675', 'XI123456789']],
    [['ATU12345675', 'EL123456789']],
  ],
  ['INVOICE_LINE_MISSING', 'domestic', [[/<invoiceLines>.*<\/invoiceLines>/, '']], []],
  ['LINE_MODIFICATION_EXPECTED', 'correction', [[MODIFICATION, '']], []],
  ['LINE_MODIFICATION_NOT_EXPECTED', 'correction', [[REFERENCE, '']], [], 'others'],
  [
    'LINE_NUMBER_NOT_SEQUENTIAL',
    'domestic',
    [['<lineNumber>2', '<lineNumber>3']],
    [['<lineNumber>2', '<lineNumber>02']],
  ],
  ['LINE_NUMBER_REFERENCE_NOT_UNIQUE', 'correction', [['<lineNumberReference>2', '<lineNumberReference>3']], []],
  [
    'MANDATORY_LINE_CONTENT_MISSING',
    'domestic',
    [['<unitOfMeasure>HOUR</unitOfMeasure>', '']],
    [
      ['<lineExpressionIndicator>true', '<lineExpressionIndicator>false'],
      ['<unitOfMeasure>HOUR</unitOfMeasure>', ''],
    ],
  ],
  [
    'INCORRECT_LINE_CALCULATION_NET_AMOUNT',
    'domestic',
    [['<quantity>6', '<quantity>6.07']],
    [['<quantity>6', '<quantity>6.06']],
  ],
  [
    'INCORRECT_LINE_CALCULATION_LINE_UNIT_PRICE_HUF',
    'abroad',
    [huf('unitPrice', '6914.70', '6845.54')],
    [huf('unitPrice', '6914.70', '6845.56')],
  ],
  [
    'INCORRECT_LINE_CALCULATION_LINE_NET_AMOUNT_HUF',
    'abroad',
    [huf('lineNetAmount', '17286.75', '17113.88')],
    [huf('lineNetAmount', '17286.75', '17113.89')],
  ],
  [
    'INCORRECT_LINE_CALCULATION_LINE_VAT_AMOUNT_HUF',
    'abroad',
    [
      [
        '</lineVatRate>',
        '</lineVatRate><lineVatData><lineVatAmount>0</lineVatAmount><lineVatAmountHUF>1.01</lineVatAmountHUF></lineVatData>',
      ],
    ],
    [
      [
        '</lineVatRate>',
        '</lineVatRate><lineVatData><lineVatAmount>0</lineVatAmount><lineVatAmountHUF>1</lineVatAmountHUF></lineVatData>',
      ],
    ],
    'others',
  ],
  [
    'INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_HUF',
    'domestic',
    [
      [
        '</lineVatRate>',
        '</lineVatRate><lineGrossAmountData><lineGrossAmountNormal>10</lineGrossAmountNormal><lineGrossAmountNormalHUF>11.01</lineGrossAmountNormalHUF></lineGrossAmountData>',
      ],
    ],
    [
      [
        '</lineVatRate>',
        '</lineVatRate><lineGrossAmountData><lineGrossAmountNormal>10</lineGrossAmountNormal><lineGrossAmountNormalHUF>11</lineGrossAmountNormalHUF></lineGrossAmountData>',
      ],
    ],
  ],
  [
    'INVALID_VAT_DATA',
    'domestic',
    [['<vatPercentage>0.27', '<vatPercentage>0.26']],
    [['<vatPercentage>0.27', '<vatPercentage>0.270']],
    'others',
  ],
  [
    'INVALID_LINE_VAT_EXEMPTION_CODE',
    'abroad',
    [['<lineVatRate><vatExemption><case>KBAET', '<lineVatRate><vatExemption><case>X']],
    [['<lineVatRate><vatExemption><case>KBAET', '<lineVatRate><vatExemption><case>NAM']],
    'others',
  ],
  [
    'INVALID_LINE_VAT_OUT_OF_SCOPE_CODE',
    'domestic',
    [
      [
        '<lineVatRate><vatPercentage>0.27</vatPercentage>',
        '<lineVatRate><vatOutOfScope><case>TAM</case></vatOutOfScope>',
      ],
    ],
    [
      [
        '<lineVatRate><vatPercentage>0.27</vatPercentage>',
        '<lineVatRate><vatOutOfScope><case>ATK</case></vatOutOfScope>',
      ],
    ],
    'others',
  ],
  [
    'INVALID_LINE_VAT_AMOUNT_MISMATCH_CODE',
    'domestic',
    [
      [
        '<lineVatRate><vatPercentage>0.27</vatPercentage>',
        '<lineVatRate><vatAmountMismatch><case>X</case></vatAmountMismatch>',
      ],
    ],
    [
      [
        '<lineVatRate><vatPercentage>0.27</vatPercentage>',
        '<lineVatRate><vatAmountMismatch><case>REFUNDABLE_VAT</case></vatAmountMismatch>',
      ],
    ],
    'others',
  ],
  [
    'INVALID_SUMMARY_VAT_EXEMPTION_CODE',
    'abroad',
    [['<vatRate><vatExemption><case>KBAET', '<vatRate><vatExemption><case>X']],
    [['<vatRate><vatExemption><case>KBAET', '<vatRate><vatExemption><case>NAM']],
    'others',
  ],
  [
    'INVALID_SUMMARY_VAT_OUT_OF_SCOPE_CODE',
    'domestic',
    [['<vatRate><vatPercentage>0.27</vatPercentage>', '<vatRate><vatOutOfScope><case>TAM</case></vatOutOfScope>']],
    [['<vatRate><vatPercentage>0.27</vatPercentage>', '<vatRate><vatOutOfScope><case>HO</case></vatOutOfScope>']],
    'others',
  ],
  [
    'INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_CODE',
    'domestic',
    [
      [
        '<vatRate><vatPercentage>0.27</vatPercentage>',
        '<vatRate><vatAmountMismatch><case>X</case></vatAmountMismatch>',
      ],
    ],
    [
      [
        '<vatRate><vatPercentage>0.27</vatPercentage>',
        '<vatRate><vatAmountMismatch><case>UNKNOWN</case></vatAmountMismatch>',
      ],
    ],
    'others',
  ],
  [
    'INVALID_LINE_VAT_RATE_NORMAL',
    'domestic',
    [['<lineVatRate><vatPercentage>0.27</vatPercentage>', '<lineVatRate><vatContent>0.2126</vatContent>']],
    [],
    'others',
  ],
  [
    'INVALID_LINE_VAT_RATE_SIMPLIFIED',
    'simplified',
    [['<lineVatRate><vatContent>0.2126</vatContent>', '<lineVatRate><vatPercentage>0.27</vatPercentage>']],
    [],
    'others',
  ],
  [
    'INVALID_SUMMARY_VAT_RATE_NORMAL',
    'domestic',
    [['<vatRate><vatPercentage>0.27</vatPercentage>', '<vatRate><vatContent>0.2126</vatContent>']],
    [],
    'others',
  ],
  [
    'INVALID_SUMMARY_VAT_RATE_SIMPLIFIED',
    'simplified',
    [['<vatRate><vatContent>0.2126</vatContent>', '<vatRate><vatPercentage>0.27</vatPercentage>']],
    [],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_INVOICE_VAT_RATE_NET_AMOUNT_HUF',
    'abroad',
    [huf('vatRateNetAmount', '911395.88', '902281.9')],
    [huf('vatRateNetAmount', '911395.88', '902282')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_SUMMARY',
    'domestic',
    [figure('vatRateVatAmount', '15390.00', '15236.09')],
    [figure('vatRateVatAmount', '15390.00', '15236.10')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT',
    'domestic',
    [figure('invoiceNetAmount', '53000.00', '53530.01')],
    [figure('invoiceNetAmount', '53000.00', '53530.00')],
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_HUF',
    'domestic',
    [huf('invoiceNetAmount', '53000.00', '53530.01')],
    [huf('invoiceNetAmount', '53000.00', '53530.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_SUMMARY',
    'domestic',
    [figure('invoiceVatAmount', '15390.00', '15543.91')],
    [figure('invoiceVatAmount', '15390.00', '15543.90')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF_SUMMARY',
    'domestic',
    [huf('invoiceVatAmount', '15390.00', '15543.91')],
    [huf('invoiceVatAmount', '15390.00', '15543.90')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT_HUF',
    'abroad',
    [huf('invoiceNetAmount', '911395.88', '902281.9')],
    [huf('invoiceNetAmount', '911395.88', '902282')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_INVOICE_VAT_AMOUNT_HUF',
    'abroad',
    [huf('invoiceVatAmount', '0.00', '1.01')],
    [huf('invoiceVatAmount', '0.00', '1.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_SUMMARY',
    'domestic',
    [figure('invoiceGrossAmount', '68390.00', '69073.91')],
    [figure('invoiceGrossAmount', '68390.00', '69073.90')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_SUMMARY',
    'domestic',
    [huf('invoiceGrossAmount', '68390.00', '69073.91')],
    [huf('invoiceGrossAmount', '68390.00', '69073.90')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT',
    'simplified',
    [figure('invoiceGrossAmount', '8010.00', '8090.11')],
    [figure('invoiceGrossAmount', '8010.00', '8090.10')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF',
    'simplified',
    [huf('invoiceGrossAmount', '8010.00', '8090.11')],
    [huf('invoiceGrossAmount', '8010.00', '8090.10')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT_HUF',
    'abroad',
    [huf('invoiceGrossAmount', '911395.88', '902281.9')],
    [huf('invoiceGrossAmount', '911395.88', '902282')],
    'others',
  ],
];
