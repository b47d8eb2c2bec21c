import { expect, test } from 'vitest';
import { isBic, isIban } from '../../engine/core/text/iban.ts';
import { accountExample, IBAN_EXAMPLES } from './account-examples.ts';

test('the example of every country is an IBAN of that country with right check digits', () => {
  const wrong = Object.entries(IBAN_EXAMPLES).filter(
    ([country, iban]) => !isIban(iban) || !iban.startsWith(country === 'EL' ? 'GR' : country),
  );
  expect(wrong).toEqual([]);
});

test('a country without an example is shown the form of another one', () => {
  expect(accountExample('iban', 'XX')).toMatch(/^DE/);
  expect(isBic(accountExample('bic') ?? '')).toBe(true);
  expect(accountExample('name')).toBeUndefined();
});
