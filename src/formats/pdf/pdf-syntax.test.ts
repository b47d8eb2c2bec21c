import { describe, expect, it } from 'vitest';
import { bytesOf } from '../testing/raw-pdf.ts';
import { PdfRefusal } from './pdf-fault.ts';
import { PDF_LIMITS } from './pdf-limits.ts';
import { PdfSyntax } from './pdf-syntax.ts';
import { PdfDict, PdfName, PdfRef, PdfStream, PdfText, wordsOf, type PdfValue } from './pdf-value.ts';
import { PdfWork } from './pdf-work.ts';

const syntaxOf = (text: string, maxWork = 100_000) =>
  new PdfSyntax(bytesOf(text), 0, new PdfWork({ ...PDF_LIMITS, maxDepth: 3, maxWork }, text.length), (at) => at + 1000);

/** A value in the notation of JSON, with /name, ref 1 and stream at 10. */
function shown(value: PdfValue): string {
  if (value instanceof PdfName) return `/${value.name}`;
  if (value instanceof PdfText) return JSON.stringify(value.bytes);
  if (value instanceof PdfRef) return `ref ${String(value.number)}`;
  if (value instanceof PdfStream) return `${shown(value.dict)} stream at ${String(value.start)}`;
  if (value instanceof PdfDict)
    return `{${[...value.entries].map(([key, member]) => `${key}: ${shown(member)}`).join(', ')}}`;
  return Array.isArray(value) ? `[${value.map(shown).join(', ')}]` : String(value);
}

function refusalOf(read: () => unknown): string {
  try {
    return `no refusal: ${String(read())}`;
  } catch (thrown) {
    if (!(thrown instanceof PdfRefusal)) throw thrown;
    return `${thrown.fault.code.replace('ASSAY-PDF-', '')} ${thrown.fault.description}`;
  }
}

describe('a value (ISO 32000-2, 7.3)', () => {
  it.each([
    ['true', 'true', ''],
    ['false]', 'false', ']'],
    ['null/a', 'null', '/a'],
    ['% a comment\r  % and one more\n\t\f\0 12', '12', ''],
    ['123', '123', ''],
    ['+17', '17', ''],
    ['-98', '-98', ''],
    ['34.5', '34.5', ''],
    ['-3.62', '-3.62', ''],
    ['4.', '4', ''],
    ['-.002', '-0.002', ''],
    ['12345678901', '12345678901', ''],
    ['12 0 R', 'ref 12', ''],
    ['12 65535 R/a', 'ref 12', '/a'],
    ['12 0 Re', '12', ' 0 Re'],
    ['12 0 S', '12', ' 0 S'],
    ['12 0', '12', ' 0'],
    ['12 123456 R', '12', ' 123456 R'],
    ['12 /R', '12', ' /R'],
    ['12 R', '12', ' R'],
    ['12345678901 0 R', '12345678901', ' 0 R'],
    ['-12 0 R', '-12', ' 0 R'],
    ['/Name1 x', '/Name1', ' x'],
    ['/A;_-*B?:@$', '/A;_-*B?:@$', ''],
    ['/lime#20Green#2f#2F#gg', '/lime Green//#gg', ''],
    ['/(a)', '/', '(a)'],
    ['(a b) c', '"a b"', ' c'],
    ['()', '""', ''],
    ['(a(b(c))d)e', '"a(b(c))d"', 'e'],
    ['(a\\)b\\(c)', '"a)b(c"', ''],
    ['(\\\\)x)', '"\\\\"', 'x)'],
    ['(\\n\\r\\t\\b\\f\\q)', '"\\n\\r\\t\\b\\fq"', ''],
    ['(\\101\\7\\0538\\400\\18)', '"A\\u0007+8\\u0000\\u00018"', ''],
    ['(\\78)', '"\\u00078"', ''],
    ['(a\\\r\nb\\\rc\\\nd\re)', '"abcd\\re"', ''],
    ['(\\1)', '"\\u0001"', ''],
    ['(\\1012)', '"A2"', ''],
    ['<48656C6c 6F>x', '"Hello"', 'x'],
    ['<4>', '"@"', ''],
    ['<\n9 0 1 f A>', '"\x90\\u001f\xa0"', ''],
    ['<>', '""', ''],
    ['[]x', '[]', 'x'],
    ['[1 0 R 2(a)/b[true<</c null>>]]x', '[ref 1, 2, "a", /b, [true, {c: null}]]', 'x'],
    ['[1 2 3 0 R]', '[1, 2, ref 3]', ''],
    ['<<>> x', '{}', ' x'],
    ['<</a/b/c 1/a 2 >>x', '{a: 2, c: 1}', 'x'],
    ['<</a<48>/b<</c(d)>> % e\n>>', '{a: "H", b: {c: "d"}}', ''],
    ['<</Length 3>>stream\r\nabc', '{Length: 3} stream at 21', 'abc'],
    ['<</Length 3>> stream\nabc', '{Length: 3} stream at 21', 'abc'],
    ['<</Length 3>>stream\rabc', '{Length: 3} stream at 20', 'abc'],
    ['<</Length 3>>streamabc', '{Length: 3} stream at 19', 'abc'],
    ['<</Length 3>> strea', '{Length: 3}', ' strea'],
    ['[<<>>stream]', 'refused', ''],
  ])('%j is %s', (text, expected, rest) => {
    const syntax = syntaxOf(text);
    if (expected === 'refused') expect(refusalOf(() => syntax.value())).toContain('SYNTAX');
    else expect([shown(syntax.value()), text.slice(syntax.at)]).toEqual([expected, rest]);
  });

  it.each([
    ['', 'SYNTAX The file ends where a value is expected (byte 1000)'],
    ['  % only this', 'SYNTAX The file ends where a value is expected (byte 1013)'],
    [' wrong', 'SYNTAX A value is expected (byte 1001)'],
    ['1.2.3', 'SYNTAX A value is expected (byte 1000)'],
    ['--1', 'SYNTAX A value is expected (byte 1000)'],
    ['.', 'SYNTAX A value is expected (byte 1000)'],
    ['1e3', 'SYNTAX A value is expected (byte 1000)'],
    ['truer', 'SYNTAX A value is expected (byte 1000)'],
    [' )', 'SYNTAX A value is expected (byte 1001)'],
    [' (a(b)', 'SYNTAX The text is never closed (byte 1001)'],
    ['(a\\', 'SYNTAX The text is never closed (byte 1000)'],
    ['(a\\)', 'SYNTAX The text is never closed (byte 1000)'],
    [' <4', 'SYNTAX The text is never closed (byte 1001)'],
    [' <4g>', 'SYNTAX The text contains a character that is not a hexadecimal digit (byte 1001)'],
    [' [1 2 ', 'SYNTAX The list is never closed (byte 1001)'],
    [' <</a 1 ', 'SYNTAX The dictionary is never closed (byte 1001)'],
    ['<</a 1>', 'SYNTAX A key is expected (byte 1006)'],
    ['<</a 1 2>>', 'SYNTAX A key is expected (byte 1007)'],
    ['[[[[]]]]', 'no refusal: '],
    [' [[[[[]]]]]', 'LIMIT Values are nested more than 3 deep (byte 1005)'],
    ['<</a<</a<</a<</a 1>>>>>>>>', 'LIMIT Values are nested more than 3 deep (byte 1016)'],
    [`/${'a'.repeat(1000)}`, 'no refusal: '],
    [` /${'a'.repeat(1001)}`, 'SYNTAX A word has no end (byte 1002)'],
  ])('%j is refused: %s', (text, expected) => {
    expect(refusalOf(() => shown(syntaxOf(text).value()) && '')).toBe(expected);
  });

  /** The budget that each needs: its bytes, and a fee for each value and each byte of a string. */
  it.each([
    ['1', 36],
    ['% a comment 1\n1', 50],
    ['/abc', 37],
    ['[1 2 3]', 152],
    ['<</a 1>>', 75],
    ['(abc)', 49],
    ['<616263>', 61],
    ['(abc', 37],
    ['<616263', 40],
  ])('%j costs %d', (text, cost) => {
    const costs = (limit: number) => refusalOf(() => shown(syntaxOf(text, limit).value()) && '').startsWith('LIMIT');
    let least = 1;
    while (costs(least)) least++;
    expect(least).toBe(cost);
  });
});

