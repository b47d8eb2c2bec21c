import { describe, expect, it } from 'vitest';
import { isRut, rut } from './tax-identity.ts';

// Examples of python-stdnum, and made-up numbers with right check digits.
describe('RUT of Chile', () => {
  it('is written without country code and punctuation', () => {
    expect(rut.normalise?.('CL 76.086.428-5', 'CL')).toBe('760864285');
    expect(rut.normalise?.('8.900.960-k', 'CL')).toBe('8900960K');
  });

  it.each([
    ['with eight digits', '760864285'],
    ['with seven digits and K', '8900960K'],
    ['with another', '125319092'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isRut(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '760864286'],
    ['the check is K and ought not to be', '76086428K'],
    ['it is too short', '7608642'],
    ['it is too long', '7608642855'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isRut(code)).toBe(false);
  });
});
