import { foundElements, has } from '../../en16931/rules/paths.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { at, forbids, needs, oneOf, range, rows, unique, warns, type Unplaced } from '../../rules/kit/verbs.ts';
import { figureAt, textAt, textsOf } from '../../rules/shared/conditions/conditions.ts';
import { adds, calculated, inHuf } from './figures.ts';
import { allOf, lineSum, rateKeyOf, sameMarks } from './further-facts.ts';
import { navMessages } from './messages.ts';
import { judged } from './judged.ts';

const INVOICE = '/InvoiceData/invoiceMain/invoice';
const CATEGORY = 'invoiceHead/invoiceDetail/invoiceCategory';
const FULL = `${INVOICE}[${CATEGORY}~NORMAL|AGGREGATE]`;
const SIMPLIFIED = `${INVOICE}[${CATEGORY}~SIMPLIFIED]`;

const RATE = 'aggregateInvoiceLineData/lineExchangeRate';
/** The same amount of a line in HUF, by the rate of the line. */
const byLineRate = (id: string, amount: string): Unplaced =>
  calculated(id, `${amount}HUF`, `${amount} × ${RATE}`, (line) => {
    const [base, rate] = [figureAt(line, amount), figureAt(line, RATE)];
    return base && rate && base.times(rate);
  });

const NO_TAX = ['lineVatData/lineVatAmount', 'lineVatData/lineVatAmountHUF'];
const untaxed = (id: string): Unplaced => range(id, NO_TAX, { exactly: '0' }, warns);
const NEW = '[!lineModificationReference/lineOperation~MODIFY]';
/** A line of text alone has no amounts. */
const SOLD = '[quantity]';

export const furtherLineRows: readonly AnyRow[] = rows(
  at('line[unitOfMeasure=OWN]', needs('INCORRECT_LINE_DATA_UOM_INCOMPLETE', 'unitOfMeasureOwn', warns)),
  at(
    'line[aggregateInvoiceLineData]',
    byLineRate('INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_UNIT_PRICE_HUF', 'unitPrice'),
    byLineRate(
      'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_NET_AMOUNT_HUF',
      'lineAmountsNormal/lineNetAmountData/lineNetAmount',
    ),
    byLineRate(
      'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_VAT_AMOUNT_HUF',
      'lineAmountsNormal/lineVatData/lineVatAmount',
    ),
    byLineRate(
      'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_GROSS_AMOUNT_NORMAL_HUF',
      'lineAmountsNormal/lineGrossAmountData/lineGrossAmountNormal',
    ),
  ),
  at(
    `line${NEW}`,
    calculated(
      'INCORRECT_LINE_CALCULATION_GROSS_AMOUNT',
      'lineAmountsSimplified/lineGrossAmountSimplified',
      'quantity × unitPrice − lineDiscountData/discountValue',
      (line) => {
        const [quantity, price] = [figureAt(line, 'quantity'), figureAt(line, 'unitPrice')];
        const [value, rate] = ['discountValue', 'discountRate'].map((name) =>
          figureAt(line, `lineDiscountData/${name}`),
        );
        const whole = quantity && price && quantity.times(price);
        if (!whole || value) return value && whole?.minus(value);
        return rate ? whole.minus(whole.times(rate)) : whole;
      },
    ),
  ),
  at(
    'lineAmountsSimplified',
    inHuf('INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_SIMPLIFIED_HUF', 'lineGrossAmountSimplified'),
  ),
  at(
    'lineAmountsNormal[lineNetAmountData/lineNetAmountHUF][lineVatData/lineVatAmountHUF]',
    adds(
      'INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_SUM',
      'lineGrossAmountData/lineGrossAmountNormalHUF',
      'lineNetAmountData/lineNetAmountHUF + lineVatData/lineVatAmountHUF',
    ),
  ),
  at(
    'line',
    judged(
      'INCORRECT_LINE_DATA_SELF_LINE_NUMBER',
      'referencesToOtherLines/referenceToOtherLine',
      { fault: navMessages.toItself, requirement: navMessages.toAnother },
      (line) =>
        !textsOf(line, 'referencesToOtherLines/referenceToOtherLine').includes(textAt(line, 'lineNumber') ?? ''),
      warns,
    ),
  ),
  at('lineAmountsNormal[lineVatRate/vatExemption]', untaxed('INCORRECT_LINE_DATA_VAT_EXEMPTION_NORMAL')),
  at('lineAmountsNormal[lineVatRate/vatOutOfScope]', untaxed('INCORRECT_LINE_DATA_VAT_OUT_OF_SCOPE_NORMAL')),
  at(
    'lineAmountsNormal[lineVatRate/vatDomesticReverseCharge~true|1]',
    untaxed('INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL'),
  ),
  at(
    'lineAmountsNormal[lineVatRate/marginSchemeIndicator!~TRAVEL_AGENCY]',
    untaxed('INCORRECT_LINE_DATA_MARGIN_SCHEME_INDICATOR_NORMAL'),
  ),
  at(
    `${INVOICE}[invoiceLines/line/lineAmountsNormal/lineVatRate/vatDomesticReverseCharge~true|1]`,
    oneOf(
      'INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE',
      'invoiceHead/customerInfo/customerVatStatus',
      'DOMESTIC',
      warns,
    ),
  ),
  at(
    `${FULL}/invoiceLines/line${NEW}${SOLD}`,
    needs('INCORRECT_LINE_DATA_LINE_AMOUNTS_NORMAL_MANDATORY', 'lineAmountsNormal', warns),
  ),
  at(
    `${SIMPLIFIED}/invoiceLines/line${NEW}${SOLD}`,
    needs('INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_MANDATORY', 'lineAmountsSimplified', warns),
  ),
  at(
    `${INVOICE}[${CATEGORY}~AGGREGATE]/invoiceLines/line${NEW}${SOLD}`,
    needs('INCORRECT_LINE_DATA_AGGREGATE_INV_LINE_DATA_MANDATORY', 'aggregateInvoiceLineData', warns),
  ),
  at(
    `${INVOICE}[${CATEGORY}~NORMAL|SIMPLIFIED]/invoiceLines/line`,
    forbids('INCORRECT_LINE_DATA_AGGREGATE_INVOICE_LINE_DATA', 'aggregateInvoiceLineData', warns),
  ),
  at(
    `${FULL}/invoiceLines/line`,
    forbids('LINE_SUMMARY_TYPE_MISMATCH_LINE_SIMPLIFIED', 'lineAmountsSimplified'),
    forbids(
      'INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_NOT_ALLOWED',
      'lineAmountsSimplified/lineVatRate/vatContent',
      warns,
    ),
  ),
  at(`${SIMPLIFIED}/invoiceLines/line`, forbids('LINE_SUMMARY_TYPE_MISMATCH_LINE_NORMAL', 'lineAmountsNormal')),
  at(FULL, forbids('LINE_SUMMARY_TYPE_MISMATCH_SUMMARY_SIMPLIFIED', 'invoiceSummary/summarySimplified')),
  at(SIMPLIFIED, forbids('LINE_SUMMARY_TYPE_MISMATCH_SUMMARY_NORMAL', 'invoiceSummary/summaryNormal')),
  at(
    'invoiceLines',
    unique(
      'DUPLICATE_INVOICE_LINE_CREATION',
      'line/lineModificationReference[lineOperation~CREATE]/lineNumberReference',
    ),
  ),
);

