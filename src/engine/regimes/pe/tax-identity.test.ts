import { describe, expect, it } from 'vitest';
import { isRuc, ruc } from './tax-identity.ts';

describe('RUC of Peru', () => {
  it('is written without country code and punctuation', () => {
    expect(ruc.normalise?.('PE 20-51233379.7', 'PE')).toBe('20512333797');
  });

  it('is accepted as the register writes it', () => {
    expect(isRuc('20512333797')).toBe(true);
  });

  it.each([
    ['the check is wrong', '20512333798'],
    ['it begins with 16', '16658838699'],
    ['it is too short', '2051233379'],
    ['it is too long', '205123337977'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isRuc(code)).toBe(false);
  });
});
