import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { differencesOf } from './differences.ts';
import { driftLines, driftOf } from './drift.ts';
import { readPublished } from './published.ts';
import type { Published } from './published.ts';

const { catalogue } = createStandardEngine();

it.each<[string, Json, Json, readonly object[]]>([
  ['words', { name: { en: 'A' }, desc: 'x' }, { name: { en: 'B' } }, []],
  [
    'the order of lists',
    { a: [{ key: 'x' }, { key: 'y' }], b: ['1', '2'] },
    { a: [{ key: 'y' }, { key: 'x' }], b: ['2', '1'] },
    [],
  ],
  ['what is empty', { a: null, b: '', c: false }, {}, []],
])('%s are no difference', (_, theirs, ours, expected) => {
  expect(differencesOf(theirs, ours)).toEqual(expected);
});

it.each<[string, Json, Json, readonly object[]]>([
  ['a figure', { maxLength: 128 }, { maxLength: 64 }, [{ path: 'maxLength', theirs: '128', ours: '64' }]],
  [
    'a rate of a day',
    { rates: [{ rate: 'general', values: [{ since: '2026-01-01', percent: '20%' }] }] },
    { rates: [{ rate: 'general', values: [{ since: '2026-01-01', percent: '21%' }] }] },
    [{ path: 'rates[general].values[2026-01-01].percent', theirs: '20%', ours: '21%' }],
  ],
  [
    'a code that lacks',
    { values: [{ code: 'A' }, { code: 'B' }] },
    { values: [{ code: 'A' }] },
    [{ path: 'values[B].code', theirs: 'B' }],
  ],
  ['one of a list', { required: ['a'] }, { required: ['a', 'b'] }, [{ path: 'required[b]', ours: 'there' }]],
  [
    'a member called as words are',
    { $defs: { 'org.Item': { properties: { name: { type: 'string' } } } } },
    { $defs: { 'org.Item': { properties: {} } } },
    [{ path: '$defs.org.Item.properties.name.type', theirs: 'string' }],
  ],
])('%s is told', (_, theirs, ours, expected) => {
  expect(differencesOf(theirs, ours)).toEqual(expected);
});

/** The published definitions of this engine, with changes. */
function published(changes: Readonly<Record<string, JsonObject | undefined>> = {}): Published {
  const definitions = new Map<string, JsonObject>();
  for (const country of ['ES', 'DK']) {
    const regime = catalogue.regime(country);
    if (regime) definitions.set(`regimes/${country}`, regime);
  }
  for (const [name, definition] of Object.entries(changes)) {
    if (definition) definitions.set(name, definition);
    else definitions.delete(name);
  }
  return { definitions, rules: new Set() };
}

it('finds no drift between an engine and what it publishes itself', () => {
  const { missing, changed, missingRules, addedRules } = driftOf(published(), catalogue);
  expect({ missing, changed, missingRules, addedRules }).toEqual({
    missing: [],
    changed: [],
    missingRules: [],
    addedRules: [],
  });
});

it('lists a definition that is missing, one that is only here, and a changed figure, and counts them', () => {
  const denmark = catalogue.regime('DK') ?? {};
  const drift = driftOf(
    published({ 'regimes/ZZ': { country: 'ZZ' }, 'regimes/DK': { ...denmark, currency: 'EUR' } }),
    catalogue,
  );
  expect(drift.missing).toEqual(['regimes/ZZ']);
  expect(drift.added).toContain('regimes/FR');
  expect(drift.changed).toEqual([
    { name: 'regimes/DK', differences: [{ path: 'currency', theirs: 'EUR', ours: 'DKK' }] },
  ]);
  const lines = driftLines(drift);
  expect(lines[0]).toBe('regimes/ZZ: missing here');
  expect(lines).toContain('regimes/DK: currency: "EUR" there, "DKK" here');
  expect(lines.at(-1)).toMatch(
    /^1 definitions and 0 rules missing, 1 places differ, \d+ definitions and 0 rules only here$/,
  );
});

it('compares the codes of rules where some are published', () => {
  const rules = new Set(['GOBL-XX-BILL-INVOICE-01', 'GOBL-ORG-ITEM-01']);
  const { missingRules, addedRules } = driftOf({ definitions: new Map(), rules }, catalogue);
  expect(missingRules).toEqual(['GOBL-XX-BILL-INVOICE-01']);
  expect(addedRules).toContain('GOBL-ORG-ITEM-02');
  expect(addedRules).not.toContain('GOBL-ORG-ITEM-01');
});

it('reads the data of a checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  const write = (path: string, content: object) => {
    mkdirSync(join(folder, 'data', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'data', path), JSON.stringify(content));
  };
  write('schemas/org/item.json', { $id: 'https://gobl.org/draft-0/org/item' });
  write('regimes/es.json', { country: 'ES' });
  write('addons/x.json', { key: 'x-v1' });
  write('rules/org.json', { subsets: [{ assert: [{ id: 'GOBL-ORG-ITEM-01' }] }], id: 'GOBL-ORG' });
  write('rules/odd.json', []);
  const { definitions, rules } = readPublished(folder);
  rmSync(folder, { recursive: true });
  expect([...definitions.keys()]).toEqual(['schemas/org/item', 'regimes/ES', 'addons/x-v1']);
  expect([...rules]).toEqual(['GOBL-ORG-ITEM-01']);
});
