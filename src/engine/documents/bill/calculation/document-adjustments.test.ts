import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { list } from '../../../core/schema/composites.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { amount, decoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { Discount } from '../discount.ts';
import { calculateAdjustments, roundDocumentAdjustment } from './document-adjustments.ts';

interface Figures {
  readonly exact: readonly string[];
  readonly sum: string;
  readonly printed: readonly string[];
}

/** The entries of a document whose lines have the sum 86.4155. */
function adjusted(entries: readonly JsonObject[], change: Partial<CalculationScope> = {}): Figures {
  const { scope } = trialScope(change);
  const given = decoded(list(Discount), entries);
  const { entries: calculated, sum } = calculateAdjustments(given, amount('86.4155'), scope);
  expect(calculated.map(({ i }) => i)).toEqual(entries.map((_, index) => index + 1));
  const exact = calculated.map((entry) => entry.amount.toString());
  for (const entry of calculated) roundDocumentAdjustment(entry, scope);
  return { exact, sum: sum?.toString() ?? '', printed: calculated.map((entry) => entry.amount.toString()) };
}

describe('a discount or charge of a document', () => {
  test.each<[string, readonly JsonObject[], Partial<CalculationScope>, Figures]>([
    ['is none when there is none', [], {}, { exact: [], sum: '', printed: [] }],
    [
      'of an amount has two decimals at least while it is added up',
      [{ amount: '3' }],
      {},
      { exact: ['3.00'], sum: '3.00', printed: ['3.00'] },
    ],
    [
      'of an amount is printed with the decimals of the currency',
      [{ amount: '5.125' }, { amount: '1' }],
      {},
      { exact: ['5.125', '1.00'], sum: '6.125', printed: ['5.13', '1.00'] },
    ],
    [
      // 86.4155 × 10 % = 8.64155
      'is a share of the sum of the lines',
      [{ percent: '10%', amount: '1' }],
      {},
      { exact: ['8.6416'], sum: '8.6416', printed: ['8.64'] },
    ],
    [
      // 33.3000 × 2.5 % = 0.8325
      'is a share of its own base, with two more decimals, and printed with those of the base',
      [{ percent: '2.5%', base: '33.3' }],
      {},
      { exact: ['0.8325'], sum: '0.8325', printed: ['0.8'] },
    ],
    [
      'is rounded before it is added up in model `currency`',
      [{ percent: '10%' }, { amount: '5.125' }, { percent: '2.5%', base: '33.305' }],
      { rounding: 'currency' },
      // 33.305 becomes 33.31, 2.5 % of it 0.83
      { exact: ['8.64', '5.13', '0.83'], sum: '14.60', printed: ['8.64', '5.13', '0.83'] },
    ],
  ])('%s', (_, entries, change, expected) => {
    expect(adjusted(entries, change)).toEqual(expected);
  });
});
