import type { Edit } from './conditions.ts';
import { type NavCase, set, ofLine, ofSum, free, outside, MARGIN, REVERSED, mismatch, STATUS } from './nav-edits.ts';

/** What breaks conditions of NAV on lines together with customer and summary, and what just holds. */

const ofContentLine = (to: string): Edit => ['<lineVatRate><vatContent>0.2126</vatContent>', `<lineVatRate>${to}`];
const ofContentSum = (to: string): Edit => ['<vatRate><vatContent>0.2126</vatContent>', `<vatRate>${to}`];
const UNION: Edit = [
  /<customerTaxNumber>.*?<\/customerTaxNumber>/,
  '<communityVatNumber>ATU12345675</communityVatNumber>',
];
const THIRD: Edit = [/<customerTaxNumber>.*?<\/customerTaxNumber>/, '<thirdStateTaxId>1</thirdStateTaxId>'];
/** A case of an exemption asks for a status or rules out a number: in lines of both kinds of invoices. */
const caseOf = (id: string, mark: string, wrong: Edit, right: readonly Edit[]): readonly NavCase[] => [
  [id, 'domestic', [ofLine(mark), wrong], [ofLine(mark), ...right], 'others'],
];
const simplified = (id: string, mark: string, wrong: Edit, right: readonly Edit[]): readonly NavCase[] => [
  [`${id}_SIMPLIFIED`, 'simplified', [ofContentLine(mark), wrong], [ofContentLine(mark), ...right], 'others'],
];
const MISMATCH = 'INCORRECT_LINE_DATA_VAT_DATA_MISMATCH';
const STATUS_MISMATCH = 'INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH';
const privately = (to: string, inner = ''): Edit => [
  '<customerVatStatus>PRIVATE_PERSON</customerVatStatus>',
  `<customerVatStatus>${to}</customerVatStatus>${inner === '' ? '' : `<customerVatData>${inner}</customerVatData>`}`,
];
const EU = '<communityVatNumber>ATU12345675</communityVatNumber>';
const OUTSIDE_EU = '<thirdStateTaxId>1</thirdStateTaxId>';
const SAME: Edit = ['<customerVatStatus>', '<customerVatStatus >'];

const CASES: readonly NavCase[] = [
  ...caseOf(`${STATUS_MISMATCH}_KBAET`, free('KBAET'), SAME, [STATUS('OTHER')]),
  ...simplified(`${STATUS_MISMATCH}_KBAET`, free('KBAET'), SAME, [privately('OTHER')]),
  ...caseOf(`${STATUS_MISMATCH}_KBAUK`, free('KBAUK'), SAME, [STATUS('OTHER')]),
  ...simplified(`${STATUS_MISMATCH}_KBAUK`, free('KBAUK'), privately('DOMESTIC'), []),
  ...caseOf(`${STATUS_MISMATCH}_EUFAD37`, outside('EUFAD37'), SAME, [STATUS('OTHER')]),
  ...caseOf(`${STATUS_MISMATCH}_EUFADE`, outside('EUFADE'), SAME, [STATUS('OTHER')]),
  ...caseOf(`${MISMATCH}_KBAET`, free('KBAET'), THIRD, [UNION]),
  ...simplified(`${MISMATCH}_KBAET`, free('KBAET'), privately('OTHER', OUTSIDE_EU), [privately('OTHER', EU)]),
  ...caseOf(`${MISMATCH}_KBAUK`, free('KBAUK'), THIRD, [UNION]),
  ...simplified(`${MISMATCH}_KBAUK`, free('KBAUK'), privately('OTHER', OUTSIDE_EU), [privately('OTHER', EU)]),
  ...caseOf(`${MISMATCH}_EAM`, free('EAM'), UNION, [THIRD]),
  ...simplified(`${MISMATCH}_EAM`, free('EAM'), privately('OTHER', EU), [privately('OTHER', OUTSIDE_EU)]),
  ...caseOf(`${MISMATCH}_EUFAD37`, outside('EUFAD37'), THIRD, [UNION]),
  ...caseOf(`${MISMATCH}_EUFADE`, outside('EUFADE'), THIRD, [UNION]),
  ...caseOf(`${MISMATCH}_EUE`, outside('EUE'), THIRD, [UNION]),
];

const MARKS: readonly (readonly [normal: string, simplified: string, mark: string])[] = [
  [
    'INCORRECT_SUMMARY_DATA_VAT_EXEMPTION',
    'INCORRECT_SUMMARY_CALCULATION_VAT_EXEMPTION_SUMMARY_SIMPLIFIED',
    free('AAM'),
  ],
  [
    'INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE',
    'INCORRECT_SUMMARY_CALCULATION_VAT_OUT_OF_SCOPE_SUMMARY_SIMPLIFIED',
    outside('ATK'),
  ],
  [
    'INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR',
    'INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_SUMMARY_SIMPLIFIED',
    MARGIN,
  ],
  [
    'INCORRECT_SUMMARY_DATA_VAT_AMOUNT_MISMATCH_NORMAL',
    'INCORRECT_SUMMARY_CALCULATION_VAT_AMOUNT_MISMATCH_SUMMARY_SIMPLIFIED',
    mismatch('0.27'),
  ],
];

