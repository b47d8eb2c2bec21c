import { describe, expect, it } from 'vitest';
import { isUstIdNr, ustIdNr } from './tax-identity.ts';

describe('USt-IdNr.', () => {
  it('is written without country code and punctuation', () => {
    expect(ustIdNr.normalise?.('DE 136.695.976', 'DE')).toBe('136695976');
  });

  it.each(['136695976', '111111125'])('accepts %s', (code) => {
    expect(isUstIdNr(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '136695977'],
    ['the first digit is zero', '012345678'],
    ['too short', '13669597'],
    ['too long', '1366959760'],
    ['no digit', '13669597A'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isUstIdNr(code)).toBe(false);
  });
});
