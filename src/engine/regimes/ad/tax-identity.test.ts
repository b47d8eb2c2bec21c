import { describe, expect, it } from 'vitest';
import { isNrt, nrt } from './tax-identity.ts';

// Examples of python-stdnum, and made-up numbers.
describe('NRT of Andorra', () => {
  it.each([
    ['U-132950-X', 'U132950X'],
    ['D 059888 N', 'D059888N'],
  ])('%s is written as %s', (given, expected) => {
    expect(nrt.normalise?.(given, 'AD')).toBe(expected);
  });

  it.each([
    ['of an entity', 'U132950X'],
    ['of a company', 'L712345Z'],
    ['of a resident', 'F345678H'],
    ['of one who lives elsewhere', 'E123456R'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isNrt(code)).toBe(true);
  });

  it.each([
    ['there is no such kind', 'I706193G'],
    ['a company has the number of a resident', 'L123456Z'],
    ['a resident has the number of a company', 'F712345Z'],
    ['it is too short', 'U13295X'],
    ['it is too long', 'U1329500X'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isNrt(code)).toBe(false);
  });
});
