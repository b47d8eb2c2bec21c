import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePercentage } from '../../../core/num/percentage.ts';
import { taxKnowledge } from '../../../core/tax/knowledge.ts';
import type { TaxCombo } from '../set.ts';
import { OpenTotals } from './open-totals.ts';
import type { CalculationScope } from './scope.ts';

const scope: CalculationScope = {
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
  regime: '',
  currency: 'EUR',
  decimals: 2,
  rounding: 'precise',
  date: '2026-01-15' as CalculationScope['date'],
  exchangeRates: [],
  report: () => undefined,
  trace: undefined,
};

const anyCombo = fc
  .record({
    country: fc.constantFrom(undefined, 'ES', 'FR'),
    percent: fc.option(fc.constantFrom('21%', '21.0%', '21.00%', '10%', '5%', '0%', '-1%', '100%', '10.0%'), {
      nil: undefined,
    }),
    surcharge: fc.constantFrom(undefined, '5.2%', '5.20%'),
    ext: fc.constantFrom(undefined, { a: '1' }, { a: '1', b: '2' }, { b: '2', a: '1' }, {}),
  })
  .map(({ country, percent, surcharge, ext }): TaxCombo => ({
    cat: 'VAT',
    country,
    percent: percent === undefined ? undefined : parsePercentage(percent),
    surcharge: surcharge === undefined ? undefined : parsePercentage(surcharge),
    ext,
  }));

/** Fills a category with unique rates, so that the index is used. */
function crowded(): OpenTotals {
  const totals = new OpenTotals(scope);
  for (let i = 0; i < 20; i++) totals.rateOf({ cat: 'VAT', percent: parsePercentage(`${1000 + i}%`) });
  return totals;
}

type Terms = readonly [country: string, percent: string, surcharge: string, ext: Record<string, string> | undefined];

function comboOf([country, percent, surcharge, ext]: Terms): TaxCombo {
  const share = (text: string) => (text === '' ? undefined : parsePercentage(text));
  return { cat: 'VAT', country: country || undefined, percent: share(percent), surcharge: share(surcharge), ext };
}

describe.each([
  ['few', () => new OpenTotals(scope)],
  ['many', crowded],
])('among %s rates', (_, opened) => {
  test.each<[string, Terms, Terms, boolean]>([
    ['the same terms', ['ES', '21%', '5.2%', { a: '1' }], ['ES', '21%', '5.2%', { a: '1' }], true],
    ['no terms', ['', '', '', undefined], ['', '', '', undefined], true],
    ['another country', ['ES', '21%', '', undefined], ['FR', '21%', '', undefined], false],
    ['no country', ['ES', '21%', '', undefined], ['', '21%', '', undefined], false],
    ['another percentage', ['', '21%', '', undefined], ['', '2.1%', '', undefined], false],
    ['no percentage', ['', '0%', '', undefined], ['', '', '', undefined], false],
    ['a percentage spelled otherwise', ['', '21%', '', undefined], ['', '21.00%', '', undefined], true],
    ['a whole spelled otherwise', ['', '100%', '', undefined], ['', '100.0%', '', undefined], true],
    ['ten times the percentage', ['', '1%', '', undefined], ['', '10%', '', undefined], false],
    ['a hundred times the percentage', ['', '1000%', '', undefined], ['', '100000%', '', undefined], false],
    ['another surcharge', ['', '21%', '5.2%', undefined], ['', '21%', '1.4%', undefined], false],
    ['no surcharge', ['', '21%', '5.2%', undefined], ['', '21%', '', undefined], false],
    ['a surcharge spelled otherwise', ['', '21%', '5.2%', undefined], ['', '21%', '5.20%', undefined], true],
    ['a surcharge on nothing', ['', '', '5.2%', undefined], ['', '', '', undefined], true],
    ['another extension', ['', '21%', '', { a: '1' }], ['', '21%', '', { b: '1' }], false],
    ['another code', ['', '21%', '', { a: '1' }], ['', '21%', '', { a: '2' }], false],
    ['another code beside the same', ['', '21%', '', { a: '1', b: '1' }], ['', '21%', '', { a: '1', b: '2' }], false],
    ['an extension more', ['', '21%', '', { a: '1' }], ['', '21%', '', { a: '1', b: '2' }], false],
    ['an extension less', ['', '21%', '', { a: '1', b: '2' }], ['', '21%', '', { a: '1' }], false],
    ['no extension', ['', '21%', '', { a: '1' }], ['', '21%', '', undefined], false],
    ['none, or an empty map', ['', '21%', '', undefined], ['', '21%', '', {}], false],
    ['another order', ['', '21%', '', { c: '3', a: '1', b: '2' }], ['', '21%', '', { b: '2', c: '3', a: '1' }], true],
  ])('combos of %s', (__, combo, other, same) => {
    for (const [first, second] of [
      [combo, other],
      [other, combo],
    ] as const) {
      const totals = opened();
      expect(totals.rateOf(comboOf(first)) === totals.rateOf(comboOf(second))).toBe(same);
    }
  });
});

test('each of many rates is found again', () => {
  const totals = new OpenTotals(scope);
  const combos = Array.from({ length: 40 }, (_, i) => comboOf(['', `${i}%`, '', undefined]));
  const rates = combos.map((combo) => totals.rateOf(combo));
  expect(combos.map((combo) => totals.rateOf(combo))).toEqual(rates);
  expect(totals.categories[0]?.rates).toEqual(rates);
  expect(rates).toHaveLength(40);
});

test('many rates are told apart exactly as few are', () => {
  fc.assert(
    fc.property(fc.array(anyCombo, { maxLength: 8 }), (combos) => {
      const few = new OpenTotals(scope);
      const many = crowded();
      const places = (totals: OpenTotals, skip: number) =>
        combos.map((combo) => {
          const rate = totals.rateOf(combo);
          return (totals.categories[0]?.rates.indexOf(rate) ?? 0) - skip;
        });
      expect(places(many, 20)).toEqual(places(few, 0));
    }),
  );
});
