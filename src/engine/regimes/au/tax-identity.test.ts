import { describe, expect, it } from 'vitest';
import { abn, isAbn } from './tax-identity.ts';

describe('ABN of Australia', () => {
  it('is written without country code and punctuation', () => {
    expect(abn.normalise?.('AU 51 824 753.556', 'AU')).toBe('51824753556');
  });

  it.each([['as its register writes it', '51824753556']])('is accepted %s: %s', (_, code) => {
    expect(isAbn(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '51824753557'],
    ['it begins with 0', '01824753556'],
    ['it is too short', '5182475355'],
    ['it is too long', '518247535566'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isAbn(code)).toBe(false);
  });
});
