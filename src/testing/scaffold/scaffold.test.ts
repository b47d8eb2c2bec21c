import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatted } from '../../../scripts/formatted.mjs';
import { lint } from '../walls/lint.ts';
import { failingTests } from './run-island.ts';

function begin(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', ...words, '--dry-run'], {
    encoding: 'utf8',
  });
  const files = stdout
    .split(/^\/\/ (?=src\/)/m)
    .filter((part) => part !== '')
    .map((part) => {
      const end = part.indexOf('\n');
      return { path: part.slice(0, end), text: part.slice(end + 1, -1) };
    });
  return { status, stderr, files };
}

describe.each([
  ['regime', 'lu', 'src/engine/regimes/lu/lu.ts', 14],
  ['addon', 'lu-format-v1', 'src/engine/addons/lu-format-v1/lu-format-v1.ts', 9],
  ['format', 'lu-cius-1', 'src/formats/lu-cius-1/profile.ts', 12],
])('npm run new -- %s %s', (kind, name, definition, questions) => {
  const { status, stderr, files } = begin(kind, name);

  test('begins an island with a definition and questions that no answer is given to', () => {
    expect(status).toBe(0);
    expect(files.map(({ path }) => path)).toContain(definition);
    const asking = files.find(({ path }) => path.endsWith('/questions.test.ts'))?.text ?? '';
    expect(asking.match(/\?\s\([^)]+\)'/g)).toHaveLength(questions);
  });

  test('writes what lint and format accept', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-island-'));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    expect([...lint(folder)]).toEqual([]);
    rmSync(folder, { recursive: true });
    for (const { path, text } of files) expect(await formatted(path, text), path).toBe(text);
  });

  test('names the lists it has to be in', () => {
    const islands = ['index.ts', 'npm run tool -- loaders', '`after`', 'examples', 'words.es.ts'];
    const lists = kind === 'format' ? ['profiles.ts', 'formats.ts', 'rule-sets', 'table.ts', 'words.es.ts'] : islands;
    for (const list of lists) expect(stderr).toContain(list);
  });
});

test(
  'rules of a country that the format has not published are our own, with words of their own',
  { timeout: 60_000 },
  async () => {
    const folder = 'src/engine/regimes/ke';
    const { files } = begin('regime', 'ke');
    const island = Object.fromEntries(files.map(({ path, text }) => [path.slice(folder.length + 1), text]));
    expect(Object.values(island).join('\n')).not.toContain('GOBL-');
    const code = 'ASSAY-KE-TAX-IDENTITY-01';
    const words = [...(island['words.es.ts'] ?? '').matchAll(/'(ASSAY-[\w.-]+)':/g)].map(([, name]) => name);
    expect(words).toEqual([`${code}.all`, code, `${code}.must`]);
    // The engine gives its rule the code that its tests and its Spanish texts use.
    const identity = (island['tax-identity.ts'] ?? '').replace('/^(?!)$/', '/^P\\d{9}[A-Z]$/');
    const answered = { ...island, 'tax-identity.ts': identity.replace("example: ''", "example: 'P051234567A'") };
    expect(await failingTests(folder, answered, 'rules.test.ts', expect)).toEqual([]);
  },
);

test.each([
  ['regime', 'LUX'],
  ['regime', '../x'],
  ['addon', 'noversion'],
  ['format', 'No'],
  ['format', '../x'],
  ['toString', 'x'],
  [],
])('refuses %s %s', (...words) => {
  const { status, stderr, files } = begin(...words);
  expect([status, files.length]).toEqual([1, 0]);
  expect(stderr).toContain('npm run new -- regime');
});

