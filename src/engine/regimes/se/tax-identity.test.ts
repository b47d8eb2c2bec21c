import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

describe('Swedish VAT number', () => {
  it('is written without country code and punctuation', () => {
    expect(vatNumber.normalise?.('SE 556036-0793 01', 'SE')).toBe('556036079301');
  });

  it('is not made of an organisationsnummer', () => {
    expect(vatNumber.normalise?.('556036-0793', 'SE')).toBe('5560360793');
    expect(isVatNumber('5560360793')).toBe(false);
  });

  it.each(['556036079301', '202100548901', '556016068001', '123456789701'])('accepts %s', (code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '556036079401'],
    ['it does not end in 01', '556036079302'],
    ['too short', '55603607901'],
    ['too long', '5560360793001'],
    ['no digit', '55603607A301'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
