import { describe, expect, it } from 'vitest';
import { isVskNumber, vskNumber } from './tax-identity.ts';

// Made-up numbers, except examples from public pages.
describe('VSK number and kennitala of Iceland', () => {
  it.each([
    ['IS 00621', '00621'],
    ['571116-0300', '5711160300'],
  ])('%s is written as %s', (given, expected) => {
    expect(vskNumber.normalise?.(given, 'IS')).toBe(expected);
  });

  it.each([
    ['with five digits', '00621'],
    ['with six digits', '123456'],
    ['as the kennitala of a company', '5711160300'],
    ['as the kennitala of a person', '1201743399'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVskNumber(code)).toBe(true);
  });

  it.each([
    ['the check of a kennitala is wrong', '5711160310'],
    ['a kennitala has a thirteenth month', '5713160300'],
    ['it is too short', '1234'],
    ['it has seven digits', '1234567'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVskNumber(code)).toBe(false);
  });
});