describe('between values', () => {
  it('an object has a number, a generation and its word', () => {
    expect(syntaxOf(' 12 0 obj/a').indirectObject()).toEqual({ number: 12, value: new PdfName('a') });
    expect(syntaxOf('123456789012345 0 obj/a').indirectObject().number).toBe(123456789012345);
    expect(refusalOf(() => syntaxOf(' 1234567890123456 0 obj/a').indirectObject())).toBe(
      'SYNTAX A whole number is missing (byte 1001)',
    );
    expect(refusalOf(() => syntaxOf('12 x obj/a').indirectObject())).toBe(
      'SYNTAX A whole number is missing (byte 1003)',
    );
    expect(refusalOf(() => syntaxOf('12 0 oby').indirectObject())).toBe('SYNTAX The word obj is missing (byte 1005)');
  });

  it('operators follow their operands, and a stray sign is not an operator', () => {
    const syntax = syntaxOf('q .5 -1 +2 /F 9 Tf(a)Tj[(b)]TJ<63>Tj } ) T* <</a 1>> BDC');
    const parts: string[] = [];
    for (let next = syntax.operandOrOperator(); next; next = syntax.operandOrOperator())
      parts.push('value' in next ? shown(next.value) : `:${next.operator}`);
    expect(parts.join(' ')).toBe(':q 0.5 -1 2 /F 9 :Tf "a" :Tj ["b"] :TJ "c" :Tj : : :T* {a: 1} :BDC');
  });

  it.each([
    [' xx EI Q', ' Q'],
    ['\nxEI EIx EI \nEI\nQ', ' \nEI\nQ'],
    [' xEI xE xEJ\tEI\rQ', '\rQ'],
    [' EI', ''],
    ['EI ', ' '],
    [' x', undefined],
  ])('the data of a picture in %j end before %j', (text, rest) => {
    const syntax = syntaxOf(text);
    const refused = refusalOf(() => syntax.skipImage());
    if (rest === undefined) expect(refused).toContain('SYNTAX The text is never closed');
    else expect(text.slice(syntax.at)).toBe(rest);
  });
});

it.each([
  ['a\xe9', 'aé'],
  ['\xfe\xff\0a \xac', 'a€'],
  ['\xef\xbb\xbfa\xc3\xa9', 'aé'],
  ['\xff\xfea', 'ÿþa'],
])('the words of %j are %s', (bytes, words) => {
  expect(wordsOf(new PdfText(bytes))).toBe(words);
});
