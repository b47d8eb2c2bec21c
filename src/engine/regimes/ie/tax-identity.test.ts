import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

describe('Irish VAT number', () => {
  it.each([
    ['IE 6433435OA', '6433435OA'],
    ['ie-8z49289f', '8Z49289F'],
    ['8+49289F', '849289F'],
  ])('%s is written as %s', (given, expected) => {
    expect(vatNumber.normalise?.(given, 'IE')).toBe(expected);
  });

  it.each([
    ['a check letter', '3628739L'],
    ['another check letter', '6433435F'],
    ['the letter A of companies', '6433435OA'],
    ['the letter H of people', '3336483DH'],
    ['a letter in second place', '8Z49289F'],
    ['another letter in second place', '8D79739I'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check letter is wrong', '3628739M'],
    ['the check letter leaves out the A behind it', '6433435FA'],
    ['the check letter of a former number is wrong', '8Z49289G'],
    ['another letter ends it', '6433435OB'],
    ['a check letter beyond W', '6433435X'],
    ['two letters are in a former number', '8ZZ9289F'],
    ['too short', '628739L'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
