import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { trialContext } from '../../../../testing/calculation/trial-context.ts';
import { decoded, knowing } from '../../../../testing/calculation/trial-scope.ts';
import type { CalculationTrouble } from '../../tax/calculation/scope.ts';
import { Invoice } from '../invoice.ts';
import { setCurrency } from './currency.ts';

function settled(json: JsonObject) {
  const found: CalculationTrouble[] = [];
  const context = trialContext({
    knowledge: knowing({ country: 'SE', currency: 'SEK' }),
    report: (trouble) => found.push(trouble),
  });
  const { currency } = setCurrency(decoded(Invoice, json), context);
  return { currency, troubles: found.map(({ code, path, value }) => ({ code, path, value })) };
}

const trouble = (value?: string) => ({ code: 'CURRENCY', path: '$.currency', value });

describe('the currency of a document', () => {
  test.each<[string, JsonObject, ReturnType<typeof settled>]>([
    ['stays when it is one', { $regime: 'SE', currency: 'EUR' }, { currency: 'EUR', troubles: [] }],
    ['is that of the regime when there is none', { $regime: 'SE' }, { currency: 'SEK', troubles: [] }],
    [
      'stays, in trouble, when nobody knows it',
      { $regime: 'SE', currency: 'ZZZ' },
      { currency: 'ZZZ', troubles: [trouble('ZZZ')] },
    ],
    ['stays when the euro replaced it', { $regime: 'SE', currency: 'HRK' }, { currency: 'HRK', troubles: [] }],
    ['is missing without a regime', {}, { currency: '', troubles: [trouble()] }],
    ['is in trouble without a regime', { currency: 'ZZZ' }, { currency: 'ZZZ', troubles: [trouble('ZZZ')] }],
    [
      'is in trouble under a regime nobody knows',
      { $regime: 'AQ', currency: 'ZZZ' },
      {
        currency: 'ZZZ',
        troubles: [trouble('ZZZ')],
      },
    ],
  ])('%s', (_, json, expected) => {
    expect(settled(json)).toEqual(expected);
  });

  test('in trouble is told apart: one that is missing, and one that is none', () => {
    const words = [{}, { currency: 'ZZZ' }].map((json) => {
      const found: string[] = [];
      setCurrency(decoded(Invoice, json), trialContext({ report: ({ description }) => found.push(description) }));
      return found.join();
    });
    expect(words[0]).toContain('names no currency');
    expect(words[1]).toContain('`ZZZ` is not a currency code');
  });
});
