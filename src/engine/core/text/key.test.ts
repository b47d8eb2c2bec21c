import { describe, expect, it } from 'vitest';
import { isKeyForm, isKeyLength, isValidKey, keyHas, keyHasPrefix, keyPop, keyWith } from './key.ts';

describe('keys', () => {
  it.each([
    ['standard', true],
    ['a', true],
    ['1a', true],
    ['general+eqs', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['1', false],
    ['A', false],
    ['a-', false],
    ['+a', false],
    ['a b', false],
  ])('validity of %j is %s', (text, valid) => expect(isValidKey(text)).toBe(valid));

  it('the form of an absent key is no fault', () => expect([isKeyForm(''), isKeyForm('A')]).toEqual([true, false]));

  it('their length is counted in bytes', () => {
    expect([isKeyLength(''), isKeyLength('é'.repeat(32)), isKeyLength('é'.repeat(33))]).toEqual([true, true, false]);
  });

  it('segments are compared whole', () => {
    expect(keyHas('general+eqs', 'eqs')).toBe(true);
    expect(keyHas('general+eqs', 'eq')).toBe(false);
    expect(keyHas('general+eqs', 'general')).toBe(true);
    expect(keyHas('general+eqs', 'general+eqs')).toBe(true);
    expect(keyHas('general', 'general')).toBe(true);
    expect(keyHas('general', 'gen')).toBe(false);
    expect(keyHasPrefix('general+eqs', 'gen')).toBe(false);
    expect(keyHasPrefix('general', 'genera')).toBe(false);
    expect(keyHasPrefix('+a', '+a')).toBe(false);
    expect(keyHasPrefix('general+eqs', 'general')).toBe(true);
    expect(keyHasPrefix('general+eqs', 'eqs')).toBe(false);
    expect(keyHasPrefix('general', 'general')).toBe(true);
  });

  it('the last segment can be taken off and put on', () => {
    expect(keyPop('a+b+c')).toBe('a+b');
    expect(keyPop('a')).toBe('');
    expect(keyPop('+a')).toBe('');
    expect(keyPop('')).toBe('');
    expect(keyWith('a', 'b')).toBe('a+b');
  });
});
