import type { Edit } from './conditions.ts';
import type { NavCase } from './nav-edits.ts';

/** What breaks the conditions of NAV on product fees, and what just holds, as edits of an own invoice. */

interface Fee {
  readonly category?: string;
  readonly code?: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly amount?: string;
}

const data = (name: string, { category = 'KT', code, quantity = '40', unit = 'KG', amount = '4560' }: Fee): string =>
  `<${name}><productFeeCode><productCodeCategory>${category}</productCodeCategory>${code ?? '<productCodeValue>611</productCodeValue>'}</productFeeCode>` +
  `<productFeeQuantity>${quantity}</productFeeQuantity><productFeeMeasuringUnit>${unit}</productFeeMeasuringUnit>` +
  `<productFeeRate>114</productFeeRate><productFeeAmount>${amount}</productFeeAmount></${name}>`;

const value = (text: string): string => `<productCodeValue>${text}</productCodeValue>`;

const IS_OBLIGED = '<obligatedForProductFee>true</obligatedForProductFee>';

/** The first line has product fees. */
const line = (fees: readonly Fee[], { before = IS_OBLIGED, takeover = '' } = {}): Edit => [
  '</lineAmountsNormal>',
  `</lineAmountsNormal>${before}${takeover === '' ? '' : `<productFeeClause><productFeeTakeoverData><takeoverReason>${takeover}</takeoverReason></productFeeTakeoverData></productFeeClause>`}` +
    fees.map((fee) => data('lineProductFeeContent', fee)).join(''),
];

const obligated = (vat: string, county: string): string =>
  '<paymentEvidenceDocumentData><evidenceDocumentNo>1</evidenceDocumentNo><evidenceDocumentDate>2026-11-20</evidenceDocumentDate><obligatedName>Kádár</obligatedName>' +
  `<obligatedTaxNumber><base:taxpayerId>12892312</base:taxpayerId><base:vatCode>${vat}</base:vatCode><base:countyCode>${county}</base:countyCode></obligatedTaxNumber></paymentEvidenceDocumentData>`;

const summary = (fees: readonly Fee[], charge = '4560', evidence = ''): Edit => [
  '<invoiceSummary>',
  `<productFeeSummary><productFeeOperation>DEPOSIT</productFeeOperation>${fees.map((fee) => data('productFeeData', fee)).join('')}` +
    `<productChargeSum>${charge}</productChargeSum>${evidence}</productFeeSummary><invoiceSummary>`,
];

const fees = (ofLine: Fee, ofSummary: Fee = ofLine, takeover = ''): readonly Edit[] => [
  line([ofLine], { takeover }),
  summary([ofSummary]),
];
const RIGHT = fees({});
const own = (rule: string, breaks: readonly Edit[], holds = RIGHT, among?: 'others'): NavCase =>
  among ? [rule, 'domestic', breaks, holds, among] : [rule, 'domestic', breaks, holds];

const CALCULATION = 'INCORRECT_PRODUCT_FEE_CALCULATION';
const OF_LINE = 'MISSING_PRODUCT_FEE_DATA_LINE';

