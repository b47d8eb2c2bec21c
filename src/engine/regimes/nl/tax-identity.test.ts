import { describe, expect, it } from 'vitest';
import { btwId, isBtwId } from './tax-identity.ts';

describe('btw-identificatienummer', () => {
  it('is written without country code and punctuation', () => {
    expect(btwId.normalise?.('nl-0000.99995.B57', 'NL')).toBe('000099995B57');
  });

  // 000099995B57 is the example of the Belastingdienst for sole traders.
  it.each([
    ['a check digit modulo 11', '808661863B01'],
    ['both', '000099995B57'],
    ['a check over all of it modulo 97 only', '123456789B13'],
  ])('accepts a code with %s: %s', (_, code) => {
    expect(isBtwId(code)).toBe(true);
  });

  it.each([
    ['neither check holds', '808661864B01'],
    ['the remainder is 10, which no digit states', '000000050B01'],
    ['the digits behind B are of another number', '123456789B14'],
    ['another letter than B', '808661863C01'],
    ['a letter among the digits', '80866186AB01'],
    ['too short', '808661863B1'],
    ['too long', '808661863B011'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isBtwId(code)).toBe(false);
  });
});