describe('the law of a regime that was begun', () => {
  const { files } = begin('regime', 'lu');
  const folder = 'src/engine/regimes/lu';
  const island = Object.fromEntries(files.map(({ path, text }) => [path.slice(folder.length + 1), text]));
  const replaced = (file: string, ...pairs: readonly (readonly [string | RegExp, string])[]) =>
    pairs.reduce((text, [before, after]) => text.replace(before, after), island[file] ?? '');

  const rate = (name: string, percent: string) =>
    `'${name}': { name: { en: '' }, values: { '2024-01-01': '${percent}' } },`;
  const row = (name: string, percent: string) =>
    `{ tax: 'VAT standard ${name}', since: '2024-01-01', before: NOTHING, charge: '${percent}', today: '${percent}', source: LAW },`;
  const rates: readonly (readonly [string, string])[] = [
    ['general', '17%'],
    ['intermediate', '14%'],
    ['reduced', '8%'],
    ['super-reduced', '3%'],
  ];

  /** The island with all questions about its law answered, and with these rates. */
  function answered(defined: typeof rates, stated: typeof rates) {
    return {
      ...island,
      'lu.ts': replaced(
        'lu.ts',
        ["timeZone: ''", "timeZone: 'Europe/Luxembourg'"],
        ["currency: ''", "currency: 'EUR'"],
      ),
      'tax-identity.ts': replaced(
        'tax-identity.ts',
        ['/^(?!)$/', '/^\\d{8}$/'],
        ["example: ''", "example: '12345678'"],
      ),
      'tax-categories.ts': replaced('tax-categories.ts', [
        /general: .*\n/,
        `${defined.map(([name, percent]) => rate(name, percent)).join('')}\n`,
      ]),
      'law.test.ts': replaced(
        'law.test.ts',
        ["timeZone: ''", "timeZone: 'Europe/Luxembourg'"],
        ["currency: ''", "currency: 'EUR'"],
        ["title: '', url: '', read: ''", "title: 'Loi TVA', url: 'https://example.com', read: '2026-11-21'"],
        [/rates: \[[^\]]*\]/, `rates: [${stated.map(([name, percent]) => row(name, percent)).join('')}]`],
        ["taxNumber: ''", "taxNumber: '12345678'"],
        ["valid: '', wrong: ''", "valid: '87654321', wrong: '1234'"],
        ["text: ''", "text: 'Reverse charge: Customer to account for VAT to the relevant tax authority.'"],
      ),
    };
  }
  const failing = (given: Readonly<Record<string, string>>) => failingTests(folder, given, 'law.test.ts', expect);
  const COMPLETE = 'law of LU › has a row for each value of each rate, and no others';

  test('fails as long as its rows are questions', { timeout: 60_000 }, async () => {
    const titles = await failing(island);
    expect(titles).toContain(COMPLETE);
    for (const [name] of rates) expect(titles.filter((title) => title.includes(` ${name} `))).toHaveLength(1);
  });

  test('passes when every row is answered and every rate is there', { timeout: 60_000 }, async () => {
    expect(await failing(answered(rates, rates))).toEqual([]);
  });

  test('fails with two of four rates missing, whichever side they are missing on', { timeout: 60_000 }, async () => {
    const some = rates.slice(0, 2);
    const missing = await failing(answered(some, rates));
    expect(missing).toContain(COMPLETE);
    expect(missing).toHaveLength(3);
    expect(await failing(answered(rates, some))).toEqual([COMPLETE]);
  });

  test('fails with one figure changed', { timeout: 60_000 }, async () => {
    const changed = rates.map(([name, percent]) => [name, name === 'reduced' ? '9%' : percent] as const);
    expect(await failing(answered(changed, rates))).toHaveLength(1);
  });
});

test('every question about a format that was begun fails', { timeout: 60_000 }, async () => {
  const { files } = begin('format', 'lu-cius-1');
  const folder = 'src/formats/lu-cius-1';
  const island = Object.fromEntries(files.map(({ path, text }) => [path.slice(folder.length + 1), text]));
  expect(await failingTests(folder, island, 'questions.test.ts', expect)).toHaveLength(12);
});
