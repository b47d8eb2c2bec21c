import { Amount, amountOf } from '../../../core/num/amount.ts';
import type { CategoryTotal, RateTotal, TaxTotal } from '../total.ts';
import type { OpenCategory, OpenRate } from './open-totals.ts';
import { OpenTotals } from './open-totals.ts';
import { includedCombo, shareIncluded } from './included-taxes.ts';
import type { CalculationScope } from './scope.ts';
import type { TaxableRow } from './taxable-row.ts';
import { matchRounding, pathOf } from './scope.ts';
import { withMembers } from '../../../core/schema/draft.ts';
import { documentMessages } from '../../messages.ts';

/** Sums the taxes of all rows, without rounding except in model `currency`. */
export function sumTaxes(rows: readonly TaxableRow[], included: string, at: string, scope: CalculationScope): TaxTotal {
  const open = new OpenTotals(scope);
  const shared = scope.rounding === 'currency' && included !== '' ? shareIncluded(rows, included, open, scope) : [];
  for (const [index, row] of rows.entries()) {
    const amount = shared[index] ?? baseOf(row, included, scope);
    for (const combo of row.combos) {
      const rate = open.rateOf(combo);
      rate.base = matchRounding(rate.base, amount, scope).add(amount);
      if (scope.trace) rate.rows.push({ path: pathOf(row.place), value: amount.toString() });
    }
  }
  if (scope.trace) traceRates(open.categories, at, scope, scope.trace);
  return closeTotal(
    open.categories.map((category) => ({
      code: category.code,
      retained: category.retained || undefined,
      informative: category.informative || undefined,
      rates: category.rates.map((rate) => rateTotal(rate, scope)),
      amount: Amount.ZERO,
    })),
    scope,
  );
}

/** Taxable amount of a row: without the included tax, with two decimals beyond the currency's. */
function baseOf(row: TaxableRow, included: string, scope: CalculationScope): Amount {
  const amount = row.amount.rescaleUp(scope.decimals + 2);
  const percent = includedCombo(row, included, scope)?.percent;
  return percent ? amount.remove(percent) : amount;
}

function rateTotal({ combo, base, included }: OpenRate, scope: CalculationScope): RateTotal {
  const { percent, surcharge } = combo;
  return {
    country: combo.country,
    key: combo.key,
    ext: combo.ext,
    base,
    percent,
    amount: included ?? (percent ? percent.of(base) : amountOf(0, scope.decimals)),
    surcharge: surcharge && { percent: surcharge, amount: percent ? surcharge.of(base) : amountOf(0, scope.decimals) },
  };
}

function traceRates(
  categories: readonly OpenCategory[],
  at: string,
  scope: CalculationScope,
  trace: NonNullable<CalculationScope['trace']>,
): void {
  categories.forEach((category, c) => {
    category.rates.forEach((rate, r) => {
      const path = `${at}.categories[${c}].rates[${r}]`;
      const { base, amount, percent } = rateTotal(rate, scope);
      const { included } = rate;
      const decimals = scope.decimals;
      trace({
        path: `${path}.base`,
        rule: documentMessages.sumOfRows,
        operands: rate.rows,
        exact: base,
        value: base.rescale(decimals),
      });
      if (!percent) return;
      const operands = [
        { path: `${path}.base`, value: base.toString() },
        { path: `${path}.percent`, value: percent.toString() },
      ];
      trace({
        path: `${path}.amount`,
        rule: included ? documentMessages.taxInPrices : documentMessages.percentageOfBase,
        operands,
        exact: included ?? percent.of(base.upscale(percent.fraction.scale)),
        value: amount.rescale(decimals),
      });
    });
  });
}

/** Recalculates category amounts, surcharges and sums from the rates. */
function closeTotal(categories: readonly CategoryTotal[], scope: CalculationScope): TaxTotal {
  const zero = amountOf(0, scope.decimals);
  let sum = zero;
  let retained: Amount | undefined;
  const closed = categories.map((category) => {
    let amount = zero;
    let surcharge: Amount | undefined;
    for (const rate of category.rates ?? []) {
      amount = matchRounding(amount, rate.amount, scope).add(rate.amount);
      if (!rate.percent || !rate.surcharge) continue;
      surcharge = matchRounding(surcharge ?? zero, rate.surcharge.amount, scope).add(rate.surcharge.amount);
    }
    if (category.retained) {
      retained = matchRounding(retained ?? zero, amount, scope).add(amount);
      if (surcharge) retained = retained.add(surcharge);
    } else if (!category.informative) {
      sum = matchRounding(sum, amount, scope).add(amount);
      if (surcharge) sum = sum.add(surcharge);
    }
    return withMembers(category, { amount, surcharge });
  });
  return { categories: closed, sum, retained };
}

/** Each figure rounded to the currency. */
export function roundTotal(total: TaxTotal, decimals: number): TaxTotal {
  return {
    categories: total.categories?.map((category) => ({
      ...category,
      rates: category.rates?.map((rate) => ({
        ...rate,
        base: rate.base.rescale(decimals),
        amount: rate.amount.rescale(decimals),
        surcharge: rate.surcharge && { ...rate.surcharge, amount: rate.surcharge.amount.rescale(decimals) },
      })),
      amount: category.amount.rescale(decimals),
      surcharge: category.surcharge?.rescale(decimals),
    })),
    sum: total.sum.rescale(decimals),
    retained: total.retained?.rescale(decimals),
  };
}

/** The tax totals of a referenced document, recalculated from their bases and percentages. */
export function recalculateTotal(total: TaxTotal, scope: CalculationScope): TaxTotal {
  const categories = (total.categories ?? []).map((category) => ({
    ...category,
    rates: category.rates?.map((rate) => ({
      ...rate,
      amount: rate.percent ? rate.percent.of(rate.base) : amountOf(0, scope.decimals),
      surcharge: rate.surcharge && {
        ...rate.surcharge,
        amount: rate.percent ? rate.surcharge.percent.of(rate.base) : rate.surcharge.amount,
      },
    })),
  }));
  return closeTotal(categories, scope);
}

/** Taxes of one kind, with their places in the tax total. */
export interface ExactTaxes {
  readonly sum: Amount;
  readonly parts: readonly (readonly [place: string, amount: Amount])[];
}

/** The taxes added and withheld, without intermediate rounding; for the trace. */
export function exactTaxes(total: TaxTotal): { readonly added: ExactTaxes; readonly withheld: ExactTaxes } {
  const added: [string, Amount][] = [];
  const withheld: [string, Amount][] = [];
  total.categories?.forEach((category, c) => {
    if (category.informative) return;
    category.rates?.forEach(({ base, percent, surcharge }, r) => {
      const shares = [
        ['amount', percent],
        ['surcharge.amount', percent && surcharge?.percent],
      ] as const;
      for (const [member, share] of shares) {
        if (!share) continue;
        const amount = share.of(base.upscale(share.fraction.scale));
        (category.retained ? withheld : added).push([`categories[${c}].rates[${r}].${member}`, amount]);
      }
    });
  });
  return { added: summed(added), withheld: summed(withheld) };
}

function summed(parts: ExactTaxes['parts']): ExactTaxes {
  const sum = parts.reduce((all, [, amount]) => all.matchPrecision(amount).add(amount), Amount.ZERO);
  return { sum, parts };
}
