import type { TaxCategoryDefinition, TaxRateDefinition } from '../../../core/tax/definitions.ts';
import { findKey, findRate, valueOn } from '../../../core/tax/rates.ts';
import type { Draft } from '../../../core/schema/draft.ts';
import { draftOf } from '../../../core/schema/draft.ts';
import type { TaxCombo, TaxSet } from '../set.ts';
import type { CalculationScope, RowPlace } from './scope.ts';
import { pathOf } from './scope.ts';

/** Looks up key and percentages of every combo of a row, in copies of their own. */
export function prepareCombos(set: TaxSet, row: RowPlace, scope: CalculationScope): TaxSet {
  return set.map((combo, index) => prepareCombo(combo, index, row, scope));
}

/** The category that a prepared combo means, which says how it enters the totals. */
export function categoryOf(combo: TaxCombo, scope: CalculationScope): TaxCategoryDefinition | undefined {
  return scope.knowledge.category(combo.country || scope.regime, combo.cat);
}

function prepareCombo(given: TaxCombo, index: number, row: RowPlace, scope: CalculationScope): TaxCombo {
  const combo = draftOf(given);
  const regime = scope.knowledge.regime(scope.regime);
  if (regime && combo.country === regime.country) combo.country = undefined;
  const category = categoryOf(combo, scope);
  if (category) setRate(combo, category, index, row, scope);
  else reportCategory(combo, index, row, scope);
  return combo;
}

function setRate(
  combo: Draft<TaxCombo>,
  category: TaxCategoryDefinition,
  index: number,
  row: RowPlace,
  scope: CalculationScope,
): void {
  const key = combo.key ?? (category.keys?.length ? 'standard' : '');
  if (key !== '') combo.key = key;
  if (findKey(category, key)?.noPercent) {
    combo.percent = combo.surcharge = undefined;
    return;
  }
  if (!combo.rate) return;
  const rate = findRate(category, key, combo.rate);
  if (!rate) {
    reportRate(combo.rate, key, category, `${comboPath(index, row)}.rate`, scope);
    return;
  }
  if (!rate.values?.length) return;
  const value = valueOn(rate, scope.date, combo.ext);
  if (!value) {
    reportDate(rate, category, `${comboPath(index, row)}.rate`, scope);
    return;
  }
  combo.percent = value.percent;
  combo.surcharge = value.surcharge;
}

function comboPath(index: number, row: RowPlace): string {
  return `${pathOf(row)}.taxes[${index}]`;
}

/** Where no law is known that could have categories, nobody can tell. */
function reportCategory(combo: TaxCombo, index: number, row: RowPlace, scope: CalculationScope): void {
  const country = combo.country || scope.regime;
  const law = scope.knowledge.regime(country);
  if (!law) return;
  const values = law.categories.map((category) => category.code);
  scope.report({
    code: 'CATEGORY',
    path: `${comboPath(index, row)}.cat`,
    description: `The tax regime of ${country} has no category \`${combo.cat}\`: it has ${values.join(', ')}`,
    value: combo.cat,
    expected: { kind: 'oneOf', values },
  });
}

function reportRate(
  rate: string,
  key: string,
  category: TaxCategoryDefinition,
  path: string,
  scope: CalculationScope,
): void {
  const usable = (category.rates ?? []).filter((entry) => (entry.keys ? entry.keys.includes(key) : key === ''));
  const values = usable.map((entry) => entry.rate);
  const under = key === '' ? '' : ` under the key \`${key}\``;
  const offer = values.length > 0 ? `: it has ${values.join(', ')}` : '';
  scope.report({
    code: 'RATE',
    path,
    description: `The category ${category.code} has no rate \`${rate}\`${under}${offer}`,
    value: rate,
    expected: { kind: 'oneOf', values },
  });
}

function reportDate(
  rate: TaxRateDefinition,
  category: TaxCategoryDefinition,
  path: string,
  scope: CalculationScope,
): void {
  scope.report({
    code: 'RATE-DATE',
    path,
    description: `The rate \`${rate.rate}\` of ${category.code} had no percentage in force on ${scope.date}`,
    value: rate.rate,
  });
}
