import { describe, expect, it } from 'vitest';
import { hasRightCheck, isOtherThanZero, isVatNumber, vatNumber } from './tax-identity.ts';

describe('British VAT registration number', () => {
  it.each([
    ['GB 844 2814 25', 'GB', '844281425'],
    ['XI844281425', 'XI', '844281425'],
    ['GBXI844281425', 'GB', '844281425'],
    ['XU844281425', 'GB', '844281425'],
    ['GB844281425', 'XI', 'GB844281425'],
  ])('%s of %s is written %s', (given, country, code) => {
    expect(vatNumber.normalise?.(given, country)).toBe(code);
  });

  it.each([
    ['the older check', '844281425'],
    ['the three digits of a branch', '350983637001'],
    ['a number below 100000', '000472631'],
    ['a weighted sum that is a multiple of 97', '757277100'],
    ['the same with 55 added', '757277142'],
    ['the check in use since 2010', '100000132'],
    ['the lowest number of a department', 'GD000'],
    ['the highest number of a department', 'GD499'],
    ['the lowest number of an authority', 'HA500'],
    ['the highest number of an authority', 'HA999'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '844281426'],
    ['the number lies between the ranges', '010000090'],
    ['all digits are 0', '000000000'],
    ['ten digits', '8442814250'],
    ['a letter', '84428142A'],
    ['a department beyond its range', 'GD500'],
    ['an authority before its range', 'HA499'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });

  it('counts what is no number as zero', () => {
    expect(isOtherThanZero('ABC')).toBe(false);
    expect(isOtherThanZero('844281425A')).toBe(false);
    expect(isOtherThanZero('GDABC')).toBe(true);
  });

  it('has no check beyond the ninth digit', () => {
    expect(hasRightCheck('844281425999')).toBe(true);
    expect(hasRightCheck('844281425A')).toBe(false);
    expect(hasRightCheck('000000000')).toBe(false);
  });

  it('is not judged for XI and XU', () => {
    expect(vatNumber.isValid?.('999999999', 'XI')).toBe(true);
    expect(vatNumber.isValid?.('999999999', 'GB')).toBe(false);
  });
});
