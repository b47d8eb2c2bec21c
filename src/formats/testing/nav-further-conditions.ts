import type { Edit } from './conditions.ts';
import { type NavCase, set, ofLine, ofSum, free, outside, MARGIN, REVERSED, mismatch, STATUS } from './nav-edits.ts';

/** What breaks further conditions of NAV, and what just holds, as edits of own invoices. */

const number = (name: string, id: string, county: string, vat = '2'): string =>
  `<${name}><base:taxpayerId>${id}</base:taxpayerId><base:vatCode>${vat}</base:vatCode><base:countyCode>${county}</base:countyCode></${name}>`;
/** The rate of lines and summary, with another kind or case. */

/** A fiscal representative, after the customer. */
const represented = (
  id = '22222222',
  name = 'Képviselő Kft.',
  county = '42',
  vat = '2',
  country = 'HU',
): readonly Edit[] => [
  [
    '</customerInfo>',
    `</customerInfo><fiscalRepresentativeInfo>${number('fiscalRepresentativeTaxNumber', id, county, vat)}<fiscalRepresentativeName>${name}</fiscalRepresentativeName><fiscalRepresentativeAddress><base:simpleAddress><base:countryCode>${country}</base:countryCode></base:simpleAddress></fiscalRepresentativeAddress></fiscalRepresentativeInfo>`,
  ],
  ['countyCode>42<', 'countyCode>51<'],
];
const SELLER_END = '</supplierTaxNumber>';
const member = (county: string): Edit => [
  SELLER_END,
  `${SELLER_END}${number('groupMemberTaxNumber', '11111111', county)}`,
];
const customerMember = (id: string, county: string): Edit => [
  '</customerTaxNumber>',
  `${number('groupMemberTaxNumber', id, county)}</customerTaxNumber>`,
];
const PRICE_HUF = '<unitPriceHUF>9500.00</unitPriceHUF>';
/** The first line is of an aggregate invoice. */
const aggregate = (day: string, rate = '1'): readonly Edit[] => [
  set('invoiceCategory', 'NORMAL', 'AGGREGATE'),
  [
    '</lineAmountsNormal>',
    `</lineAmountsNormal><aggregateInvoiceLineData><lineExchangeRate>${rate}</lineExchangeRate><lineDeliveryDate>${day}</lineDeliveryDate></aggregateInvoiceLineData>`,
  ],
];
const VAT = (amount: string, huf: string): Edit => [
  '</lineVatRate></lineAmountsNormal>',
  `</lineVatRate><lineVatData><lineVatAmount>${amount}</lineVatAmount><lineVatAmountHUF>${huf}</lineVatAmountHUF></lineVatData></lineAmountsNormal>`,
];
const GROSS = (amount: string, huf: string, vat = ''): Edit => [
  '</lineVatRate></lineAmountsNormal>',
  `</lineVatRate>${vat}<lineGrossAmountData><lineGrossAmountNormal>${amount}</lineGrossAmountNormal><lineGrossAmountNormalHUF>${huf}</lineGrossAmountNormalHUF></lineGrossAmountData></lineAmountsNormal>`,
];
const TAX_HUF =
  '<lineVatData><lineVatAmount>15390</lineVatAmount><lineVatAmountHUF>15390</lineVatAmountHUF></lineVatData>';
const FIRST_MARK = '<lineModificationReference><lineNumberReference>2</lineNumberReference><lineOperation>MODIFY';
const MOVED = '<lineModificationReference><lineNumberReference>3</lineNumberReference><lineOperation>CREATE';
const batch = (...indexes: readonly string[]): Edit => [
  /<invoice>(.*)<\/invoice>/s,
  indexes
    .map((index) => `<batchInvoice><batchIndex>${index}</batchIndex><invoice>$1</invoice></batchInvoice>`)
    .join(''),
];

