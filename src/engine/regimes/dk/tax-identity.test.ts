import { describe, expect, it } from 'vitest';
import { cvr, isCvr } from './tax-identity.ts';

describe('CVR-nummer', () => {
  it('is written without country code and punctuation', () => {
    expect(cvr.normalise?.('DK-13 58 56 28', 'DK')).toBe('13585628');
  });

  it.each([
    ['a check digit', '13585628'],
    ['another check digit', '88146328'],
    ['a leading 0', '03230244'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isCvr(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '13585627'],
    ['too short', '1358562'],
    ['too long', '135856280'],
    ['the country stands in front', 'DK13585628'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isCvr(code)).toBe(false);
  });
});
