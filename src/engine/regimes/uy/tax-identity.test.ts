import { describe, expect, it } from 'vitest';
import { isRut, rut } from './tax-identity.ts';

// The examples of python-stdnum.
describe('RUT of Uruguay', () => {
  it.each([
    ['UY 21-100342-001-7', '211003420017'],
    ['21 140634 001 1', '211406340011'],
  ])('%s is written as %s', (given, expected) => {
    expect(rut.normalise?.(given, 'UY')).toBe(expected);
  });

  it.each([['with twelve digits', '211003420017']])('is accepted %s: %s', (_, code) => {
    expect(isRut(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '210303670014'],
    ['it is too short', '21100342001'],
    ['it is too long', '2110034200170'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isRut(code)).toBe(false);
  });
});
