import type { TaxCategoryDefinition, TaxRateDefinition } from '../../../core/tax/definitions.ts';
import { findKey, findRate, valueOn } from '../../../core/tax/rates.ts';
import type { TaxCombo, TaxSet } from '../set.ts';
import type { CalculationScope } from './scope.ts';

/** A combo with its percentages in place, and how its category enters the totals. */
export interface PreparedCombo {
  readonly combo: TaxCombo;
  readonly retained: boolean;
  readonly informative: boolean;
}

/** Looks up key and percentages of every combo of a row. `at` is the path of the set. */
export function prepareCombos(set: TaxSet, at: string, scope: CalculationScope): readonly PreparedCombo[] {
  return set.map((combo, index) => prepareCombo(combo, `${at}[${index}]`, scope));
}

function prepareCombo(given: TaxCombo, at: string, scope: CalculationScope): PreparedCombo {
  const country = given.country ?? '';
  const regime = scope.knowledge.regime(scope.regime);
  const home = country === '' || country === regime?.country;
  const combo = home && country !== '' ? { ...given, country: undefined } : given;
  const law = home ? regime : scope.knowledge.regime(country);
  const lawOf = home ? scope.regime : country;
  const category = scope.knowledge.category(lawOf, combo.cat);
  if (!category) {
    if (law) reportCategory(combo, lawOf, at, scope);
    return { combo, retained: false, informative: false };
  }
  return {
    combo: withRate(combo, category, at, scope),
    retained: category.retained ?? false,
    informative: category.informative ?? false,
  };
}

function withRate(given: TaxCombo, category: TaxCategoryDefinition, at: string, scope: CalculationScope): TaxCombo {
  const key = given.key ?? (category.keys?.length ? 'standard' : '');
  const combo = key === (given.key ?? '') ? given : { ...given, key };
  if (findKey(category, key)?.noPercent) {
    return combo.percent || combo.surcharge ? { ...combo, percent: undefined, surcharge: undefined } : combo;
  }
  if (!combo.rate) return combo;
  const rate = findRate(category, key, combo.rate);
  if (!rate) {
    reportRate(combo.rate, key, category, at, scope);
    return combo;
  }
  if (!rate.values?.length) return combo;
  const value = valueOn(rate, scope.date, combo.ext);
  if (!value) {
    reportDate(rate, category, at, scope);
    return combo;
  }
  return { ...combo, percent: value.percent, surcharge: value.surcharge };
}

function reportCategory(combo: TaxCombo, country: string, at: string, scope: CalculationScope): void {
  const values = scope.knowledge.regime(country)?.categories.map((category) => category.code) ?? [];
  scope.report({
    code: 'CATEGORY',
    path: `${at}.cat`,
    description: `The tax regime of ${country} has no category \`${combo.cat}\`: it has ${values.join(', ')}`,
    value: combo.cat,
    expected: { kind: 'oneOf', values },
  });
}

function reportRate(
  rate: string,
  key: string,
  category: TaxCategoryDefinition,
  at: string,
  scope: CalculationScope,
): void {
  const usable = (category.rates ?? []).filter((entry) => (entry.keys ? entry.keys.includes(key) : key === ''));
  const values = usable.map((entry) => entry.rate);
  const under = key === '' ? '' : ` under the key \`${key}\``;
  const offer = values.length > 0 ? `: it has ${values.join(', ')}` : '';
  scope.report({
    code: 'RATE',
    path: `${at}.rate`,
    description: `The category ${category.code} has no rate \`${rate}\`${under}${offer}`,
    value: rate,
    expected: { kind: 'oneOf', values },
  });
}

function reportDate(
  rate: TaxRateDefinition,
  category: TaxCategoryDefinition,
  at: string,
  scope: CalculationScope,
): void {
  scope.report({
    code: 'RATE-DATE',
    path: `${at}.rate`,
    description: `The rate \`${rate.rate}\` of ${category.code} had no percentage in force on ${scope.date}`,
    value: rate.rate,
  });
}
