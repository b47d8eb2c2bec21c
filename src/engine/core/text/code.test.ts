import { describe, expect, it } from 'vitest';
import { alphanumericCode, cleanCode, isStrictCode, isValidCode, numericCode, strictCode, upperCode } from './code.ts';

describe('cleanCode', () => {
  it.each([
    ['ABC-1', 'ABC-1'],
    ['  A  B ', 'A  B'],
    [' Ab\u00a0 c\u0301 #1 ', 'Ab \u0107 #1'],
    ['a\tb\nc', 'abc'],
    ['\u200bA\u200d', 'A'],
    ['', ''],
  ])('turns %j into %j', (text, clean) => {
    expect(cleanCode(text)).toBe(clean);
    expect(cleanCode(clean)).toBe(clean);
  });
});

describe('strict forms', () => {
  it.each([
    ['a..b#c', 'a.bc'],
    ['a--b', 'a-b'],
    ['áé', ''],
    ['a-', 'a-'],
    ['-a-', '-a-'],
    [' A 1 ', 'A 1'],
    ['Ñ-1', 'Ñ-1'],
  ])('strict form of %j is %j', (text, strict) => expect(strictCode(text)).toBe(strict));

  it('upper, alphanumeric and numeric forms build on it', () => {
    expect(upperCode('b-1x')).toBe('B-1X');
    expect(alphanumericCode('Ñ-1')).toBe('1');
    expect(alphanumericCode('es b.12 345/6')).toBe('ESB123456');
    expect(numericCode('es-12.3')).toBe('123');
  });

  it.each([
    ['A', true],
    ['A-1 B', true],
    ['', false],
    ['A--1', false],
    ['-A', false],
    ['A-', false],
    ['é', false],
    [`${'a'.repeat(60)}!`, false],
  ])('strictness of %j is %s', (text, strict) => expect(isStrictCode(text)).toBe(strict));
});

describe('isValidCode', () => {
  it.each([
    ['', true],
    ['a b', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['é'.repeat(32), true],
    ['é'.repeat(40), false],
    [' a', false],
    ['a ', false],
    ['a\tb', false],
    ['a\u0085', false],
    ['\u00a0a', true],
  ])('of %j is %s', (text, valid) => expect(isValidCode(text)).toBe(valid));
});
