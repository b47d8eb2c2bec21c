import { describe, expect, it } from 'vitest';
import { isNit, nit } from './tax-identity.ts';

describe('NIT', () => {
  it('is written without country code and punctuation', () => {
    expect(nit.normalise?.('CO 901.458.652-7', 'CO')).toBe('9014586527');
  });

  it.each([
    ['ten digits', '9014586527'],
    ['nine digits', '412615332'],
    ['the remainder 0', '100000060'],
    ['the remainder 1', '100000141'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isNit(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '9014586528'],
    ['too short', '41261533'],
    ['too long', '90145865270'],
    ['a letter', '41261533A'],
    ['the final consumer', '222222222222'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isNit(code)).toBe(false);
  });
});
