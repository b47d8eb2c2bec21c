import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { makeSite, FILES } from '../guide/site.ts';
import { rulesByCode } from '../operations/rules.ts';
import { ownCodes } from '../language/knowledge/own-codes.ts';
import { commandLine, type CommandLine } from '../testing/command-line.ts';
import { ownExplanation } from './report/rule-texts.ts';

// The codes that the source makes of parts are found in own-codes.test.ts.

let line: CommandLine;
beforeAll(async () => {
  line = await commandLine();
}, 120_000);
afterAll(() => line.remove());

const root = join(import.meta.dirname, '..');
/** Every code that is written in full in the source. */
const written = new Set(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$|(?:^|[/\\])testing[/\\]/.test(file))
    .flatMap(
      (file) =>
        readFileSync(join(root, file), 'utf8').match(/(?<![A-Z0-9-])ASSAY-[A-Z0-9]+(?:-[A-Z0-9]+)*(?![A-Z0-9-])/g) ??
        [],
    ),
);

describe('explain', () => {
  test('knows every code in the source', () => {
    const engine = createStandardEngine();
    expect(written.size).toBeGreaterThan(200);
    expect([...written].filter((code) => !ownCodes.has(code) && rulesByCode(engine, code).length === 0)).toEqual([]);
  });

  test('says what a code means, its cause, what to do, and its page of the guide, in both languages', async () => {
    const site = makeSite({
      texts: Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')])),
      day: '2026-11-25',
      asset: (name) => name,
      assets: { sheet: 'a.css', icon: 'a.svg', script: 'a.js', copy: 'c.js' },
      linkOf: (name) => name,
      besideWorkbench: true,
    });
    for (const code of ownCodes.keys()) {
      const [english, spanish] = await Promise.all([ownExplanation(code, 'en'), ownExplanation(code, 'es')]);
      const [path = '', anchor = ''] = (english?.page ?? '').split('#');
      expect([code, site.get(path)?.includes(` id="${anchor}"`)]).toEqual([code, true]);
      for (const part of ['tells', 'cause', 'mend'] as const) {
        expect([code, english?.[part]]).toEqual([code, expect.stringMatching(/^[A-Z].*[.]$/)]);
        expect([code, spanish?.[part]]).not.toEqual([code, english?.[part]]);
      }
    }
  });

  test('shows XML that breaks a rule on invoices, and that keeps it', async () => {
    const { out } = await line.assay(['explain', 'BR-DE-15']);
    expect(out).toMatch(/ {2}wrong {3}UBL\n {4}<Invoice>\n(?: {6}<cbc:D.*\n) {4}<\/Invoice>\n/);
    expect(out).toMatch(/ {2}right {3}UBL\n {4}<Invoice>\n(?: {6}<.*\n)* {6}<cbc:BuyerReference>.*\n {4}<\/Invoice>\n/);
  });

  test('prints it, for people and as JSON', async () => {
    const ran = await line.assay(['explain', 'assay-draft']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(
      /^ASSAY-DRAFT\n {2}The document is a draft.*\n {2}cause {3}Validating .*\n {2}to do {3}Build it first.*\n {2}guide {3}codes\/index[.]html#ASSAY-DRAFT\n$/,
    );
    const explained = await line.assay(['explain', 'ASSAY-CALC-RATE', '--json', '--lang', 'es']);
    expect(JSON.parse(explained.out)).toMatchObject({
      code: 'ASSAY-CALC-RATE',
      cause: expect.stringMatching(/^Al generar/) as string,
    });
    const wrong = await line.assay(['explain', 'ASSAY-CALC-RATTE']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('ASSAY-CALC-RATE')]);
  });
});