const CREATED = '[!invoiceReference]';
const NORMAL_LINES = 'invoiceLines/line/lineAmountsNormal/lineVatRate';
const SIMPLIFIED_LINES = 'invoiceLines/line/lineAmountsSimplified/lineVatRate';
const both = (lines: string, summary: string): readonly [string, string] => [
  lines,
  `invoiceSummary/${summary}/vatRate`,
];
const NORMAL = both(NORMAL_LINES, 'summaryNormal/summaryByVatRate');
const SIMPLE = both(SIMPLIFIED_LINES, 'summarySimplified');
const NO_SUM = ['vatRateVatData/vatRateVatAmount', 'vatRateVatData/vatRateVatAmountHUF'];
const untaxedSum = (id: string): Unplaced => range(id, NO_SUM, { exactly: '0' }, warns);

const ofLines = (id: string, target: string, amounts: string, member: string, up: 2 | 1): Unplaced =>
  calculated(id, target, `Σ ${amounts}/${member}`, (summary) => {
    const invoice = up === 2 ? summary.parent?.parent?.parent : summary.parent?.parent;
    if (!invoice || has(invoice, 'invoiceReference')) return undefined;
    return lineSum(invoice, amounts, member, rateKeyOf(foundElements(summary, 'vatRate')[0]));
  });

