import type { TaxCategoryDefinition, TaxRateDefinition } from '../../../core/tax/definitions.ts';
import { findKey, findRate, valueOn } from '../../../core/tax/rates.ts';
import type { Draft } from '../../../core/schema/draft.ts';
import { draftOf } from '../../../core/schema/draft.ts';
import type { TaxCombo, TaxSet } from '../set.ts';
import type { CalculationScope, RowPlace } from './scope.ts';
import { pathOf } from './scope.ts';
import { described } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/** Completes key and percentages of copies of every combo of a row. */
export function prepareCombos(set: TaxSet, row: RowPlace, scope: CalculationScope): TaxSet {
  return set.map((combo, index) => prepareCombo(combo, index, row, scope));
}

/** The category of a prepared combo, which determines how it affects the totals. */
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

/** Without a regime that could define categories, this is unknown. */
function reportCategory(combo: TaxCombo, index: number, row: RowPlace, scope: CalculationScope): void {
  const country = combo.country || scope.regime;
  const law = scope.knowledge.regime(country);
  if (!law) return;
  const values = law.categories.map((category) => category.code);
  scope.report({
    code: 'CATEGORY',
    path: `${comboPath(index, row)}.cat`,
    ...described(
      combo.cat === ''
        ? documentMessages.missingCategory({ country, value: values })
        : documentMessages.unknownCategory({ country, cat: combo.cat, value: values }),
    ),
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
  const found = { category: category.code, rate, key, rates: values };
  const isOffered = values.length > 0;
  scope.report({
    code: 'RATE',
    path,
    ...described(
      key === ''
        ? documentMessages[isOffered ? 'unknownRateOf' : 'unknownRate'](found)
        : documentMessages[isOffered ? 'unknownRateUnderOf' : 'unknownRateUnder'](found),
    ),
    value: rate,
    expected: isOffered ? { kind: 'oneOf', values } : { kind: 'absent' },
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
    ...described(documentMessages.rateNotInForce({ rate: rate.rate, category: category.code, date: scope.date })),
    value: rate.rate,
  });
}