export const NAV_FEE_CASES: readonly NavCase[] = [
  own(
    'INCORRECT_VAT_CODE_TAXNUMBEROFOBLIGATOR',
    [line([{}]), summary([{}], '4560', obligated('4', '42'))],
    [line([{}]), summary([{}], '4560', obligated('5', '42'))],
  ),
  own(
    'INCORRECT_COUNTY_CODE_TAXNUMBEROFOBLIGATOR',
    [line([{}]), summary([{}], '4560', obligated('2', '21'))],
    [line([{}]), summary([{}], '4560', obligated('2', '51'))],
  ),
  own(
    'INCORRECT_PRODUCT_CODE_CATEGORY_TAKEOVER_01',
    fees({ category: 'VTSZ', code: value('27101981') }, { category: 'VTSZ', code: value('27101981') }, '01'),
    [
      line([{ category: 'VTSZ', code: value('27101981') }, { code: value('601') }], { takeover: '01' }),
      summary([{ category: 'VTSZ', code: value('27101981') }, { code: value('601') }], '9120'),
    ],
    'others',
  ),
  own(
    'INCORRECT_PRODUCT_CODE_VALUE_TAKEOVER_01',
    fees({ category: 'VTSZ', code: value('27102000') }, { category: 'VTSZ', code: value('27102000') }, '01'),
    fees({ category: 'VTSZ', code: value('34039900') }, { category: 'VTSZ', code: value('34039900') }, '01'),
    'others',
  ),
  own(
    'INCORRECT_PRODUCT_CODE_CATEGORY_VALUE_TAKEOVER_01',
    fees({ code: value('602') }, { code: value('602') }, '01'),
    fees({ code: value('601') }, { code: value('601') }, '01'),
  ),
  own(
    'INCORRECT_PRODUCT_CODE_VALUE_OWN',
    fees({ category: 'OWN', code: value('A1') }),
    fees({ category: 'OWN', code: '<productCodeOwnValue>A1</productCodeOwnValue>' }),
    'others',
  ),
  own(
    'INCORRECT_PRODUCT_CODE_FEE_WEIGHT',
    fees({ category: 'VTSZ' }),
    fees({ category: 'VTSZ', unit: 'DARAB' }),
    'others',
  ),
  own(
    'INCORRECT_PRODUCT_CODE_FEE_CATEGORY',
    fees({ category: 'KN', unit: 'DARAB' }),
    fees({ category: 'CSK' }),
    'others',
  ),
  own('INCORRECT_PRODUCT_CODE_FEE_SUMMARY_CATEGORY', fees({ category: 'KN' }), fees({ category: 'CSK' }), 'others'),
  own('INCORRECT_PRODUCT_CODE_FEE_CATEGORY_MISSING', fees({ category: 'CSK' }, {}), [
    line([{ category: 'CSK' }]),
    summary([{ category: 'CSK' }, {}], '9120'),
  ]),
  own(`${OF_LINE}_OBLIGATED_CONTENT_EMPTY`, [line([]), summary([{}])], RIGHT, 'others'),
  own(
    `${OF_LINE}_OBLIGATED_SUMMARY_EMPTY`,
    [line([])],
    [line([], { before: IS_OBLIGED.replace('true', 'false') })],
    'others',
  ),
  own(`${OF_LINE}_CONTENT_SUMMARY_EMPTY`, [line([{}], { before: '' })], RIGHT, 'others'),
  own('MISSING_LINE_PRODUCT_FEE_CONTENT', [summary([{}])]),
  own(
    `${OF_LINE}_QUANTITY_SUMMARY_QUANTITY`,
    [line([{ quantity: '39.999999' }]), summary([{}])],
    [line([{ quantity: '15' }, { quantity: '25', amount: '0' }]), summary([{}])],
  ),
  own(`${OF_LINE}_MEASURING_SUMMARY`, [line([{ unit: 'DARAB' }]), summary([{}])]),
  own('INCORRECT_PRODUCT_FEE_DATA_OBLIGATED_LINE', [line([{}], { before: '' }), summary([{}])]),
  own('INCORRECT_PRODUCT_FEE_DATA_CHARGE_SUM', [line([{}]), summary([], '0')], RIGHT, 'others'),
  own(
    `${CALCULATION}_PRODUCT_FEE_AMOUNT`,
    [line([{ amount: '4605.61' }]), summary([{ amount: '4605.61' }], '4605.61')],
    [line([{ amount: '4605.60' }]), summary([{ amount: '4605.60' }], '4605.60')],
  ),
  own(
    `${CALCULATION}_AGGREGATE_PRODUCT_CHARGE_SUM`,
    [line([{}]), summary([{}], '4605.61')],
    [line([{}]), summary([{}], '4514.40')],
  ),
  own(
    `${CALCULATION}_PRODUCT_FEE_AMOUNT_SUMMARY`,
    [line([{ amount: '4514.85' }]), summary([{}])],
    [line([{ amount: '4514.86' }]), summary([{}])],
  ),
];
