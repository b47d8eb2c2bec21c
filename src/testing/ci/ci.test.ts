import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildCli } from '../built-cli.ts';

// Runs the commands of action.yml and .pre-commit-hooks.yaml, mostly with a command line that is built for the tests.

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly id: string;
      readonly shell: string;
      readonly run: string;
      readonly env: Readonly<Record<string, string>>;
    }[];
  };
}
interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly require_serial: boolean;
}

const action = parse(readFileSync('action.yml', 'utf8')) as Action;
const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as readonly Hook[];
const root = process.cwd();
/** The command with which both start their own checkout. */
const checkout = 'scripts/assay.mjs';

/** The schema of SARIF 2.1.0, from the package of Microsoft's validator. */
const sarifSchema = JSON.parse(
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@microsoft/jest-sarif')), 'schemas/sarif-2.1.0-rtm.5.json'),
    'utf8',
  ),
) as AnySchemaObject;
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
// It uses `id` from an older draft of JSON Schema, and nothing else that is specific to that draft.
const { id: _, $schema: __, ...sarifRules } = sarifSchema;
const isSarif = ajv.compile(sarifRules);

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const MESSAGE = { $schema: 'https://gobl.org/draft-0/note/message', title: 'Hello', content: 'World' };

let program: string;
let work: string;
beforeAll(async () => {
  const cli = await buildCli();
  program = `${process.execPath} ${join(cli, 'assay.js')}`;
}, 120_000);
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'assay-ci-'));
  file('package.json', { name: 'not-a-document' });
  file('compose.yaml', 'services: {}\n');
  file('.github/workflows/ci.yml', 'on: push\n');
  return () => rmSync(work, { recursive: true, force: true });
});

function file(name: string, content: string | object): void {
  mkdirSync(dirname(join(work, name)), { recursive: true });
  writeFileSync(join(work, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

interface Ran {
  readonly code: number;
  readonly text: string;
}

function bash(script: string, env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  // The way runners start a step with this shell.
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  return new Promise((resolve) => {
    execFile('bash', args, { cwd: work, env: { ...process.env, ...env } }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, text: out + err });
    });
  });
}

/** Runs the step of the action as a runner does, with the given inputs. */
async function runAction(
  given: Readonly<Record<string, string>> = {},
  variables: Readonly<Record<string, string>> = {},
) {
  const [step] = action.runs.steps;
  if (!step) throw new Error('the action has no step');
  const value = (name: string) => given[name] ?? (name === 'command' ? program : action.inputs[name]?.default) ?? '';
  const fill = (text: string) => text.replace(/\$\{\{ inputs[.]([\w-]+) \}\}/g, (_, name: string) => value(name));
  const env = Object.fromEntries(Object.entries(step.env).map(([name, text]) => [name, fill(text)]));
  const output = join(work, '.output');
  const summary = join(work, '.summary');
  for (const path of [output, summary]) writeFileSync(path, '');
  const ran = await bash(step.run, {
    ...variables,
    ...env,
    GITHUB_ACTION_PATH: root,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: work,
  });
  const outputs = Object.fromEntries(
    readFileSync(output, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('=') as [string, string]),
  );
  return { ...ran, outputs, summary: readFileSync(summary, 'utf8') };
}

interface Sarif {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly helpUri: string }[] } };
    readonly results: readonly object[];
  }[];
}

function sarif(name = 'assay.sarif'): Sarif {
  const log = JSON.parse(readFileSync(join(work, name), 'utf8')) as Sarif;
  expect({ valid: isSarif(log), errors: isSarif.errors ?? [] }).toEqual({ valid: true, errors: [] });
  return log;
}

