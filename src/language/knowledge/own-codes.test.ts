import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainOwn } from './explain-own.ts';
import { ownCodes } from './own-codes.ts';

const root = join(import.meta.dirname, '../..');

/** The text of every file below a folder of `src`. */
function textsOf(folder: string): string[] {
  const base = join(root, folder);
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(base, file), 'utf8'));
}

/** How the code of each family is written in the source, besides complete codes. */
const makers: readonly (readonly [family: string, folder: string, maker: RegExp])[] = [
  ['INPUT', 'engine/core', /(?:report|refuse)\('([A-Z0-9-]+)'/g],
  ['INPUT', 'engine/documents', /reader\.report\('([A-Z0-9-]+)'/g],
  ['INPUT', 'engine/operations', /inputFault\(\s*'([A-Z0-9-]+)'/g],
  ['INPUT-CORRECTION', 'engine/operations/correction', /obstacle\(\s*'([A-Z]+)'/g],
  ['INPUT', 'operations', /requestFault\(\s*'([A-Z]+)'/g],
  ['INPUT', 'server', /(?:requestFault|refused)\(\s*'([A-Z]+)'/g],
  ['XML', 'formats/xml', /(?:fault|refuse)\('([A-Z]+)'/g],
  ['PDF', 'formats/pdf', /refusePdf\(\s*'([A-Z-]+)'/g],
  ['PDF', 'formats/pdf', /code: 'ASSAY-PDF-([A-Z-]+)'/g],
  ['INPUT', 'server/node/workers', /\['(TIME|MEMORY)',/g],
  ['CALC', 'engine/documents/bill', /\bcode: '([A-Z-]+)',\n? *path/g],
  ['CALC', 'engine/documents/tax', /\bcode: '([A-Z-]+)',\n? *path/g],
  ['LINT', 'engine/operations', /remark\('([A-Z-]+)'/g],
  ['LIMIT', 'engine/operations', /leftOut\('[a-z]+', '([A-Z]+)'/g],
  ['SIGNATURE', 'engine/operations', /signatureFault\('([A-Z]+)'/g],
];

const written = ['engine', 'language', 'formats', 'operations', 'server'].flatMap((folder) =>
  textsOf(folder).flatMap(
    (text) => text.match(/ASSAY-(?:SYNTAX|INPUT|CALC|LINT|LIMIT|SIGNATURE|XML|PDF|EXPORT)(?:-[A-Z0-9]+)+/g) ?? [],
  ),
);

describe('the codes that no rule stands behind', () => {
  it.each(makers)('%s: each that %s makes has a card', (family, folder, maker) => {
    const codes = textsOf(folder).flatMap((text) => [...text.matchAll(maker)].map(([, code]) => code ?? ''));
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.map((code) => `ASSAY-${family}-${code}`).filter((code) => !ownCodes.has(code))).toEqual([]);
  });

  it('have a card also when they are written in full somewhere', () => {
    expect(written.length).toBeGreaterThan(50);
    expect([...new Set(written)].filter((code) => !ownCodes.has(code))).toEqual([]);
  });

  it('say in sentences what they mean and what settles them', () => {
    for (const [code, { meaning, mend }] of ownCodes) {
      expect([code, meaning, mend]).toEqual([
        code,
        expect.stringMatching(/^[A-Z].*\.$/),
        expect.stringMatching(/^[A-Z].*\.$/),
      ]);
    }
  });

  it('are not looked up among the names that every object has', () => {
    expect(ownCodes.get('constructor')).toBeUndefined();
  });

  it.each([
    ['ASSAY-EXPORT-FORMAT', /types of documents/],
    ['ASSAY-EXPORT-NUMBER', /number/],
    ['ASSAY-EXPORT-PAGE', /page or a PDF/],
    ['ASSAY-EXPORT-LOSS', /accounts for every value/],
    ['ASSAY-CALC-RATE', /looked a value up/],
  ])('%s has the cause of its own, or that of its kind', (code, cause) => {
    expect(explainOwn(code)?.cause.text).toMatch(cause);
  });
});
