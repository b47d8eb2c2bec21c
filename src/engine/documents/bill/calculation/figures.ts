import type { Draft } from '../../../core/schema/draft.ts';
import { draftOf } from '../../../core/schema/draft.ts';
import { currencyScale } from '../../../codelists/currencies.ts';
import type { Amount } from '../../../core/num/amount.ts';
import type { CalculationContext } from '../../behaviour.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import type { TaxableRow } from '../../tax/calculation/taxable-row.ts';
import { sumTaxes } from '../../tax/calculation/totals.ts';
import type { BillDocument } from '../bill-document.ts';
import { applyCustomerRates } from './customer-rates.ts';
import { calculateAdjustments, roundDocumentAdjustment } from './document-adjustments.ts';
import { calculateLines, roundLine } from './lines.ts';
import { calculatePayment } from './payment-terms.ts';
import { calculatePreceding } from './preceding.ts';
import { prepareRows } from './tax-rows.ts';
import { calculateTotals, sumLines, traceSum } from './totals.ts';
import { documentMessages } from '../../messages.ts';

/**
 * Calculates every figure of an invoice, order or delivery. A document tagged `bypass` keeps its figures; one without a
 * currency cannot be calculated.
 */
export function calculateFigures<T extends BillDocument>(given: T, context: CalculationContext): T {
  const scope = scopeOf(given, context);
  if (!scope || given.$tags?.includes('bypass')) return given;
  const document = applyCustomerRates({
    ...given,
    ...(given.complements && { complements: calculateComplements(given.complements, context) }),
    ...(given.preceding && { preceding: calculatePreceding(given.preceding, '$.preceding', scope) }),
  });
  const lines = document.lines && calculateLines(document.lines, '$.lines', scope);
  const sum = sumLines(lines ?? [], scope);
  const discounts = document.discounts?.length ? calculateAdjustments(document.discounts, sum, scope) : undefined;
  const charges = document.charges?.length ? calculateAdjustments(document.charges, sum, scope) : undefined;

  const rows: TaxableRow[] = [];
  prepareRows(rows, lines ?? [], '$.lines', (line) => line.total, scope);
  prepareRows(rows, discounts?.entries ?? [], '$.discounts', (entry) => entry.amount.negate(), scope);
  prepareRows(
    rows,
    charges?.entries ?? [],
    '$.charges',
    (entry) => (entry.informative ? undefined : entry.amount),
    scope,
  );
  if (rows.length === 0) return { ...document, ...(lines && { lines }), totals: undefined };

  if (scope.trace) {
    const amounts = (
      list: string,
      entries: readonly { readonly amount: Amount; readonly informative?: unknown }[] = [],
    ) =>
      entries.map(({ amount, informative }, index) => {
        return [`$.${list}[${index}].amount`, informative ? undefined : amount] as const;
      });
    const totalsOfLines = lines?.map(({ total }, index) => [`$.lines[${index}].total`, total] as const);
    traceSum('sum', documentMessages.sumOfLines, sum, totalsOfLines ?? [], scope);
    traceSum(
      'discount',
      documentMessages.sumOfDiscounts,
      discounts?.sum,
      amounts('discounts', discounts?.entries),
      scope,
    );
    traceSum('charge', documentMessages.sumOfCharges, charges?.sum, amounts('charges', charges?.entries), scope);
  }
  const included = document.tax?.prices_include ?? '';
  const totals = calculateTotals(
    {
      sum,
      discount: discounts?.sum,
      charge: charges?.sum,
      taxes: sumTaxes(rows, included, '$.totals.taxes', scope),
      included,
      rounding: document.totals?.rounding,
    },
    '$.totals',
    scope,
  );
  lines?.forEach(roundLine);
  for (const entry of [...(discounts?.entries ?? []), ...(charges?.entries ?? [])])
    roundDocumentAdjustment(entry, scope);
  const paid = document.payment && calculatePayment(document.payment, totals, scope);
  const figured: Draft<BillDocument> = draftOf<BillDocument>(document);
  figured.lines = lines;
  if (discounts) figured.discounts = discounts.entries;
  if (charges) figured.charges = charges.entries;
  if (paid) figured.payment = paid.payment;
  figured.totals = paid?.totals ?? totals;
  return figured as T;
}

function scopeOf(document: BillDocument, context: CalculationContext): CalculationScope | undefined {
  const currency = document.currency ?? '';
  if (currency === '') return undefined;
  // An unknown currency is an error already. Two decimals let everything else be calculated and judged.
  const decimals = currencyScale(currency) ?? 2;
  const regime = context.knowledge.regime(document.$regime ?? '');
  return {
    knowledge: context.knowledge,
    regime: document.$regime ?? '',
    currency,
    decimals,
    rounding: document.tax?.rounding ?? regime?.rounding ?? 'precise',
    date: document.value_date ?? document.issue_date,
    exchangeRates: document.exchange_rates ?? [],
    report: context.report,
    trace: context.trace,
  };
}

function calculateComplements(complements: NonNullable<BillDocument['complements']>, context: CalculationContext) {
  return complements.map((complement, index) => context.calculateEmbedded(complement, `$.complements[${index}]`));
}