const SUMMARY: readonly NavCase[] = [
  ...MARKS.flatMap(([normal, short, mark]): readonly NavCase[] => [
    [normal, 'domestic', [ofLine(mark)], [ofLine(mark), ofSum(mark)], 'others'],
    [short, 'simplified', [ofContentSum(mark)], [ofContentLine(mark), ofContentSum(mark)], 'others'],
  ]),
  [
    'INCORRECT_SUMMARY_DATA_VAT_PERCENTAGE',
    'domestic',
    [ofSum('<vatPercentage>0.05</vatPercentage>')],
    [ofSum('<vatPercentage>0.270</vatPercentage>')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_VAT_PERCENTAGE',
    'domestic',
    [ofLine('<vatPercentage>0</vatPercentage>'), ofSum('<vatPercentage>0.01</vatPercentage>')],
    [ofLine('<vatPercentage>0</vatPercentage>'), ofSum('<vatPercentage>0.00</vatPercentage>')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE',
    'domestic',
    [[`<lineVatRate>${REVERSED}`, `<lineVatRate>${free('AAM')}`]],
    [],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_DOMESTIC_REVERSE_CHARGE_SUMMARY_SIMPLIFIED',
    'simplified',
    [ofContentSum(REVERSED)],
    [ofContentLine(REVERSED), ofContentSum(REVERSED)],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_SUMMARY_SIMPLIFIED',
    'simplified',
    [ofContentSum('<vatContent>0.1525</vatContent>')],
    [ofContentSum('<vatContent>0.21260</vatContent>')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_VAT_EXEMPTION_NORMAL',
    'domestic',
    [ofSum(free('AAM'))],
    [ofSum(free('AAM')), set('vatRateVatAmount', '15390.00', '0'), set('vatRateVatAmountHUF', '15390.00', '0.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE_NORMAL',
    'domestic',
    [ofSum(outside('ATK'))],
    [ofSum(outside('ATK')), set('vatRateVatAmount', '15390.00', '0'), set('vatRateVatAmountHUF', '15390.00', '0.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_NORMAL',
    'domestic',
    [ofSum(MARGIN)],
    [ofSum('<marginSchemeIndicator>TRAVEL_AGENCY</marginSchemeIndicator>')],
    'others',
  ],
  ['INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL', 'domestic', [ofSum(REVERSED)], [], 'others'],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_LINE',
    'domestic',
    [set('vatRateNetAmount', '57000.00', '57570.01')],
    [set('vatRateNetAmount', '57000.00', '57570.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_HUF_LINE',
    'domestic',
    [set('vatRateNetAmountHUF', '57000.00', '57570.01')],
    [set('vatRateNetAmountHUF', '57000.00', '57570.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_HUF_SUMMARY',
    'domestic',
    [set('vatRateVatAmountHUF', '15390.00', '15543.91')],
    [set('vatRateVatAmountHUF', '15390.00', '15543.90')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_LINE_HUF',
    'domestic',
    [set('invoiceNetAmountHUF', '53000.00', '53530.01')],
    [set('invoiceNetAmountHUF', '53000.00', '53530.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_LINE',
    'simplified',
    [set('invoiceGrossAmount', '8010.00', '8090.11')],
    [set('invoiceGrossAmount', '8010.00', '8090.10')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_LINE',
    'simplified',
    [set('invoiceGrossAmountHUF', '8010.00', '8090.11')],
    [set('invoiceGrossAmountHUF', '8010.00', '8090.10')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_SUMMARY_SIMPLIFIED',
    'simplified',
    [set('vatContentGrossAmount', '3810.00', '3848.11')],
    [set('vatContentGrossAmount', '3810.00', '3848.10')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_HUF_SUMMARY_SIMPLIFIED',
    'simplified',
    [set('vatContentGrossAmountHUF', '3810.00', '3848.11')],
    [set('vatContentGrossAmountHUF', '3810.00', '3848.10')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_INVOICE_VAT_CONTENT_GROSS_AMOUNT_HUF',
    'simplified',
    [set('vatContentGrossAmountHUF', '4200.00', '4242.01')],
    [set('vatContentGrossAmountHUF', '4200.00', '4242.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT',
    'domestic',
    [set('invoiceNetAmount', '53000.00', '-0.01')],
    [set('invoiceNetAmount', '53000.00', '0.00')],
    'others',
  ],
  [
    'INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT',
    'simplified',
    [set('invoiceGrossAmount', '8010.00', '-0.01')],
    [set('invoiceGrossAmount', '8010.00', '0.00')],
    'others',
  ],
];

export const NAV_SUMMARY_CASES: readonly NavCase[] = [...CASES, ...SUMMARY];
