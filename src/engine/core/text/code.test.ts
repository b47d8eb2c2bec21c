import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphanumericCode,
  cleanCode,
  isCodeForm,
  isCodeLength,
  isStrictCode,
  isValidCode,
  numericCode,
  strictCode,
  upperCode,
} from './code.ts';

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

/** The first 512 characters, which cover every distinction. */
const characters = Array.from({ length: 512 }, (_, code) => String.fromCharCode(code));

describe('a code in its lenient form', () => {
  it('is what is left without characters that are not printed', () => {
    const kept = characters.filter((character) => cleanCode(`A${character}A`) === `A${character}A`);
    expect(kept.join('')).toBe(characters.join('').replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ''));
  });

  it('is the same text when there is nothing to do', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => cleanCode(text) === text.trim()));
  });
});

describe('strict forms', () => {
  it('are made of letters, digits and separators between them', () => {
    const pattern = /^[A-Za-z0-9Ñ]+(?:[.\-:/,_& ][A-Za-z0-9Ñ]+)*$/;
    const texts = characters.flatMap((c) => [c, `A${c}`, `${c}A`, `A${c}A`, `A-${c}`, `A${c}-A`]);
    expect(texts.filter((text) => isStrictCode(text) !== pattern.test(text))).toEqual([]);
  });

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
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['é'.repeat(64), true],
    ['é'.repeat(65), false],
    [' a', false],
    ['a ', false],
    ['a\tb', false],
    ['a\u0085', false],
    ['\u00a0a', true],
    [' ', false],
    ['  ', false],
  ])('of %j is %s', (text, valid) => expect(isValidCode(text)).toBe(valid));

  it('asks for no control character, and for no space at either end', () => {
    const control = /[\u0000-\u001f\u007f-\u009f]/;
    const texts = characters.flatMap((c) => [c, `${c}a`, `a${c}`, `a${c}a`]);
    expect(texts.filter((text) => isCodeForm(text) === (control.test(text) || /^ | $/.test(text)))).toEqual([]);
  });

  it('takes its length in bytes', () => {
    expect([isCodeLength('a'.repeat(128)), isCodeLength('a'.repeat(129))]).toEqual([true, false]);
  });
});
