import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { createDeferredEngine } from '../../engine/deferred.ts';
import type { Addon, Constraint, EngineParts, Normaliser, Regime, TypeRules } from '../../engine/index.ts';
import {
  amountOf,
  coreParts,
  createEngine,
  defineAddon,
  percentageOf,
  proven,
  selfCheck,
  standardParts,
  withDefinitions,
} from '../../engine/index.ts';
import { addonRows, regimeRows } from '../../engine/standard-definitions.ts';

interface Copy {
  readonly spain: Regime;
  readonly en16931: Addon;
  readonly constraints: Readonly<Record<'beMoreThanZero' | 'beZeroOrLess' | 'beZeroOrMore', Constraint>>;
}

/** What a browser has that evaluates the code of the engine twice: definitions with types of their own. */
async function secondCopy(): Promise<Copy> {
  const contents = `export { spain } from './regimes/es/es.ts';
    export { en16931 } from './addons/eu-en16931-v2017/eu-en16931-v2017.ts';
    export * as constraints from './core/rules/constraints.ts';`;
  const folder = mkdtempSync(join(tmpdir(), 'assay-copy-'));
  try {
    const outfile = join(folder, 'copy.mjs');
    await build({
      stdin: { contents, resolveDir: 'src/engine', loader: 'ts' },
      bundle: true,
      format: 'esm',
      outfile,
    });
    return (await import(pathToFileURL(outfile).href)) as Copy;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { spain, en16931, constraints } = await secondCopy();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019bc1a2-2e00-7000-8000-000000000001' };
const data = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017'],
  code: '1',
  issue_date: '2026-01-15',
  supplier: { name: 'A', tax_id: { country: 'ES', code: 'B98602641' } },
  customer: { name: 'B' },
  lines: [{ quantity: '1', item: { name: 'C', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

/** Only some definitions of the second copy, so that each kind is met alone. */
const withOnly = (parts: { rules?: readonly TypeRules[]; normalisers?: readonly Normaliser[] }): EngineParts => ({
  ...standardParts,
  addons: [...standardParts.addons, defineAddon({ key: 'xx-copied-v1', name: { en: 'Copied' }, ...parts })],
});
const copied = { ...data, $addons: ['xx-copied-v1'] };

describe('a definition of another copy of the engine is never passed over in silence', () => {
  it.each<[string, () => unknown]>([
    ['a regime', () => createEngine({ ...coreParts, regimes: [spain], addons: [] }).build({ data }, context)],
    ['an addon', () => createEngine({ ...standardParts, addons: [en16931] }).build({ data }, context)],
    ['rules alone', () => createEngine(withOnly({ rules: en16931.rules ?? [] })).build({ data: copied }, context)],
    [
      'normalisers alone',
      () => createEngine(withOnly({ normalisers: en16931.normalisers ?? [] })).build({ data: copied }, context),
    ],
    [
      'the report on a document',
      () => createEngine({ ...coreParts, regimes: [spain], addons: [] }).inspect({ data }, context),
    ],
    [
      'a regime that is made on use',
      () => {
        const rows = regimeRows.map((row) => (row.country === 'ES' ? { ...row, make: () => spain } : row));
        return createDeferredEngine({ regimeRows: rows, addonRows }).build({ data }, context);
      },
    ],
    [
      'rules of a regime in documents of another',
      () => {
        const rows = regimeRows.map((row) => (row.country === 'ES' ? { ...row, make: () => spain } : row));
        const german = { ...data, $addons: [], supplier: { name: 'A', tax_id: { country: 'DE', code: '111111125' } } };
        const customer = { name: 'B', tax_id: { country: 'ES', code: 'B98602641' } };
        return createDeferredEngine({ regimeRows: rows, addonRows }).validate({ data: { ...german, customer } });
      },
    ],
    [
      'definitions of one’s own',
      () => withDefinitions(standardParts, { rules: spain.rules ?? [], normalisers: spain.normalisers ?? [] }),
    ],
  ])('%s', (_, use) => {
    expect(use).toThrow('made with another copy of the engine');
  });
});

it('an engine with a regime or an addon of another copy fails its own check', () => {
  const found = 'a definition was made with another copy of the engine';
  const withSpain = regimeRows.map((row) => (row.country === 'ES' ? { ...row, make: () => spain } : row));
  const withAddon = addonRows.map((row) => (row.key === 'eu-en16931-v2017' ? { ...row, make: () => en16931 } : row));
  for (const rows of [
    { regimeRows: withSpain, addonRows },
    { regimeRows, addonRows: withAddon },
  ]) {
    const troubles = selfCheck(createDeferredEngine(rows));
    expect(troubles.map(({ check }) => check)).toEqual(['right', 'broken']);
    expect(troubles.every((trouble) => trouble.found.includes(found))).toBe(true);
    expect(() => proven(createDeferredEngine(rows))).toThrow('The engine failed its own check: right');
  }
  expect(selfCheck(createDeferredEngine({ regimeRows, addonRows }))).toEqual([]);
});

it('constraints of another copy judge the amounts and percentages of this one', () => {
  const { beMoreThanZero, beZeroOrLess, beZeroOrMore } = constraints;
  const scope = undefined as never;
  const judged = [
    amountOf(-100, 2),
    amountOf(0, 2),
    amountOf(2, 0),
    percentageOf(amountOf(-3, 2)),
    percentageOf(amountOf(4, 2)),
  ].map((value) => [beMoreThanZero, beZeroOrMore, beZeroOrLess].map(({ holds }) => holds(value, scope)));
  expect(judged).toEqual([
    [false, false, true],
    [false, true, true],
    [true, true, false],
    [false, false, true],
    [true, true, false],
  ]);
});
