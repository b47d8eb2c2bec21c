import { readFileSync, rmSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ublInvoice } from '../formats/testing/invoices.ts';
import { commandLine, type CommandLine } from '../testing/command-line.ts';

let line: CommandLine;
beforeAll(async () => {
  line = await commandLine();
}, 120_000);
afterAll(() => line.remove());
afterEach(() => {
  for (const name of ['assay.config.yaml', 'assay.config.json', '.assayignore', 'known.json'])
    rmSync(`${line.folder}/${name}`, { force: true });
});

/** One warning: a member that nobody knows. */
const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  suplier: {},
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

const LEFT_OUT = { severity: 'off', reason: 'comes from the old program' };

/** The codes of a JSON report, and what it suppresses. */
async function inspected(...args: readonly string[]) {
  const { code, out, err } = await line.assay(['inspect', '-r', 'json', ...args]);
  const { files, summary } = JSON.parse(out) as {
    files: readonly {
      file: string;
      faults: readonly { code: string; severity: string }[];
      suppressed?: readonly object[];
    }[];
    summary: { suppressed?: number };
  };
  const faults = files.flatMap((file) => file.faults.map((fault) => `${fault.severity} ${fault.code}`));
  return { code, err, faults, suppressed: files.flatMap((file) => file.suppressed ?? []), count: summary.suppressed };
}

describe('a configuration', () => {
  test.each<[string, object, number, readonly string[]]>([
    ['lowers a rule', { rules: { 'ASSAY-LINT-UNKNOWN-FIELD': 'info' } }, 0, ['info ASSAY-LINT-UNKNOWN-FIELD']],
    ['raises a rule', { rules: { 'ASSAY-LINT-UNKNOWN-FIELD': 'error' } }, 1, ['error ASSAY-LINT-UNKNOWN-FIELD']],
    ['treats warnings as errors', { strict: true }, 1, ['error ASSAY-LINT-UNKNOWN-FIELD']],
    ['turns a rule off', { strict: true, rules: { 'ASSAY-LINT-UNKNOWN-FIELD': LEFT_OUT } }, 0, []],
    [
      'turns a rule off for some files',
      { overrides: [{ files: ['in/'], rules: { 'ASSAY-LINT-UNKNOWN-FIELD': LEFT_OUT } }] },
      0,
      [],
    ],
    [
      'leaves other files alone',
      { overrides: [{ files: ['out/'], rules: { 'ASSAY-LINT-UNKNOWN-FIELD': LEFT_OUT } }] },
      0,
      ['warning ASSAY-LINT-UNKNOWN-FIELD'],
    ],
  ])('%s', async (_, configuration, code, faults) => {
    line.file('in/a.json', INVOICE);
    line.file('assay.config.json', { paths: ['in'], ...configuration });
    const report = await inspected();
    expect([report.code, report.faults, report.err]).toEqual([code, faults, '']);
    expect(report.suppressed).toEqual(
      faults.length > 0
        ? []
        : [
            {
              code: 'ASSAY-LINT-UNKNOWN-FIELD',
              severity: 'warning',
              by: 'rule',
              reason: LEFT_OUT.reason,
              path: '$.suplier',
              line: 5,
            },
          ],
    );
  });

  test('names the destination, and a suppressed fault makes no document ready', async () => {
    line.file('in/a.json', INVOICE);
    line.file('assay.config.yaml', 'destination: xrechnung');
    const first = await inspected('in');
    expect(first.code).toBe(1);
    const codes = [
      ...new Set(first.faults.filter((fault) => fault.startsWith('error')).map((fault) => fault.slice(6))),
    ];
    line.file(
      'assay.config.yaml',
      `destination: xrechnung\nrules: ${JSON.stringify(Object.fromEntries(codes.map((code) => [code, LEFT_OUT])))}`,
    );
    const { code, out } = await line.assay(['inspect', 'in']);
    expect(code).toBe(0);
    expect(out).toContain('Not ready for XRechnung');
    expect(out).toMatch(/^Suppressed: [1-9]\d* by the configuration, 0 by the baseline$/m);
  });

  test('is read by judge, too', async () => {
    line.file('xml/a.xml', ublInvoice().replace(/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ''));
    line.file('assay.config.json', { overrides: [{ files: ['*.xml'], destination: 'xrechnung' }] });
    expect((await line.assay(['judge', 'xml/a.xml'])).err).toContain('BR-DE-15');
    expect((await line.assay(['judge', '--no-config', 'xml/a.xml'])).err).not.toContain('BR-DE-15');
    line.file('assay.config.json', { sets: ['xrechnung-3'], rules: { 'BR-DE-15': LEFT_OUT } });
    const { err } = await line.assay(['judge', '-r', 'sarif', 'xml/a.xml']);
    const { runs } = JSON.parse(err) as { runs: { results: { ruleId: string; suppressions?: object[] }[] }[] };
    expect(runs[0]?.results.find(({ ruleId }) => ruleId === 'BR-DE-15')?.suppressions).toEqual([
      { kind: 'external', justification: LEFT_OUT.reason },
    ]);
  });

  test('leaves out files, by its list and by .assayignore', async () => {
    for (const name of ['in/a.json', 'in/old/b.json', 'in/draft-c.json']) line.file(name, INVOICE);
    line.file('assay.config.yaml', 'ignore: [old/]');
    line.file('.assayignore', '# drafts\ndraft-*\n');
    const { out } = await line.assay(['validate', '-r', 'json', 'in', 'in/old/b.json']);
    expect((JSON.parse(out) as { files: { file: string }[] }).files.map(({ file }) => file)).toEqual(['in/a.json']);
    expect(await line.assay(['validate', 'in/old/b.json'])).toMatchObject({ code: 2 });
  });

  test('keeps what cannot be read a failure', async () => {
    line.file('in/broken/a.json', '{"$schema"');
    const { out } = await line.assay(['validate', '-r', 'json', 'in/broken']);
    const codes = [...out.matchAll(/"code": "([^"]+)"/g)].map(([, code]) => [code, LEFT_OUT]);
    expect(codes.length).toBeGreaterThan(0);
    line.file('assay.config.json', { rules: Object.fromEntries(codes) as object });
    expect(await line.assay(['validate', 'in/broken'])).toMatchObject({ code: 1 });
  });

  test.each<[string, string, RegExp]>([
    ['a rule that is off without a reason', 'rules: {A: off}', /assay[.]config[.]yaml: rules[.]A: .* reason/],
    ['an empty reason', 'rules: {A: {severity: off, reason: " "}}', /rules[.]A[.]reason: /],
    ['a day that does not exist', 'rules: {A: {severity: off, reason: b, until: 2026-02-30}}', /rules[.]A[.]until: /],
    ['a member that nobody knows', 'destinaton: peppol', /destinaton/],
    ['text that is no YAML', '{', /it is not YAML or JSON/],
    [
      'aliases that multiply',
      `a: &a [1]\nb: &b [${'*a,'.repeat(50)}]\nc: [${'*b,'.repeat(50)}]`,
      /it is not YAML or JSON/,
    ],
  ])('refuses %s', async (_, text, message) => {
    line.file('assay.config.yaml', text);
    const { code, err } = await line.assay(['inspect', 'in'], '', { LANG: 'en' });
    expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
    expect(err).toMatch(message);
  });

  test('says when an exception that it needs has ended', async () => {
    line.file('in/a.json', INVOICE);
    const ended = { ...LEFT_OUT, until: '2026-01-31' };
    line.file('assay.config.json', { rules: { 'ASSAY-LINT-UNKNOWN-FIELD': ended, 'BR-01': ended } });
    const { err } = await line.assay(['inspect', 'in/a.json']);
    expect(err).toMatch(
      /^The exception for ASSAY-LINT-UNKNOWN-FIELD in .*assay[.]config[.]json ended on 2026-01-31\n$/,
    );
  });
});

