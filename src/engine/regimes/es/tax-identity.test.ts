import { describe, expect, it } from 'vitest';
import { isNif, nif, nifClass } from './tax-identity.ts';

describe('NIF', () => {
  it.each([
    ['es-a-58.818.501', 'A58818501'],
    ['12345678 Z', '12345678Z'],
    ['3157928M', '03157928M'],
    ['ES 15S', '00000015S'],
    ['X1234567-L', 'X1234567L'],
    ['123456789012', '123456789012'],
  ])('writes %s as %s', (given, expected) => {
    expect(nif.normalise?.(given, 'ES')).toBe(expected);
  });

  // P2807900B is the city of Madrid, A58818501 a widely published example; the others are made up with right letters.
  it.each([
    ['A58818501', 'org'],
    ['P2807900B', 'org'],
    ['12345678Z', 'national'],
    ['00000015S', 'national'],
    ['X1234567L', 'foreigner'],
    ['Y1234567X', 'foreigner'],
    ['Z1234567R', 'foreigner'],
    ['K9514336H', 'other'],
  ])('accepts %s as %s', (code, expected) => {
    expect(nifClass(code)).toBe(expected);
    expect(isNif(code)).toBe(true);
  });

  it.each([
    ['a digit is wrong', 'A58818502'],
    ['the letter of the control is wrong', 'P2807900C'],
    ['the letter of a DNI is wrong', '12345678A'],
    ['the letter of an NIE is wrong', 'X1234567A'],
    ['a DNI of nothing but zeros', '00000000T'],
    ['no body has the letter I', 'I58818501'],
    ['too short', 'A5881850'],
    ['too long', 'A588185010'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isNif(code)).toBe(false);
  });

  it('finds the class by the form alone', () => {
    expect(nifClass('12345678A')).toBe('national');
    expect(nifClass('12345678I')).toBeUndefined();
  });

  // Remainders of 23, from the table of the Ministerio del Interior: 0 is T, 1 is R and so on.
  it.each([...'TRWAGMYFPDXBNJZSQVHLCKE'].map((letter, rest) => [letter, rest] as const))(
    'has the letter %s with the remainder %i',
    (letter, rest) => {
      expect(isNif(`000000${23 + rest}${letter}`)).toBe(true);
      expect(isNif(`X00000${23 + rest}${letter}`)).toBe(true);
    },
  );

  // Orden EHA/451/2008: the control 1 is the letter A, 9 is I and 0 is J.
  it.each([
    'A0000000J',
    'A0000001H',
    'A0000002F',
    'A0000003D',
    'A0000004B',
    'A0000005I',
    'A0000006G',
    'A0000007E',
    'A0000008C',
    'A0000009A',
  ])('of a body may have its control as a letter: %s', (code) => {
    expect(isNif(code)).toBe(true);
  });
});
