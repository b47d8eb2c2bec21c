import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Czechia', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('CZ 251 238.91', 'CZ')).toBe('25123891');
  });

  it.each([
    ['as a birth number of ten digits', '7103192745'],
    ['as a birth number with 0 for 10', '9501010080'],
    ['as a birth number of nine digits', '395601439'],
    ['as a woman’s birth number since 2004', '0471010012'],
    ['as the example', '25123891'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '25123890'],
    ['eight digits begin with 9', '95123891'],
    ['the month of birth is 13', '7113192742'],
    ['the day of birth is 30 February', '7102302745'],
    ['a birth number of nine digits is of 1954', '540101123'],
    ['11 does not divide the birth number', '7103192746'],
    ['it is too short', '2512389'],
    ['it is too long', '71031927450'],
    ['it is empty', ''],
    ['it has a country code', 'CZ25123891'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
