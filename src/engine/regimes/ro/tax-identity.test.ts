import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Romania', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('RO 185 472.90', 'RO')).toBe('18547290');
  });

  it.each([
    ['with two digits', '19'],
    ['with ten digits', '1000000004'],
    ['as the example', '18547290'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '18547291'],
    ['it begins with 0', '018547290'],
    ['it is one digit', '1'],
    ['it is too long', '18547290123'],
    ['it is empty', ''],
    ['it has a country code', 'RO18547290'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
