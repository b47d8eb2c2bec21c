import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

describe('numéro de TVA', () => {
  it.each([
    ['FR 44 732 829 320', '44732829320'],
    ['732829320', '44732829320'],
    ['391-838-042', '44391838042'],
    ['356000000', '39356000000'],
    ['732829321', '732829321'],
    ['', ''],
    ['-', '12'],
    ['é', '12'],
  ])('of %j is written as %j', (given, expected) => {
    expect(vatNumber.normalise?.(given, 'FR')).toBe(expected);
  });

  it('has a key of two digits even when the number is small', () => {
    expect(vatNumber.normalise?.('552081317', 'FR')).toBe('03552081317');
  });

  it.each([
    ['the right key', '83404833048'],
    ['a letter first in its key', 'K7399859412'],
    ['a letter second in its key', '0L433754066'],
    ['any key before the SIREN of La Poste', '11356000000'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the key is wrong', '84404833048'],
    ['the SIREN stands alone', '732829320'],
    ['a letter is in the SIREN', '4473282932A'],
    ['too long', '447328293200'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