const HEAD: readonly NavCase[] = [
  [
    'SUPPLIER_CUSTOMER_MATCH_BANKACCOUNT',
    'abroad',
    [
      [
        '</customerAddress>',
        '</customerAddress><customerBankAccountNumber>HU42117730161111101800000000</customerBankAccountNumber>',
      ],
    ],
    [
      [
        '</customerAddress>',
        '</customerAddress><customerBankAccountNumber>HU42117730161111101800000001</customerBankAccountNumber>',
      ],
    ],
  ],
  ['SUPPLIER_FISCAL_MATCH_TAXPAYER', 'domestic', represented('12892312'), represented()],
  ['SUPPLIER_FISCAL_MATCH_NAME', 'domestic', represented('22222222', 'Tokaji Kádár Kft.'), represented()],
  ['INCORRECT_HEAD_DATA_FISCALREPRESENTATIVE', 'domestic', represented().slice(0, 1), represented()],
  [
    'INCORRECT_VAT_CODE_FISCALREPRESENTATIVE',
    'domestic',
    represented('22222222', 'K', '42', '5'),
    represented('22222222', 'K', '42', '4'),
  ],
  [
    'INCORRECT_COUNTY_CODE_FISCALREPRESENTATIVE',
    'domestic',
    represented('22222222', 'K', '45'),
    represented('22222222', 'K', '44'),
  ],
  [
    'INCORRECT_COUNTRY_CODE_FISCALREPRESENTATIVEADDRESS',
    'domestic',
    represented('22222222', 'K', '42', '2', 'AT'),
    represented(),
  ],
  [
    'INCORRECT_VAT_CODE_SUPPLIER_GROUPMEMBER_MISSING',
    'domestic',
    [['vatCode>2<', 'vatCode>5<']],
    [['vatCode>2<', 'vatCode>5<'], member('42')],
  ],
  ['INCORRECT_COUNTY_CODE_SUPPLIER_GROUPMEMBER', 'domestic', [member('21')], [member('20')]],
  [
    'INCORRECT_COUNTY_CODE_CUSTOMER_GROUPMEMBER',
    'domestic',
    [customerMember('11111111', '21')],
    [customerMember('11111111', '22')],
  ],
  [
    'INCORRECT_HEAD_DATA_CUSTOMER_GROUPMEMBER_TAXNUMBER',
    'domestic',
    [customerMember('17711111', '42')],
    [customerMember('17811111', '42')],
  ],
  [
    'INCORRECT_HEAD_DATA_SUPPLIER_COMMUNITY_VAT_NUMBER',
    'domestic',
    [['<supplierName>', '<communityVatNumber>HU12892313</communityVatNumber><supplierName>']],
    [['<supplierName>', '<communityVatNumber>HU12892312</communityVatNumber><supplierName>']],
  ],
  [
    'INCORRECT_DATE_INVOICE_ISSUE_DATE_LATE',
    'domestic',
    [set('invoiceIssueDate', '2026-11-20', '2026-12-04')],
    [set('invoiceIssueDate', '2026-11-20', '2026-12-03')],
  ],
  [
    'INCORRECT_DATE_INVOICE_MODIFICATION_ISSUE_DATE_LATE',
    'correction',
    [set('invoiceIssueDate', '2026-11-20', '2026-12-04')],
    [set('invoiceIssueDate', '2026-11-20', '2026-12-03')],
  ],
  [
    'INCORRECT_HEAD_DATA_MOD_REF_INVOICE_NUMBER',
    'correction',
    [set('invoiceNumber', 'K-13', 'K-12')],
    [
      set('invoiceNumber', 'K-13', 'K-12'),
      ['<currencyCode>', '<utilitySettlementIndicator>true</utilitySettlementIndicator><currencyCode>'],
    ],
  ],
  [
    'INCORRECT_DATE_INVOICE_DELIVERY_DATE_EARLY',
    'domestic',
    [set('invoiceDeliveryDate', '2026-11-20', '2019-12-31')],
    [set('invoiceDeliveryDate', '2026-11-20', '2020-01-01')],
  ],
  [
    'INCORRECT_DATE_INVOICE_DELIVERY_DATE_LATE',
    'domestic',
    [set('invoiceDeliveryDate', '2026-11-20', '2027-12-22')],
    [set('invoiceDeliveryDate', '2026-11-20', '2027-12-21')],
  ],
  [
    'INCORRECT_DATE_INVOICE_DELIVERY_TO_FROM',
    'abroad',
    [set('invoiceDeliveryPeriodEnd', '2026-11-18', '2026-10-31')],
    [set('invoiceDeliveryPeriodEnd', '2026-11-18', '2026-11-01')],
  ],
  [
    'INCORRECT_HEAD_DATA_EXCHANGERATE_EXTREME',
    'abroad',
    [set('exchangeRate', '384.15', '500.01')],
    [set('exchangeRate', '384.15', '500')],
    'others',
  ],
  [
    'INCORRECT_DATE_AGGREGATE_INVOICE_ISSUE_DATE',
    'domestic',
    aggregate('2026-11-21'),
    aggregate('2026-11-20'),
    'others',
  ],
  [
    'INCORRECT_DATE_AGGREGATE_INVOICE_DELIVERY_DATE',
    'domestic',
    aggregate('2026-11-19'),
    aggregate('2026-11-20'),
    'others',
  ],
  ['BATCH_INDEX_NOT_SEQUENTIAL', 'correction', [batch('1', '3')], [batch('1', '2')]],
  ['BATCH_INVOICE_CARDINALITY_ERROR', 'correction', [batch('1')], [batch('1', '2')]],
  [
    'CUSTOMER_NOT_IDENTICAL',
    'correction',
    [batch('1', '2'), set('base:taxpayerId', '95527877', '95527878')],
    [batch('1', '2')],
  ],
];

