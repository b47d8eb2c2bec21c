import { describe, expect, it } from 'vitest';
import { isJsonNumber, scanToken, skipSpace } from './scan-json.ts';
import type { Token } from './scan-json.ts';
import type { SyntaxFault } from './tree.ts';

function scan(text: string, from = 0): { token: Token; faults: SyntaxFault[] } {
  const faults: SyntaxFault[] = [];
  return { token: scanToken(text, from, (fault) => faults.push(fault)), faults };
}

/** Every token as written, with its kind. */
function tokens(text: string): string[] {
  const found: string[] = [];
  for (let token = scan(text).token; token.kind !== 'end'; token = scan(text, token.end).token) {
    found.push(`${token.kind} ${text.slice(token.start, token.end)}`);
  }
  return found;
}

describe('tokens', () => {
  it.each<[string, string[]]>([
    ['{}[]:,', ['{ {', '} }', '[ [', '] ]', ': :', ', ,']],
    ['"a":1', ['string "a"', ': :', 'number 1']],
    ['true,null', ['word true', ', ,', 'word null']],
    [
      'a{b}c[d]e:f,g',
      ['word a', '{ {', 'word b', '} }', 'word c', '[ [', 'word d', '] ]', 'word e', ': :', 'word f', ', ,', 'word g'],
    ],
    ['one two', ['word one', 'word two']],
    ["x'y'", ['word x', "string 'y'"]],
    ['kg/m2', ['word kg', 'word /m2']],
    ['/', ['word /']],
    ['-1.5e3 +4 .5 -.5 5', ['number -1.5e3', 'number +4', 'number .5', 'number -.5', 'number 5']],
    ['- . + -x .x', ['word -', 'word .', 'word +', 'word -x', 'word .x']],
    ['2026-01-15 1a', ['number 2026-01-15', 'number 1a']],
    ['a#b', ['word a#b']],
    ['', []],
    [' \t\r\n ', []],
  ])('of %j', (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it('begin after the white space and end with the text', () => {
    expect(scan('  {').token).toEqual({ kind: '{', value: '{', start: 2, end: 3 });
    expect(scan(' \n').token).toEqual({ kind: 'end', value: '', start: 2, end: 2 });
    expect(scan('ab', 7).token).toMatchObject({ kind: 'end', start: 2, end: 2 });
  });

  it('count a sign beyond the basic plane as two units, as editors do', () => {
    const { token } = scan('"😀é",');
    expect(token).toEqual({ kind: 'string', value: '😀é', start: 0, end: 5 });
    expect(scan('😀 "a"', 2).token.start).toBe(3);
    expect(scan('😀x:').token).toMatchObject({ kind: 'word', value: '😀x', end: 3 });
  });
});

describe('strings', () => {
  it.each([
    ['"plain"', 'plain'],
    ['""', ''],
    ['"a\\"b"', 'a"b'],
    ['"\\\\\\/\\b\\f\\n\\r\\t"', '\\/\b\f\n\r\t'],
    ['"\\u0041\\u00e9\\uD83D\\uDE00"', 'Aé😀'],
    ['"x\\u0041y"', 'xAy'],
    ["'it'", 'it'],
    ['“curly”', 'curly'],
    ['”curly”', 'curly'],
    ['„low“', 'low'],
    ['"it\'s"', "it's"],
    ['"[{}],: // # /*"', '[{}],: // # /*'],
    ['"\u2028"', '\u2028'],
    ['"~\u007f"', '~\u007f'],
  ])('%s says %j', (text, value) => {
    const { token } = scan(text);
    expect(token).toEqual({ kind: 'string', value, start: 0, end: text.length });
  });

  it.each<[string, string, string, number, number, string]>([
    ['a backslash before a letter', '"a\\qb"', 'a\\qb', 2, 4, '"a\\\\qb"'],
    ['too few digits', '"\\u00e"', '\\u00e', 1, 3, '"\\\\u00e"'],
    ['digits that are none', '"\\u00g0"', '\\u00g0', 1, 3, '"\\\\u00g0"'],
    ['a capital U', '"\\U0041"', '\\U0041', 1, 3, '"\\\\U0041"'],
    ['a tab', '"a\tb"', 'a\tb', 2, 3, '"a\\tb"'],
    ['a bell', '"\u0007"', '\u0007', 1, 2, '"\\u0007"'],
    ['the last of the control characters', '"\u001f"', '\u001f', 1, 2, '"\\u001f"'],
    ['single quotes', "'a'", 'a', 0, 3, '"a"'],
    ['typographic quotes', '“a "b" c”', 'a "b" c', 0, 9, '"a \\"b\\" c"'],
    ['a quote that is escaped already', "'a\\\"b'", 'a"b', 0, 6, '"a\\"b"'],
  ])('report %s and how it is written', (_, text, value, start, end, mended) => {
    const { token, faults } = scan(text);
    expect(token).toMatchObject({ value, start: 0, end: text.length });
    expect(faults).toMatchObject([{ start, end }]);
    const [edit] = faults[0]?.fix?.edits ?? [];
    expect(edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end)).toBe(mended);
    expect(JSON.parse(mended)).toBe(value);
  });

  it.each([
    ['"abc', 'abc', 4],
    ['"abc\n"d"', 'abc', 4],
    ['"abc\r\n"d"', 'abc', 4],
    ['"abc ,\n', 'abc', 4],
    ['"abc}', 'abc', 4],
    ['"abc,,', 'abc,', 5],
    ['"a "b"', 'a ', 4],
    ['"', '', 1],
    ['“abc"', 'abc"', 5],
  ])('without their end stop where the line does: %j', (text, value, end) => {
    const { token, faults } = scan(text);
    expect(token).toMatchObject({ kind: 'string', value, end });
    if (text === '"a "b"') return;
    expect(faults).toMatchObject([
      { code: 'ASSAY-SYNTAX-QUOTE', start: 0, end, fix: { edits: [{ start: end, end, text: '"' }] } },
    ]);
  });

  it('report a backslash that is the last sign of the text, and end there', () => {
    const { token, faults } = scan('"a\\');
    expect(token).toMatchObject({ kind: 'string', end: 3 });
    expect(faults.map(({ start, end }) => [start, end])).toEqual([
      [2, 3],
      [0, 3],
    ]);
  });

  it.each([
    ['name": 1', 'name', 0, 5],
    ['  x", ', 'x', 2, 4],
  ])('may lack their beginning: %j', (text, value, start, end) => {
    const { token, faults } = scan(text);
    expect(token).toEqual({ kind: 'string', value, start, end });
    expect(faults).toMatchObject([{ start, end, fix: { edits: [{ start, end: start, text: '"' }] } }]);
  });

  it('are not begun by a number right before a quote', () => {
    expect(scan('1"a"').token).toEqual({ kind: 'number', value: '1', start: 0, end: 1 });
    expect(scan('1"a"').faults).toEqual([]);
  });
});

describe('white space', () => {
  it.each<[string, number, string[]]>([
    ['  x', 2, []],
    ['\r\n\t x', 4, []],
    ['// a\nx', 5, ['// a']],
    ['// a\r\nx', 6, ['// a']],
    ['# a\nx', 4, ['# a']],
    ['//\nx', 3, ['//']],
    ['/* a */x', 7, ['/* a */']],
    ['/**/x', 4, ['/**/']],
    ['/*/ */x', 6, ['/*/ */']],
    ['/* a\n b */ // c\n x', 17, ['/* a\n b */', '// c']],
    ['/* never closed', 15, ['/* never closed']],
    ['// to the end', 13, ['// to the end']],
    ['# to the end', 12, ['# to the end']],
    ['/ x', 0, []],
    ['/', 0, []],
  ])('of %j ends at %d', (text, end, comments) => {
    const faults: SyntaxFault[] = [];
    expect(skipSpace(text, 0, (fault) => faults.push(fault))).toBe(end);
    expect(faults.map((fault) => text.slice(fault.start, fault.end))).toEqual(comments);
    for (const { code, start, end: until, fix } of faults) {
      expect([code, fix?.edits]).toEqual(['ASSAY-SYNTAX-COMMENT', [{ start, end: until, text: '' }]]);
    }
  });

  it.each([
    ['a no-break space', '{\u00a0"a": 1}', 1, 2],
    ['a byte order mark', '\ufeff{"a": 1}', 0, 1],
    ['several in a row, once', '{ \u2003\u202f\u000b\f\u2028"a": 1}', 2, 7],
    ['one between plain ones', '{ \u00a0 "a": 1}', 2, 3],
  ])('that JSON does not take is reported: %s', (_, text, start, end) => {
    const faults: SyntaxFault[] = [];
    const until = skipSpace(text, text.indexOf('{') === 0 ? 1 : 0, (fault) => faults.push(fault));
    expect(text.charAt(until)).toMatch(/["{]/);
    expect(faults).toMatchObject([
      { code: 'ASSAY-SYNTAX-SPACE', start, end, fix: { edits: [{ start, end, text: ' ' }] } },
    ]);
  });
});

it.each([
  ['0', true],
  ['-0', true],
  ['10', true],
  ['1.50', true],
  ['1e5', true],
  ['1E+05', true],
  ['1e-5', true],
  ['00', false],
  ['01', false],
  ['1.', false],
  ['.5', false],
  ['+1', false],
  ['1e', false],
  ['1.5.2', false],
  ['x1', false],
  ['1x', false],
  ['', false],
])('%j is a number of JSON: %s', (text, is) => {
  expect(isJsonNumber(text)).toBe(is);
});
