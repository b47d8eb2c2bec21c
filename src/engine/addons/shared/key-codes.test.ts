import { describe, expect, it } from 'vitest';
import { codeOfKey, codeOfKeyOrParent, keyOfCode } from './key-codes.ts';

const codes = { card: '48', 'card+debit': '55' };

describe('codes by key', () => {
  it.each([
    ['card', '48', '48'],
    ['card+debit', '55', '55'],
    ['card+debit+visa', undefined, '55'],
    ['card+corporate', undefined, '48'],
    ['cash', undefined, undefined],
    ['debit+card', undefined, undefined],
    ['toString', undefined, undefined],
    ['', undefined, undefined],
    [undefined, undefined, undefined],
  ])('%s has %s itself and %s with its parents', (key, exact, parent) => {
    expect(codeOfKey(codes, key)).toBe(exact);
    expect(codeOfKeyOrParent(codes, key)).toBe(parent);
  });

  it('are found backwards', () => {
    expect(keyOfCode(codes, '55')).toBe('card+debit');
    expect(keyOfCode(codes, '1')).toBeUndefined();
    expect(keyOfCode(codes, undefined)).toBeUndefined();
  });
});