export const furtherSummaryRows: readonly AnyRow[] = rows(
  at(
    `${INVOICE}${CREATED}[invoiceLines/line/lineAmountsNormal]`,
    sameMarks('INCORRECT_SUMMARY_DATA_VAT_PERCENTAGE', 'vatPercentage', NORMAL),
    sameMarks('INCORRECT_SUMMARY_DATA_VAT_EXEMPTION', 'vatExemption', NORMAL),
    sameMarks('INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE', 'vatOutOfScope', NORMAL),
    sameMarks('INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE', 'vatDomesticReverseCharge', NORMAL),
    sameMarks('INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR', 'marginSchemeIndicator', NORMAL),
    sameMarks('INCORRECT_SUMMARY_DATA_VAT_AMOUNT_MISMATCH_NORMAL', 'vatAmountMismatch', NORMAL),
    calculated(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_LINE_HUF',
      'invoiceSummary/summaryNormal/invoiceNetAmountHUF',
      'Σ lineNetAmountData/lineNetAmountHUF',
      (invoice) => allOf(invoice, 'invoiceLines/line/lineAmountsNormal/lineNetAmountData/lineNetAmountHUF'),
    ),
  ),
  at(
    `${INVOICE}${CREATED}[invoiceLines/line/lineAmountsSimplified]`,
    sameMarks('INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_SUMMARY_SIMPLIFIED', 'vatContent', SIMPLE),
    sameMarks('INCORRECT_SUMMARY_CALCULATION_VAT_EXEMPTION_SUMMARY_SIMPLIFIED', 'vatExemption', SIMPLE),
    sameMarks('INCORRECT_SUMMARY_CALCULATION_VAT_OUT_OF_SCOPE_SUMMARY_SIMPLIFIED', 'vatOutOfScope', SIMPLE),
    sameMarks(
      'INCORRECT_SUMMARY_CALCULATION_VAT_DOMESTIC_REVERSE_CHARGE_SUMMARY_SIMPLIFIED',
      'vatDomesticReverseCharge',
      SIMPLE,
    ),
    sameMarks('INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_SUMMARY_SIMPLIFIED', 'marginSchemeIndicator', SIMPLE),
    sameMarks('INCORRECT_SUMMARY_CALCULATION_VAT_AMOUNT_MISMATCH_SUMMARY_SIMPLIFIED', 'vatAmountMismatch', SIMPLE),
    calculated(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_LINE',
      'invoiceSummary/summaryGrossData/invoiceGrossAmount',
      'Σ lineGrossAmountSimplified',
      (invoice) => allOf(invoice, 'invoiceLines/line/lineAmountsSimplified/lineGrossAmountSimplified'),
    ),
    calculated(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_LINE',
      'invoiceSummary/summaryGrossData/invoiceGrossAmountHUF',
      'Σ lineGrossAmountSimplifiedHUF',
      (invoice) => allOf(invoice, 'invoiceLines/line/lineAmountsSimplified/lineGrossAmountSimplifiedHUF'),
    ),
  ),
  at(
    'summaryByVatRate',
    ofLines(
      'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_LINE',
      'vatRateNetData/vatRateNetAmount',
      'lineAmountsNormal',
      'lineNetAmountData/lineNetAmount',
      2,
    ),
    ofLines(
      'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_HUF_LINE',
      'vatRateNetData/vatRateNetAmountHUF',
      'lineAmountsNormal',
      'lineNetAmountData/lineNetAmountHUF',
      2,
    ),
    calculated(
      'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_HUF_SUMMARY',
      'vatRateVatData/vatRateVatAmountHUF',
      'vatRateNetData/vatRateNetAmountHUF × vatRate/vatPercentage',
      (element) => {
        const [base, rate] = [
          figureAt(element, 'vatRateNetData/vatRateNetAmountHUF'),
          figureAt(element, 'vatRate/vatPercentage'),
        ];
        return base && rate && base.times(rate);
      },
    ),
  ),
  at('summaryByVatRate[vatRate/vatExemption]', untaxedSum('INCORRECT_SUMMARY_DATA_VAT_EXEMPTION_NORMAL')),
  at('summaryByVatRate[vatRate/vatOutOfScope]', untaxedSum('INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE_NORMAL')),
  at(
    'summaryByVatRate[vatRate/vatDomesticReverseCharge~true|1]',
    untaxedSum('INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL'),
  ),
  at(
    'summaryByVatRate[vatRate/marginSchemeIndicator!~TRAVEL_AGENCY]',
    untaxedSum('INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_NORMAL'),
  ),
  at(
    'summarySimplified',
    ofLines(
      'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_SUMMARY_SIMPLIFIED',
      'vatContentGrossAmount',
      'lineAmountsSimplified',
      'lineGrossAmountSimplified',
      1,
    ),
    ofLines(
      'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_HUF_SUMMARY_SIMPLIFIED',
      'vatContentGrossAmountHUF',
      'lineAmountsSimplified',
      'lineGrossAmountSimplifiedHUF',
      1,
    ),
    inHuf('INCORRECT_SUMMARY_DATA_INVOICE_VAT_CONTENT_GROSS_AMOUNT_HUF', 'vatContentGrossAmount'),
  ),
  at(
    `${FULL}${CREATED}`,
    range(
      'INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT',
      'invoiceSummary/summaryNormal/invoiceNetAmount',
      { atLeast: '0' },
      warns,
    ),
  ),
  at(
    `${SIMPLIFIED}${CREATED}`,
    range(
      'INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT',
      'invoiceSummary/summaryGrossData/invoiceGrossAmount',
      { atLeast: '0' },
      warns,
    ),
  ),
);
