import { describe, expect, it } from 'vitest';
import { cuit, isCuit } from './tax-identity.ts';

describe('CUIT and CUIL', () => {
  it('are written without country code and punctuation', () => {
    expect(cuit.normalise?.('AR 30-50001091-2', 'AR')).toBe('30500010912');
  });

  it.each([
    ['a company', '30500010912'],
    ['a company whose number was taken', '34555000113'],
    ['a person', '20172543597'],
    ['a person whose number was taken', '24172543592'],
    ['the check digit that would be 11, written as 0', '30100000020'],
    ['the check digit that would be 10, written as 9', '30100000089'],
  ])('are accepted for %s: %s', (_, code) => {
    expect(isCuit(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '30500010913'],
    ['of another kind', '35500010913'],
    ['too short', '3050001091'],
    ['too long', '305000109120'],
    ['there is a letter', '3050001091A'],
    ['empty', ''],
  ])('are refused when %s: %s', (_, code) => {
    expect(isCuit(code)).toBe(false);
  });
});
