import { describe, expect, it } from 'vitest';
import { irdNumber, isIrdNumber } from './tax-identity.ts';

describe('IRD number of New Zealand', () => {
  it('is written without country code and punctuation', () => {
    expect(irdNumber.normalise?.('NZ 49-091-850', 'NZ')).toBe('49091850');
  });

  it.each([
    ['with eight digits', '49091850'],
    ['with nine digits', '107482822'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isIrdNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '49091851'],
    ['it is too small', '09999997'],
    ['it is too large', '150000001'],
    ['it is too short', '4909185'],
    ['it is too long', '4909185000'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isIrdNumber(code)).toBe(false);
  });
});
