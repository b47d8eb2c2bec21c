import { expect, test } from 'vitest';
import { beConvertibleTo } from './convertible.ts';

test.each([
  [{ currency: 'MXN' }, true],
  [{ currency: 'USD' }, false],
  [{ currency: 'USD', exchange_rates: [{ from: 'USD', to: 'MXN' }] }, true],
  [{ currency: 'USD', exchange_rates: [{ from: 'MXN', to: 'USD' }] }, false],
  [{ currency: 'USD', exchange_rates: [{ from: 'EUR', to: 'MXN' }] }, false],
])('%j can be converted to MXN: %s', (document, holds) => {
  expect(beConvertibleTo('MXN').holds(document, {} as never)).toBe(holds);
});

test('the rate that would be there is shown', () => {
  const rate = { from: '', to: 'MXN', amount: '' };
  expect(beConvertibleTo('MXN').expected).toEqual({ kind: 'present', like: { exchange_rates: [rate] } });
});
