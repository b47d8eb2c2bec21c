import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { JsonNumber } from './json.ts';
import { parsePrecisely } from './precise-parser.ts';
import { JSON_LIMITS, mostEntries, readJson } from './read-json.ts';
import { withoutPhrases } from '../../../testing/without-phrases.ts';

/** The value, or code and place of each fault. */
function read(text: string): unknown {
  const result = readJson(text);
  return result.ok ? result.value : result.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`);
}

describe('sound text is read', () => {
  test.each<[string, unknown]>([
    ['{}', {}],
    [' [ ] ', []],
    ['"a"', 'a'],
    ['null', null],
    ['true', true],
    ['"\\/"', '/'],
    ['"\\ud83d\\ude00 \\u00e9"', '😀 é'],
    ['"\\\\"', '\\'],
    ['{"a\\"b":[{"c":":,{["}]}', { 'a"b': [{ c: ':,{[' }] }],
    ['{"":0}', { '': 0 }],
    ['{"1":2}', { 1: 2 }],
    ['"\u2028\u007f"', '\u2028\u007f'],
    ['[1.5,"a\\"b","\\\\"]', [new JsonNumber('1.5'), 'a"b', '\\']],
    ['{"constructor":1,"toString":2}', { constructor: 1, toString: 2 }],
  ])('%s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  test.each(['{"__proto__":{"admin":true}}', '{"__proto__":{"admin":true},"n":1.50}'])(
    '%s keeps its member and changes no prototype',
    (text) => {
      const value = read(text) as object;
      expect(Object.getOwnPropertyDescriptor(value, '__proto__')).toEqual({
        value: { admin: true },
        enumerable: true,
        configurable: true,
        writable: true,
      });
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect('admin' in value).toBe(false);
    },
  );
});

describe('numbers', () => {
  test.each([
    ['0', 0],
    ['15', 15],
    ['999999999999999', 999999999999999],
  ])('%s is a plain integer', (text, value) => {
    expect(read(text)).toBe(value);
    expect(read(`{"a":[1.50,${text}]}`)).toEqual({ a: [new JsonNumber('1.50'), value] });
  });

  test.each([
    '1.10',
    '1.0',
    '-1',
    '-0',
    '1e5',
    '1E+2',
    '0.1e-7',
    '1234567890123456',
    '9.50',
    '5.0',
    '9999999999999999',
    '1e400',
    '-0.0',
  ])('%s keeps its digits', (text) => {
    expect(read(`[${text}]`)).toEqual([new JsonNumber(text)]);
  });

  test.each(['01', '+1', '.5', '1.', '1e', '-', '1_000', '0x10', 'NaN', 'Infinity', '1..2', '--1', '1e+', '１'])(
    '%s is refused',
    (text) => {
      expect(read(text)).toEqual(['ASSAY-INPUT-SYNTAX $']);
      expect(read(`{"a":[0,${text}]}`)).toEqual(['ASSAY-INPUT-SYNTAX $.a[1]']);
    },
  );
});

describe('unsound text is refused at its place', () => {
  test.each<[string, string]>([
    ['', '$'],
    [' ', '$'],
    ['{', '$'],
    ['{"a"', '$.a'],
    ['{"a":', '$.a'],
    ['{"a":}', '$.a'],
    ['{"a":1,}', '$'],
    ['{"a" 1}', '$.a'],
    ['{a:1}', '$'],
    ["{'a':1}", '$'],
    ['[1,]', '$[1]'],
    ['[1 2]', '$'],
    ['{"a":[1,{"b":tru}]}', '$.a[1].b'],
    ['nul', '$'],
    ['True', '$'],
    ['undefined', '$'],
    ['{} {}', '$'],
    ['{}x', '$'],
    ['// comment\n{}', '$'],
    ['\ufeff{}', '$'],
    ['\u00a0{}', '$'],
    ['{"a":"\n"}', '$.a'],
    ['{"a":"\t"}', '$.a'],
    ['{"a":"b', '$.a'],
    ['{"a":"b\\', '$.a'],
    ['{"a":"\\x41"}', '$.a'],
    ['{"a":"\\u12"}', '$.a'],
    ['{"a":"\\u{41}"}', '$.a'],
  ])('%j', (text, place) => {
    expect(read(text)).toEqual([`ASSAY-INPUT-SYNTAX ${place}`]);
  });

  test.each<[string, string]>([
    ['x', 'line 1, column 1'],
    ['{} x', 'line 1, column 4'],
    ['\n\n[1,\n  2 3]', 'line 4, column 5'],
    ['[\n', 'line 2, column 1'],
    ['{"a":\n"b\n"}', 'line 2, column 1'],
  ])('%j with line and column', (text, place) => {
    expect(readJson(text)).toMatchObject({ faults: [{ description: expect.stringContaining(place) }] });
  });

  test.each([
    ['{"a":', /^(?!.*undefined)/],
    ['[x]', /`x`/],
    ['[😀]', /`😀`/],
    ['{a:1}', /member name/],
    ['[-]', /number/],
  ])('%j in words that fit', (text, words) => {
    expect(readJson(text)).toMatchObject({ faults: [{ description: expect.stringMatching(words) }] });
  });

  test('a line break within a text is an end that is missing, not an escape that is wrong', () => {
    const said = (text: string) => {
      const result = readJson(text);
      return result.ok ? '' : result.faults[0]?.description;
    };
    expect(said('{"a":"b\nc"}')).toBe(said('{"a":"b'));
    expect(said('{"a":"b\\x"}')).not.toBe(said('{"a":"b'));
  });

  test.each<[string, Parameters<typeof readJson>[1], Json]>([
    ['{"a":}', undefined, { code: 'ASSAY-INPUT-SYNTAX', properties: ['$.a'] }],
    ['{"a":1,"a":2}', undefined, { code: 'ASSAY-INPUT-DUPLICATE', properties: ['$.a'] }],
    ['[[[]]]', { maxLength: 9, maxDepth: 2 }, { code: 'ASSAY-INPUT-DEPTH', properties: ['$[0][0]'] }],
    ['[1,2]', { maxLength: 4, maxDepth: 2 }, { code: 'ASSAY-INPUT-SIZE', properties: ['$'] }],
  ])('%s with a fault that is certain and has no fix', (text, limits, expected) => {
    expect(withoutPhrases(readJson(text, limits))).toEqual({
      ok: false,
      faults: [
        {
          severity: 'error',
          stage: 'input',
          description: expect.any(String),
          certain: true,
          fixes: [],
          ...(expected as object),
        },
      ],
    });
  });

  test.each([' ', '\n', '\r', '\t'])('but %j may stand between everything', (space) => {
    const tokens = ['{', '"a"', ':', '[', '1.5', ',', 'true', ']', ',', '"b"', ':', '{', '}', '}'];
    const spaced = `${space}${tokens.join(space)}${space}`;
    expect(readJson(spaced)).toEqual({ ok: true, value: { a: [new JsonNumber('1.5'), true], b: {} } });
    expect(readJson(spaced.replace(space, '\v')).ok).toBe(false);
    expect(readJson('[ ]')).toEqual({ ok: true, value: [] });
  });

  test('it is reported with line and column', () => {
    const result = readJson('{\n  "a": 1,\n  "b": oops\n}');
    expect(result).toMatchObject({ ok: false, faults: [{ description: expect.stringContaining('line 3, column 8') }] });
  });

  test.each([
    ['{"a":1,"a":2}', ['ASSAY-INPUT-DUPLICATE $.a']],
    ['{"a":1,"\\u0061":2}', ['ASSAY-INPUT-DUPLICATE $.a']],
    [
      '{"a":{"b":1,"b":1,"b":1},"a":1}',
      ['ASSAY-INPUT-DUPLICATE $.a.b', 'ASSAY-INPUT-DUPLICATE $.a.b', 'ASSAY-INPUT-DUPLICATE $.a'],
    ],
    ['{"__proto__":1,"__proto__":2}', ['ASSAY-INPUT-DUPLICATE $.__proto__']],
    ['[{"x":1},{"x":1,"x":2}]', ['ASSAY-INPUT-DUPLICATE $[1].x']],
  ])('%s repeats a member', (text, faults) => {
    expect(read(text)).toEqual(faults);
  });

  test.each([
    ['"\\ud83d"', ['ASSAY-INPUT-UNICODE $']],
    ['"\\ude00\\ud83d"', ['ASSAY-INPUT-UNICODE $']],
    ['{"a":"\ud83d"}', ['ASSAY-INPUT-UNICODE $.a']],
    ['{"\\udc00":1}', ['ASSAY-INPUT-UNICODE $']],
    // Its children have a path that can be written, and so do messages about them.
    ['{"\\ud800":"\\ud800"}', ['ASSAY-INPUT-UNICODE $', 'ASSAY-INPUT-UNICODE $.\ufffd']],
    ['{"\\ud800":1,"\\ud800":2}', ['ASSAY-INPUT-UNICODE $', 'ASSAY-INPUT-UNICODE $', 'ASSAY-INPUT-DUPLICATE $.\ufffd']],
    ['{"\\ud800" 1}', ['ASSAY-INPUT-UNICODE $', 'ASSAY-INPUT-SYNTAX $.\ufffd']],
  ])('%j has half a character', (text, faults) => {
    const outcome = readJson(text);
    expect(read(text)).toEqual(faults);
    expect(JSON.stringify(outcome.ok ? '' : outcome.faults)).not.toContain('\\ud');
  });
});

describe('limits', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('nesting deeper than the limit is refused at its place', () => {
    expect(readJson(nested(JSON_LIMITS.maxDepth)).ok).toBe(true);
    expect(read(nested(JSON_LIMITS.maxDepth + 1))).toEqual([
      `ASSAY-INPUT-DEPTH $${'[0]'.repeat(JSON_LIMITS.maxDepth)}`,
    ]);
  });

  test('depth is that of the deepest place, not of all together', () => {
    const limits = { maxLength: 99, maxDepth: 2 };
    expect(readJson('[[],{},[],[1,2],{"a":1}]', limits).ok).toBe(true);
    expect(readJson('[[1.5],{"a":1},[],{},[1]]', limits).ok).toBe(true);
    expect(readJson('{"a":[1.5],"b":{"c":1},"d":{},"e":[]}', limits).ok).toBe(true);
    expect(read('["[[[","{{{"]')).toEqual(['[[[', '{{{']);
  });

  test.each([
    ['closed lists', nested(1_000_000)],
    ['open lists', '['.repeat(1_000_000)],
    ['open objects', '{"a":'.repeat(1_000_000)],
    ['a list after a fraction', `[1.5,${nested(500_000)}]`],
  ])('a million of %s overflow nothing', (_, text) => {
    expect((read(text) as string[])[0]).toMatch(/^ASSAY-INPUT-DEPTH/);
  });

  test('reports at most 100 faults', () => {
    const result = readJson(`{${Array(5000).fill('"a":1').join()}}`);
    expect(result.ok ? 0 : result.faults.length).toBe(100);
  });

  test('there is no limit on entries unless one is given', () => {
    expect(parsePrecisely('[1,2,3]', 9)).toEqual({ ok: true, value: [1, 2, 3] });
    expect(parsePrecisely('[1,[2]]', 9, 3).ok).toBe(true);
    expect(parsePrecisely('[1,[2]]', 9, 2)).toMatchObject({
      faults: [{ code: 'ASSAY-INPUT-ENTRIES', properties: ['$[1]'] }],
    });
  });

  test('refuses a text longer than the limit', () => {
    expect(readJson('[1,2]', { maxLength: 5, maxDepth: 9 }).ok).toBe(true);
    expect(readJson('[1,2]', { maxLength: 4, maxDepth: 9 })).toMatchObject({
      ok: false,
      faults: [{ code: 'ASSAY-INPUT-SIZE' }],
    });
  });

  test.each([
    ['plain', '{}'],
    ['with fractions', '1.5'],
  ])('entries of all lists together, %s', (_, entry) => {
    const lists = (entries: number) =>
      `{"a":[${Array(entries / 2)
        .fill(entry)
        .join()}],"b":[${Array(entries / 2)
        .fill(entry)
        .join()}]}`;
    const limits = { maxLength: 640_000, maxDepth: 9 };
    expect(mostEntries(limits)).toBe(20_000);
    expect(readJson(lists(20_000), limits).ok).toBe(true);
    expect(readJson(lists(20_002), limits)).toMatchObject({
      ok: false,
      faults: [{ code: 'ASSAY-INPUT-ENTRIES', description: expect.stringContaining('20000 entries') }],
    });
    expect(mostEntries({ maxLength: 1, maxDepth: 9 })).toBe(10_000);
  });
});

describe('both parsers', () => {
  const any = fc.json();

  test('agree with each other and with JSON.parse on sound text', () => {
    fc.assert(
      fc.property(any, (text) => {
        const slow = parsePrecisely(text, 200);
        if (!slow.ok) return;
        expect(JSON.stringify(slow.value)).toBe(JSON.stringify(JSON.parse(text)));
        expect(readJson(text)).toEqual(slow);
      }),
    );
  });

  test('accept the same texts after any cut, or after any character in the way', () => {
    fc.assert(
      fc.property(
        any,
        fc.nat(),
        fc.constantFrom('', '"', ',', '}', '\\', '0', '.', ' ', 'e', '\u0001'),
        (text, at, c) => {
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + c + text.slice(place + 1);
          const slow = parsePrecisely(changed, 200);
          expect(readJson(changed).ok).toBe(slow.ok);
          if (slow.ok) expect(() => JSON.parse(changed) as Json).not.toThrow();
        },
      ),
    );
  });
});