describe('the GitHub action', () => {
  test('uses the command line of its own checkout, wherever it is called', async () => {
    file('bad.json', { ...MESSAGE, content: '' });
    // As set by npm of another project.
    const { code, outputs } = await runAction({ command: '', fail: 'false' }, { INIT_CWD: root });
    expect([code, outputs]).toEqual([0, { sarif: 'assay.sarif', faults: 'true' }]);
    expect(sarif().runs[0]?.results).toMatchObject([{ ruleId: 'GOBL-NOTE-MESSAGE-01' }]);
  }, 240_000);

  test('obeys no input as a script', () => {
    expect(action.runs.steps.every(({ run }) => !run.includes('${{'))).toBe(true);
    expect(Object.values(action.outputs).map(({ value }) => value)).toEqual([
      '${{ steps.check.outputs.sarif }}',
      '${{ steps.check.outputs.faults }}',
    ]);
  });

  test('reports what is wrong as SARIF, where it stands, and fails', async () => {
    file('invoices/good note.json', MESSAGE);
    file('invoices/bad note.json', { ...MESSAGE, content: '' });
    const { code, outputs, text, summary } = await runAction();
    expect(code).toBe(1);
    expect(text).toMatch(/bad note[.]json:4:14: error .*\n {2}4 [|]/);
    expect(text).toMatch(
      /^::error file=invoices\/bad note[.]json,line=4,endLine=4,col=14,endColumn=15,title=GOBL-NOTE-MESSAGE-01::/m,
    );
    expect(summary).toMatch(/^### Assay\n\n[*]{2}2 documents, 1 error, /);
    expect(summary).toContain('| invoices/bad note.json:4 | error | `GOBL-NOTE-MESSAGE-01` |');
    expect(outputs).toEqual({ sarif: 'assay.sarif', faults: 'true' });
    const region = { startLine: 4, startColumn: 14, endLine: 4, endColumn: 16 };
    expect(sarif().runs[0]?.tool.driver.rules.map(({ helpUri }) => URL.canParse(helpUri))).toEqual([true]);
    expect(sarif().runs[0]?.results).toMatchObject([
      {
        ruleId: 'GOBL-NOTE-MESSAGE-01',
        level: 'error',
        locations: [{ physicalLocation: { artifactLocation: { uri: 'invoices/bad%20note.json' }, region } }],
      },
    ]);
  });

  test('passes what is in order, and leaves files of other kinds alone', async () => {
    file('invoices/good.json', MESSAGE);
    expect(await runAction()).toMatchObject({ code: 0, outputs: { faults: 'false' } });
    expect(sarif().runs[0]?.results).toEqual([]);
  });

  test.each([
    ['a folder without documents', { paths: '.' }],
    ['no paths', { paths: '\n' }],
    ['an empty folder', { paths: 'empty' }],
  ])('fails when it finds nothing, unless that is allowed: %s', async (_, given) => {
    mkdirSync(join(work, 'empty'));
    const failed = await runAction(given);
    expect([failed.code, failed.text]).toEqual([2, expect.stringMatching(/^::error::/m)]);
    expect(await runAction({ ...given, 'allow-empty': 'true' })).toMatchObject({
      code: 0,
      outputs: { faults: 'false' },
    });
  });

  test('may report without failing, judge drafts, and look at what is named only', async () => {
    file('drafts/a.json', INVOICE);
    file('drafts/b.yaml', `$schema: ${INVOICE.$schema}\nlines:\n  - quantity: "1,5"\n`);
    file('other/bad.json', { ...MESSAGE, content: '' });
    const given = { paths: 'drafts/a.json\ndrafts/b.yaml\n', operation: 'inspect', fail: 'false', sarif: 'out.sarif' };
    expect(await runAction(given)).toMatchObject({ code: 0, outputs: { sarif: 'out.sarif', faults: 'true' } });
    const text = JSON.stringify(sarif('out.sarif').runs[0]?.results);
    expect(text).toContain('drafts/b.yaml');
    expect(text).not.toContain('drafts/a.json');
    expect(text).not.toContain('other');
  });

  test.each([
    ['an unknown operation', { operation: 'sign; touch hacked' }],
    ['a path that is not there', { paths: 'nowhere' }],
    ['a path that looks like an option', { paths: '--report-file=x' }],
    ['a path that looks like a command', { paths: '$(touch hacked)' }],
  ])('refuses %s', async (_, given) => {
    file('a.json', MESSAGE);
    const { code } = await runAction(given);
    expect(code).toBe(2);
    expect((await bash('test -e hacked -o -e x')).code).toBe(1);
  });
});

describe('the hooks for pre-commit', () => {
  test('start a script of their own repository, one at a time', () => {
    expect(hooks.map(({ id, language, require_serial }) => [id, language, require_serial])).toEqual([
      ['assay-validate', 'script', true],
      ['assay-inspect', 'script', true],
      ['assay-fix', 'script', true],
    ]);
    expect(hooks.every(({ entry }) => entry.startsWith(`${checkout} `))).toBe(true);
    expect(statSync(checkout).mode & 0o111).toBe(0o111);
  });

  test.each(hooks.map(({ id, entry }) => [id, entry] as const))(
    '%s looks at the files it is given',
    async (_, entry) => {
      file('good note.json', MESSAGE);
      file('bad.yaml', `$schema: ${MESSAGE.$schema}\ntitle: Nothing\n`);
      const command = entry.replace(checkout, program);
      expect(await bash(`${command} package.json compose.yaml`)).toMatchObject({ code: 0 });
      expect(await bash(`${command} "good note.json" package.json`)).toMatchObject({ code: 0 });
      const bad = await bash(`${command} "good note.json" bad.yaml`);
      expect(bad.code).toBe(1);
      expect(bad.text).toMatch(/bad[.]yaml:1:\d+: error/);
    },
  );

  test('assay-fix applies the certain fixes to the files it is given', async () => {
    const entry = hooks.find(({ id }) => id === 'assay-fix')?.entry ?? '';
    const command = entry.replace(checkout, program);
    file('slips.json', { ...MESSAGE, titel: 'Hello', title: undefined });
    const ran = await bash(`${command} slips.json package.json`);
    expect([ran.code, ran.text]).toEqual([0, expect.stringContaining('slips.json: fixed: ')]);
    expect(JSON.parse(readFileSync(join(work, 'slips.json'), 'utf8'))).toEqual(MESSAGE);
  });
});