const LINES: readonly NavCase[] = [
  ['INCORRECT_LINE_DATA_UOM_INCOMPLETE', 'abroad', [['<unitOfMeasureOwn>zsák</unitOfMeasureOwn>', '']], []],
  [
    'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_UNIT_PRICE_HUF',
    'domestic',
    [...aggregate('2026-11-20'), [PRICE_HUF, '<unitPriceHUF>9595.01</unitPriceHUF>']],
    [...aggregate('2026-11-20'), [PRICE_HUF, '<unitPriceHUF>9595</unitPriceHUF>']],
    'others',
  ],
  [
    'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_NET_AMOUNT_HUF',
    'domestic',
    [...aggregate('2026-11-20'), set('lineNetAmountHUF', '57000.00', '57570.01')],
    [...aggregate('2026-11-20'), set('lineNetAmountHUF', '57000.00', '57570.00')],
    'others',
  ],
  [
    'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_VAT_AMOUNT_HUF',
    'domestic',
    [VAT('10', '11.01'), ...aggregate('2026-11-20')],
    [VAT('10', '11'), ...aggregate('2026-11-20')],
    'others',
  ],
  [
    'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_GROSS_AMOUNT_NORMAL_HUF',
    'domestic',
    [GROSS('10', '11.01'), ...aggregate('2026-11-20')],
    [GROSS('10', '11'), ...aggregate('2026-11-20')],
    'others',
  ],
  [
    'INCORRECT_LINE_CALCULATION_GROSS_AMOUNT',
    'simplified',
    [set('lineGrossAmountSimplified', '3810.00', '3848.11')],
    [set('lineGrossAmountSimplified', '3810.00', '3848.10')],
    'others',
  ],
  [
    'INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_SIMPLIFIED_HUF',
    'simplified',
    [set('lineGrossAmountSimplifiedHUF', '3810.00', '3848.11')],
    [set('lineGrossAmountSimplifiedHUF', '3810.00', '3848.10')],
    'others',
  ],
  [
    'INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_SUM',
    'domestic',
    [GROSS('73114', '73113.91', TAX_HUF)],
    [GROSS('73114', '73113.90', TAX_HUF)],
  ],
  [
    'INCORRECT_LINE_DATA_SELF_LINE_NUMBER',
    'domestic',
    [
      [
        '<lineExpressionIndicator>',
        '<referencesToOtherLines><referenceToOtherLine>2</referenceToOtherLine><referenceToOtherLine>1</referenceToOtherLine></referencesToOtherLines><lineExpressionIndicator>',
      ],
    ],
    [
      [
        '<lineExpressionIndicator>',
        '<referencesToOtherLines><referenceToOtherLine>2</referenceToOtherLine></referencesToOtherLines><lineExpressionIndicator>',
      ],
    ],
  ],
  [
    'INCORRECT_LINE_DATA_VAT_EXEMPTION_NORMAL',
    'domestic',
    [VAT('1', '1'), ofLine(free('AAM'))],
    [VAT('0', '0.00'), ofLine(free('AAM'))],
    'others',
  ],
  [
    'INCORRECT_LINE_DATA_VAT_OUT_OF_SCOPE_NORMAL',
    'domestic',
    [VAT('1', '1'), ofLine(outside('ATK'))],
    [VAT('0', '0.00'), ofLine(outside('ATK'))],
    'others',
  ],
  [
    'INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL',
    'domestic',
    [VAT('1', '1'), ofLine(REVERSED)],
    [VAT('0', '0.00'), ofLine(REVERSED)],
    'others',
  ],
  [
    'INCORRECT_LINE_DATA_MARGIN_SCHEME_INDICATOR_NORMAL',
    'domestic',
    [VAT('1', '1'), ofLine(MARGIN)],
    [VAT('0', '0.00'), ofLine(MARGIN)],
    'others',
  ],
  ['INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE', 'domestic', [STATUS('OTHER')], []],
  [
    'INCORRECT_LINE_DATA_LINE_AMOUNTS_NORMAL_MANDATORY',
    'correction',
    [[/<lineAmountsNormal>.*?<\/lineAmountsNormal>/, '']],
    [[/(<lineAmountsNormal>.*?<\/lineAmountsNormal>.*?)<lineAmountsNormal>.*?<\/lineAmountsNormal>/, '$1']],
  ],
  [
    'INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_MANDATORY',
    'simplified',
    [[/<lineAmountsSimplified>.*?<\/lineAmountsSimplified>/, '']],
    [],
    'others',
  ],
  [
    'INCORRECT_LINE_DATA_AGGREGATE_INV_LINE_DATA_MANDATORY',
    'domestic',
    [set('invoiceCategory', 'NORMAL', 'AGGREGATE')],
    [],
  ],
  [
    'INCORRECT_LINE_DATA_AGGREGATE_INVOICE_LINE_DATA',
    'domestic',
    aggregate('2026-11-20').slice(1),
    aggregate('2026-11-20'),
  ],
  [
    'LINE_SUMMARY_TYPE_MISMATCH_LINE_SIMPLIFIED',
    'simplified',
    [set('invoiceCategory', 'SIMPLIFIED', 'NORMAL')],
    [],
    'others',
  ],
  [
    'INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_NOT_ALLOWED',
    'simplified',
    [set('invoiceCategory', 'SIMPLIFIED', 'NORMAL')],
    [],
    'others',
  ],
  [
    'LINE_SUMMARY_TYPE_MISMATCH_SUMMARY_SIMPLIFIED',
    'simplified',
    [set('invoiceCategory', 'SIMPLIFIED', 'AGGREGATE')],
    [],
    'others',
  ],
  [
    'LINE_SUMMARY_TYPE_MISMATCH_LINE_NORMAL',
    'domestic',
    [set('invoiceCategory', 'NORMAL', 'SIMPLIFIED')],
    [],
    'others',
  ],
  [
    'LINE_SUMMARY_TYPE_MISMATCH_SUMMARY_NORMAL',
    'domestic',
    [set('invoiceCategory', 'NORMAL', 'SIMPLIFIED')],
    [],
    'others',
  ],
  [
    'DUPLICATE_INVOICE_LINE_CREATION',
    'correction',
    [[FIRST_MARK, MOVED]],
    [[FIRST_MARK, MOVED.replace('3', '4')]],
    'others',
  ],
  [
    'INVALID_LINE_VAT_AMOUNT_MISMATCH_VAT_RATE',
    'domestic',
    [ofLine(mismatch('0.25'))],
    [ofLine(mismatch('0.0426'))],
    'others',
  ],
  [
    'INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_VAT_RATE',
    'domestic',
    [ofSum(mismatch('0.25'))],
    [ofSum(mismatch('0.180'))],
    'others',
  ],
];

export const NAV_FURTHER_CASES: readonly NavCase[] = [...HEAD, ...LINES];
