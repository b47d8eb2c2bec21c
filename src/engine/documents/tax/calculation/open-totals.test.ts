import fc from 'fast-check';
import { expect, test } from 'vitest';
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

/** Fills a category with rates nothing else has, so that the index is used. */
function crowded(): OpenTotals {
  const totals = new OpenTotals(scope);
  for (let i = 0; i < 20; i++) totals.rateOf({ cat: 'VAT', percent: parsePercentage(`${1000 + i}%`) });
  return totals;
}

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
