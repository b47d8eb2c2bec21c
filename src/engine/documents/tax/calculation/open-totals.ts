import type { Amount } from '../../../core/num/amount.ts';
import { amountOf } from '../../../core/num/amount.ts';
import type { Percentage } from '../../../core/num/percentage.ts';
import type { MapOf } from '../../../core/schema/composites.ts';
import type { TaxCombo } from '../set.ts';
import { categoryOf } from './combos.ts';
import type { CalculationScope } from './scope.ts';

/** A rate total that still receives rows. */
export interface OpenRate {
  readonly combo: TaxCombo;
  base: Amount;
  /** The tax if it was removed from prices at the precision of the currency, and so is not a percentage of the base. */
  included: Amount | undefined;
  /** Rows of the base, for the trace. */
  readonly rows: { readonly path: string; readonly value: string }[];
}

export interface OpenCategory {
  readonly code: string;
  readonly retained: boolean;
  readonly informative: boolean;
  /** In order of appearance. */
  readonly rates: OpenRate[];
  /** Rate totals by the common terms of their combos; built once there are too many to search. */
  byTerms: Map<string, OpenRate> | undefined;
}

/** Few documents have more rates than this, and searching so many is faster than building keys. */
const FEW = 12;

/** The tax totals of a document while its rows are summed. */
export class OpenTotals {
  /** In order of appearance. */
  readonly categories: OpenCategory[] = [];
  readonly #byCode = new Map<string, OpenCategory>();
  readonly #scope: CalculationScope;

  constructor(scope: CalculationScope) {
    this.#scope = scope;
  }

  /** The rate total of a combo, created for the first one of its kind. */
  rateOf(combo: TaxCombo): OpenRate {
    const category = this.#categoryOf(combo);
    const { rates } = category;
    if (rates.length < FEW) {
      return rates.find((open) => sharesTerms(open.combo, combo)) ?? this.#open(category, combo);
    }
    const byTerms = (category.byTerms ??= new Map(rates.map((rate) => [termsOf(rate.combo), rate])));
    const terms = termsOf(combo);
    let rate = byTerms.get(terms);
    if (!rate) {
      rate = this.#open(category, combo);
      byTerms.set(terms, rate);
    }
    return rate;
  }

  #open(category: OpenCategory, combo: TaxCombo): OpenRate {
    const rate = { combo, base: amountOf(0, this.#scope.decimals), included: undefined, rows: [] };
    category.rates.push(rate);
    return rate;
  }

  #categoryOf(combo: TaxCombo): OpenCategory {
    let category = this.#byCode.get(combo.cat);
    if (!category) {
      const { retained = false, informative = false } = categoryOf(combo, this.#scope) ?? {};
      category = { code: combo.cat, retained, informative, rates: [], byTerms: undefined };
      this.#byCode.set(combo.cat, category);
      this.categories.push(category);
    }
    return category;
  }
}

/** Combos share a rate total if extensions, country and percentages are equal; the key does not matter. */
function sharesTerms(a: TaxCombo, b: TaxCombo): boolean {
  return a.country === b.country && sameRate(a, b) && sameExtensions(a.ext, b.ext);
}

function sameRate(a: TaxCombo, b: TaxCombo): boolean {
  return samePercentage(a.percent, b.percent) && (!a.percent || samePercentage(a.surcharge, b.surcharge));
}

function samePercentage(a: Percentage | undefined, b: Percentage | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.equals(b));
}

function sameExtensions(a: MapOf<string> | undefined, b: MapOf<string> | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** A text that is equal for two combos exactly if their terms are. */
function termsOf(combo: TaxCombo): string {
  const ext = combo.ext && Object.entries(combo.ext).sort(([a], [b]) => (a < b ? -1 : 1));
  const percent = combo.percent && plain(combo.percent);
  const surcharge = combo.percent && combo.surcharge && plain(combo.surcharge);
  return JSON.stringify([combo.country ?? null, percent ?? null, surcharge ?? null, ext ?? null]);
}

/** Without zeros that do not change the percentage. */
function plain(percentage: Percentage): string {
  const digits = percentage.fraction.toString();
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}