describe('a baseline', () => {
  test('leaves out what it lists, and reports what is new', async () => {
    line.file('in/one/a.json', INVOICE);
    const written = await line.assay(['inspect', '--strict', '--baseline', 'known.json', '--write-baseline', 'in/one']);
    expect([written.code, written.out.trim().split('\n').at(-1)]).toEqual([
      0,
      'Suppressed: 0 by the configuration, 1 by the baseline',
    ]);
    expect(JSON.parse(readFileSync(`${line.folder}/known.json`, 'utf8'))).toEqual({
      version: 1,
      faults: { 'in/one/a.json': { 'ASSAY-LINT-UNKNOWN-FIELD': ['$.suplier'] } },
    });
    line.file('in/one/a.json', { ...INVOICE, custmer: {} });
    const report = await inspected('--strict', '--baseline', 'known.json', 'in/one');
    expect([report.code, report.faults, report.count]).toEqual([1, ['error ASSAY-LINT-UNKNOWN-FIELD'], 1]);
  });

  test('must exist, and must be named', async () => {
    expect((await line.assay(['inspect', '--baseline', 'none.json', 'in'])).err).toContain('none.json');
    expect(await line.assay(['inspect', '--write-baseline', 'in'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('config', () => {
  test('prints the configuration, and what applies to a file', async () => {
    line.file('assay.config.yaml', 'destination: peppol\noverrides: [{files: ["*.xml"], rules: {BR-01: info}}]');
    const whole = await line.assay(['config']);
    expect([whole.code, (parse(whole.out) as { destination: string }).destination]).toEqual([0, 'peppol']);
    const { out } = await line.assay(['config', '--json', 'a.xml']);
    expect(JSON.parse(out)).toEqual({ ignored: false, destination: 'peppol', rules: { 'BR-01': 'info' } });
  });

  test.each<[string, object, number, RegExp]>([
    ['names a rule that does not exist', { rules: { 'BR-DE-15x': 'info' } }, 1, /BR-DE-15x is no code .* BR-DE-15/],
    ['knows rules and codes of Assay', { rules: { 'BR-DE-15': 'info', 'ASSAY-DRAFT': 'info' } }, 0, /in order/],
    ['refuses an unknown destination', { destination: 'moon' }, 2, /`moon`/],
    ['refuses an unknown rule set', { sets: ['moon'] }, 2, /moon/],
  ])('%s', async (_, configuration, code, message) => {
    line.file('assay.config.json', configuration);
    const ran = await line.assay(['config'], '', { LANG: 'en' });
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(message);
  });

  test('prints a JSON Schema that accepts what is read, and nothing else', async () => {
    const { out } = await line.assay(['config', '--schema']);
    const fits = new Ajv2020({ formats: { date: true } }).compile(JSON.parse(out) as object);
    expect(fits({ $schema: 'x', destination: 'peppol', rules: { A: 'info', B: LEFT_OUT } })).toBe(true);
    expect(fits({ rules: { A: 'off' } })).toBe(false);
    expect(fits({ other: 1 })).toBe(false);
  });
});
