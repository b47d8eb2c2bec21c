import { expect, it } from 'vitest';
import { readYaml, yamlToJson } from './read-yaml.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const limits = { maxLength: 8_000_000, maxDepth: 200 };
const keys = (count: number) => Array.from({ length: count }, (_, i) => `key-${i}: x`).join('\n');

it('reads tens of thousands of keys, and finds the one that is doubled', () => {
  const read = readYaml(keys(20_000), limits);
  expect(read.ok && Object.keys(read.value as object)).toHaveLength(20_000);
  expect(readYaml(`${keys(20_000)}\nkey-7: y`, limits)).toMatchObject({
    ok: false,
    faults: [{ code: 'ASSAY-INPUT-DUPLICATE', properties: ['$.key-7'] }],
  });
});

it('takes keys for doubled that JSON cannot tell apart', () => {
  expect(readYaml('1: a\n"1": b', limits)).toMatchObject({ ok: false, faults: [{ properties: ['$.1'] }] });
});

it('reads no longer text than it can read in a moment', () => {
  expect(readYaml('a: 1\n'.repeat(250_000), limits)).toMatchObject({
    ok: false,
    faults: [{ code: 'ASSAY-INPUT-SIZE', description: expect.stringContaining('1000000 characters') as string }],
  });
});

it('writes what an alias stands for, the last of its name', () => {
  const read = readYaml('a: &x {n: 1}\nb: *x\nc: &x [2]\nd: *x', limits);
  expect(read).toEqual({ ok: true, value: { a: { n: 1 }, b: { n: 1 }, c: [2], d: [2] } });
});

/** The JavaScript engine ends the process if the stack overflows while it compiles a regular expression. */
it('reads what nests without end after what nests without end', () => {
  for (const text of [
    '['.repeat(20_000),
    '['.repeat(20_000) + ']'.repeat(20_000),
    '- '.repeat(20_000),
    '{a: '.repeat(20_000),
  ])
    expect(yamlToJson(text, limits)).toMatchObject({ faults: [{ code: 'ASSAY-INPUT-DEPTH' }] });
});

it('reads as deep as JSON is read', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(readYaml(nested(200), limits).ok).toBe(true);
  expect(readYaml(`${'- '.repeat(199)}[]`, limits).ok).toBe(true);
  expect(readYaml(nested(201), limits)).toMatchObject({ faults: [{ code: 'ASSAY-INPUT-DEPTH' }] });
});

it('reports a second document where it begins', () => {
  expect(yamlToJson('a: 1\n---\nb: 2\n---\nc: 3', limits)).toMatchObject({
    faults: [
      { code: 'ASSAY-INPUT-YAML', description: expect.stringMatching(/line 2, column 1 .*MULTIPLE_DOCS/) as string },
    ],
  });
});

it.each([
  ['an alias of nothing', 'a: *x', 'ASSAY-INPUT-YAML'],
  ['an alias within what it stands for', 'a: &x [*x]', 'ASSAY-INPUT-DEPTH'],
  ['a long text used often', `a: &x ${'y'.repeat(250_000)}\nb: [${'*x, '.repeat(1000)}]`, 'ASSAY-INPUT-YAML'],
  [
    'empty lists without end',
    `a: &a [${'[],'.repeat(1000)}]\nb: &b [${'*a,'.repeat(1000)}]\nc: [${'*b,'.repeat(1000)}]`,
    'ASSAY-INPUT-YAML',
  ],
])('refuses %s', (_, text, code) => {
  expect(readYaml(text, { ...limits, maxLength: 600_000 })).toMatchObject({ ok: false, faults: [{ code }] });
});

it('lets aliases stand for a few times what the text has, and for no more', () => {
  const party = Array.from({ length: 40 }, (_, i) => `name-${i}: some words of a party`).join(', ');
  const aliases = (count: number) => `a: &x {${party}}\nb: [${'*x, '.repeat(count)}]`;
  expect(readYaml(aliases(10), limits).ok).toBe(true);
  expect(readYaml(aliases(100), limits)).toMatchObject({
    faults: [{ code: 'ASSAY-INPUT-YAML', description: expect.stringContaining('aliases') as string }],
  });
});

/** In a batch of a hundred messages of 300 bytes, each once grew to eight megabytes. */
it('stops before aliases of aliases have become long', () => {
  const names = 'abcdefghij';
  const levels = Array.from(names, (name, i) => `${name}: &${name} [${i === 0 ? '' : `*${names[i - 1]},`.repeat(9)}]`);
  expect(readYaml(levels.join('\n'), limits)).toMatchObject({ ok: false, faults: [{ code: 'ASSAY-INPUT-YAML' }] });
});

it('finds the nodes of many aliases without looking through the text for each', () => {
  const read = readYaml(`a: &x 1\nb: [${'*x, '.repeat(50_000)}]`, limits);
  expect(read.ok && (read.value as { b: unknown[] }).b).toHaveLength(50_000);
});

it('keeps the digits of numbers, and takes those of codes for text', () => {
  expect(yamlToJson('[1.50, 0142, 0x1f, .inf]', limits)).toBe('[1.50,"0142","0x1f",".inf"]');
});

it.each([
  ['{a: 1, 2: x, 0x1f: y, null: z}', '{"a":1,"2":"x","0x1f":"y","null":"z"}'],
  ['[true, null, ~, 2026-01-01, -1.5e3]', '[true,null,null,"2026-01-01",-1.5e3]'],
  ['a:', '{"a":null}'],
  ['', 'null'],
])('reads %s', (text, json) => {
  expect(yamlToJson(text, limits)).toBe(json);
});

it('reads as many characters as are allowed, and no more', () => {
  expect(yamlToJson('a: 1', { ...limits, maxLength: 4 })).toMatchObject({ faults: [{ code: 'ASSAY-INPUT-YAML' }] });
  expect(yamlToJson('[ 1 ]', { ...limits, maxLength: 4 })).toMatchObject({ faults: [{ code: 'ASSAY-INPUT-SIZE' }] });
  // The characters of the JSON are counted, with commas and brackets.
  expect(yamlToJson('[ 1, 2 ]       ', { ...limits, maxLength: 14 })).toMatchObject({
    faults: [{ code: 'ASSAY-INPUT-SIZE' }],
  });
});

it.each([
  ['binary data', 'a: !!binary aGVsbG8='],
  ['a key that is a list', '? [a]\n: 1'],
])('refuses %s at the whole text', (_, text) => {
  expect(withoutPhrases(yamlToJson(text, limits))).toEqual({
    ok: false,
    faults: [
      {
        severity: 'error',
        stage: 'input',
        code: 'ASSAY-INPUT-YAML',
        properties: ['$'],
        description: expect.any(String) as string,
        certain: true,
        fixes: [],
      },
    ],
  });
});
