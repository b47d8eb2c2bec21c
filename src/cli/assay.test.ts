import { spawnSync } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, openSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine, type CommandLine } from '../testing/command-line.ts';
import { createProgram } from './program.ts';
import type { Session } from './session.ts';

// Every test uses real files; some start the program, the others run its code in this process.

let assay: CommandLine['assay'];
let started: CommandLine['started'];
let file: CommandLine['file'];
let folder: string;
let program: string;
let remove: () => void;

beforeAll(async () => {
  ({ assay, started, file, folder, program, remove } = await commandLine());
}, 120_000);
afterAll(() => remove());

function json(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const BROKEN = { ...INVOICE, lines: [{ quantity: '3', item: { name: 'Chair', price: '10,50' } }] };
const YAML = `$schema: https://gobl.org/draft-0/note/message
title: Hello # a greeting
content: "Grüße"
`;

describe('build', () => {
  test('prints the built document, and nothing else', async () => {
    const ran = await started(['build', file('a.json', INVOICE)]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(json(ran.out)).toMatchObject({ $regime: 'ES', totals: { payable: '38.12' } });
  });

  test('reads a pipe, YAML too, and writes YAML', async () => {
    const ran = await started(['build', '--to', 'yaml'], YAML);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('content: Grüße\n');
  });

  test('prints faults on standard error with line, caret and fix, and ends with 1', async () => {
    const ran = await started(['build', file('b.json', BROKEN)]);
    expect([ran.code, ran.out]).toEqual([1, '']);
    expect(ran.err).toContain('b.json:20:18: error `10,50` is not an amount');
    expect(ran.err).toContain('  20 |         "price": "10,50"\n     |                  ^^^^^^^\n');
    expect(ran.err).toContain('ASSAY-INPUT-NUMBER at $.lines[0].item.price');
    expect(ran.err).toContain('fix: Write 10.50');
  });

  test.each<[string, readonly string[], object | string, string]>([
    ['a fault and its fix', ['build'], BROKEN, '`10,50` no es un importe'],
    ['a fix', ['build'], BROKEN, 'corrección: Escribir 10.50'],
    ['a draft', ['validate'], INVOICE, 'Esto es un borrador: genérelo'],
    ['text that is no JSON', ['build'], '{\n  "a": 1\n  "b": 2\n}', 'Aquí falta una coma'],
    ['a rule', ['explain', 'BR-CO-15'], '', '«Importe total de la factura con IVA»'],
    ['a code of an authority', ['explain', 'CFDI40147'], '', 'El SAT no encuentra a ningún contribuyente activo'],
  ])('reports %s in Spanish', async (_, command, input, words) => {
    const ran = await assay([...command, '--lang', 'es'], typeof input === 'string' ? input : JSON.stringify(input));
    expect(ran.out + ran.err).toContain(words);
  });

  test('names the languages there are when it is asked for another', async () => {
    const ran = await assay(['build', '--lang', 'xx'], '{}');
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain('Allowed choices are en, es.');
  });

  test('finds the place in YAML as well', async () => {
    const ran = await assay(['build', file('b.yaml', 'lines:\n  - quantity: "1,5"\n'), '-t', 'invoice']);
    expect(ran.err).toContain('b.yaml:2:15: error');
    expect(ran.err).toContain('  2 |   - quantity: "1,5"\n    |               ^^^^^\n');
  });

  test('tells where text is no JSON, and what mends it', async () => {
    const ran = await assay(['build', file('c.json', '{\n  "a": 1\n  "b": 2\n}')]);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('c.json:2:8: error A comma is missing here');
    expect(ran.err).toContain('fix: Add a comma');
  });

  test('sets values, starts from a template and envelops', async () => {
    const template = file('template.yaml', 'issue_date: 2026-01-15\ncurrency: EUR\nnotes: [{ text: Thanks }]\n');
    const note = file('note.json', '[{"text":"From a file"}]');
    const { code: _, issue_date: __, ...draft } = INVOICE;
    const sets = ['--set', 'lines.0.quantity=10', '--set-string', 'code=007', '--set-file', `notes=${note}`];
    const ran = await assay([
      'build',
      file('d.json', draft),
      '-e',
      '-T',
      template,
      ...sets,
      '--set',
      '.={"series": "A"}',
    ]);
    expect(ran.err).toBe('');
    expect(json(ran.out)).toMatchObject({
      doc: {
        series: 'A',
        code: '007',
        issue_date: '2026-01-15',
        notes: [{ text: 'From a file' }],
        totals: { sum: '105.00' },
      },
    });
  });

  test('takes folders; several results are one a line, and one bad stops none', async () => {
    file('many/a.json', INVOICE);
    file('many/deep/b.yaml', YAML);
    file('many/c.json', BROKEN);
    file('many/ignored.txt', 'no document');
    file('many/.hidden/d.json', INVOICE);
    const ran = await assay(['build', 'many']);
    expect(ran.code).toBe(1);
    const schemas = ran.out
      .trim()
      .split('\n')
      .map((line) => String(json(line)['$schema']).slice(-12));
    expect(schemas).toEqual(['bill/invoice', 'note/message']);
    expect(ran.err).toContain('3 documents, 1 invalid: 1 error');
  });

  test('writes into a folder as the documents lie', async () => {
    file('from/a.json', INVOICE);
    file('from/deep/b.yaml', YAML);
    expect(await assay(['build', 'from', '-o', 'to', '-q'])).toMatchObject({ code: 0, out: '', err: '' });
    expect(readdirSync(join(folder, 'to'), { recursive: true }).sort()).toEqual(['a.json', 'deep', 'deep/b.yaml']);
    expect(readFileSync(join(folder, 'to/deep/b.yaml'), 'utf8')).toContain('title: Hello');
  });
});

describe('what is written', () => {
  test('takes the place of a document whole, keeps its rights and its link, and leaves nothing beside', async () => {
    const path = file('place/real.json', INVOICE);
    chmodSync(path, 0o640);
    symlinkSync('real.json', join(folder, 'place/link.json'));
    expect((await assay(['build', '-w', 'place/link.json'])).code).toBe(0);
    expect(json(readFileSync(path, 'utf8'))).toMatchObject({ totals: { payable: '38.12' } });
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(folder, 'place')).sort()).toEqual(['link.json', 'real.json']);
  });

  test('leaves a document that does not build as it was', async () => {
    const path = file('place/bad.json', BROKEN);
    const before = readFileSync(path, 'utf8');
    expect((await assay(['build', '-w', path])).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('writes over a file only when told', async () => {
    const path = file('old.json', 'old');
    const from = file('new.json', INVOICE);
    const refused = await assay(['build', from, '-o', path]);
    expect([refused.code, readFileSync(path, 'utf8')]).toEqual([2, 'old']);
    expect(refused.err).toContain('--force');
    expect((await assay(['build', from, '-o', path, '-f'])).code).toBe(0);
    expect(json(readFileSync(path, 'utf8'))).toHaveProperty('totals');
  });
});

describe('reports', () => {
  const args = (form: string) => ['validate', 'report', '-r', form];
  beforeAll(() => {
    file('report/bad.json', { $schema: 'https://gobl.org/draft-0/note/message', title: 'Hello', content: '' });
    file('report/good.yaml', YAML);
  });

  test('JSON has every fault with its place', async () => {
    const ran = await assay(args('json'));
    expect(ran.code).toBe(1);
    expect(json(ran.out)).toMatchObject({
      files: [
        {
          file: 'report/bad.json',
          ok: false,
          faults: [{ code: 'GOBL-NOTE-MESSAGE-01', line: expect.any(Number) as number }],
        },
        { file: 'report/good.yaml', ok: true, faults: [] },
      ],
      summary: { documents: 2, failed: 1, errors: 1 },
    });
  });

  test('SARIF names rule, file and region', async () => {
    const { runs } = json((await assay(args('sarif'))).out) as { runs: { results: unknown[] }[] };
    expect(runs[0]?.results).toMatchObject([
      {
        ruleId: 'GOBL-NOTE-MESSAGE-01',
        level: 'error',
        locations: [
          { physicalLocation: { artifactLocation: { uri: 'report/bad.json' }, region: { startColumn: 14 } } },
        ],
      },
    ]);
  });

  test('SARIF leads from a rule to the page of its norm', async () => {
    const identity = '{ "$schema": "https://gobl.org/draft-0/tax/identity", "country": "ES", "code": "B1" }';
    const { out } = await assay(['validate', '-r', 'sarif'], identity);
    const { runs } = json(out) as { runs: { tool: { driver: { rules: unknown } } }[] };
    expect(runs[0]?.tool.driver.rules).toEqual([
      {
        id: 'GOBL-ES-TAX-IDENTITY-01',
        shortDescription: { text: expect.stringContaining('right check digit') as string },
        helpUri: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15984',
      },
    ]);
  });

  test('JUnit has a test for each document', async () => {
    const { out } = await assay(args('junit'));
    expect(out).toContain('<testsuite name="assay" tests="2" failures="1" errors="0">');
    expect(out).toContain('<testcase classname="assay" name="report/good.yaml"/>');
    expect(out).toContain('<failure type="GOBL-NOTE-MESSAGE-01"');
  });

  test('Markdown is a table, also into a file', async () => {
    const ran = await assay([...args('markdown'), '--report-file', 'report.md']);
    expect([ran.code, ran.out]).toEqual([1, '']);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).toMatch(/\| report\/bad.json:\d+ \| error \| `GOBL-NOTE-MESSAGE-01` \| \$.content \|/);
    await assay([...args('markdown'), '-q', '--report-file', 'quiet.md']);
    expect(readFileSync(join(folder, 'quiet.md'), 'utf8')).toBe(text);
  });

  test.each(['linked.md', 'behind/report.md'])('no report is written through a link: %s', async (name) => {
    const mine = file('own/mine.md', 'mine');
    if (name === 'linked.md') symlinkSync(mine, join(folder, name));
    else symlinkSync(join(folder, 'own'), join(folder, 'behind'));
    const ran = await assay([...args('markdown'), '--report-file', name]);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('nothing is written through links')]);
    expect([readFileSync(mine, 'utf8'), readdirSync(join(folder, 'own'))]).toEqual(['mine', ['mine.md']]);
  });

  test.runIf(existsSync('/dev/full'))('a full disk behind standard output is reported as a full disk', () => {
    const full = openSync('/dev/full', 'w');
    const path = file('a.json', INVOICE);
    for (const command of [
      ['build', path],
      ['validate', path, '-r', 'json'],
      ['bulk', 'build', path],
    ]) {
      const ran = spawnSync(process.execPath, [program, ...command], { stdio: ['ignore', full, 'pipe'] });
      expect([ran.status, String(ran.stderr)]).toEqual([2, 'standard output: the disk is full\n']);
    }
  });

  test('warnings are reported by inspect alone, and do not fail', async () => {
    const path = file('warn.json', { ...INVOICE, supplierr: {} });
    const ran = await assay(['inspect', path]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('warning There is no field `supplierr` here');
    expect(ran.out).toContain('fix: ');
    const full = await assay(['inspect', '--full', path]);
    expect(json(full.out)).toMatchObject({
      ok: true,
      rules: expect.any(Object) as object,
      trace: expect.any(Array) as unknown[],
    });
  });

  test('a terminal does not obey what a document holds', async () => {
    const ran = await assay(['build', '-'], JSON.stringify({ ...INVOICE, currency: '\u001b[2J\u001b[31mEUR\u202e' }));

    expect(ran.err + ran.out).not.toMatch(/\u001b|\u202e/);
  });
});

describe('keys and signatures', () => {
  test('made, used and checked; the private key is for its owner alone', async () => {
    const made = await started(['keygen']);
    expect(made.code).toBe(0);
    expect(made.err + made.out).not.toContain('"d"');
    expect(statSync(join(folder, '.assay/id_es256.jwk')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, '.assay/id_es256.pub.jwk'), 'utf8')).not.toContain('"d"');
    expect((await assay(['keygen'])).code).toBe(2);

    const path = file('to-sign.json', INVOICE);
    expect(await assay(['sign', path, '-o', 'signed.json'])).toMatchObject({ code: 0, out: '', err: '' });
    expect(await assay(['verify', 'signed.json', '-q'])).toMatchObject({ code: 0, out: '' });

    const signed = readFileSync(join(folder, 'signed.json'), 'utf8');
    const added = file('added.json', signed.replace('"currency":', '"zzz_note": "PAY TO X",\n    "currency":'));
    const refused = await assay(['verify', added]);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/added.json:\d+:5: error The signed document has nothing here/);

    const other = await assay(['keygen', 'other.jwk']);
    expect(other.code).toBe(0);
    expect((await assay(['verify', 'signed.json', '-k', 'other.pub.jwk'])).code).toBe(1);
  });

  test('keygen - prints the private key alone', async () => {
    expect(json((await assay(['keygen', '-'])).out)).toHaveProperty('d');
  });
});

test('correct makes a credit note, or lists its options, and replicate makes a new draft', async () => {
  const built = await assay(['build', file('e.json', INVOICE)]);
  const credit = await assay(['correct', '--credit', '-d', 'reason: Returned'], built.out);
  expect(json(credit.out)).toMatchObject({ type: 'credit-note', preceding: [{ code: 'F-1', reason: 'Returned' }] });
  expect(json((await assay(['correct', '--options'], built.out)).out)).toHaveProperty('$schema');
  expect(json((await assay(['replicate'], built.out)).out)).not.toHaveProperty('code');
});

describe('look-ups', () => {
  test.each<[string, readonly string[], RegExp]>([
    [
      'rules by words',
      ['rules', 'needs a type', '--type', 'bill.Invoice'],
      /^GOBL-BILL-INVOICE-01 +An invoice needs a type$/m,
    ],
    ['rules of a country', ['rules', '--regime', 'es', '--json'], /"kind": "regime"/],
    ['a rule', ['explain', 'gobl-bill-invoice-01'], /must {4}be present/],
    [
      'the norm of a rule, with its page',
      ['explain', 'GOBL-NL-ORG-IDENTITY-01'],
      /norm {4}Handelsregisterwet 2007, art\. 9, https:\/\/wetten\.overheid\.nl\//,
    ],
    ['why a rule has no norm', ['explain', 'GOBL-BILL-PAYMENT-08'], /no norm Arithmetic/],
    ['types', ['schemas'], /^bill\/invoice\s+https:/m],
    ['a schema', ['schemas', 'bill/invoice'], /"\$id": "https:\/\/gobl.org\/draft-0\/bill\/invoice"/],
    ['regimes', ['regimes'], /^ES\s+\S/m],
    ['a regime', ['regimes', 'es'], /"country": "ES"/],
    ['addons', ['addons'], /^es-facturae-v3\s+\S/m],
    ['an addon', ['addons', 'es-facturae-v3'], /"key": "es-facturae-v3"/],
    ['destinations', ['destinations'], /^xrechnung\s+XRechnung/m],
    ['a destination', ['destinations', 'XRechnung'], /"key": "xrechnung"/],
    ['formats', ['formats'], /^ubl\s+\S/m],
    ['a format with its profiles', ['formats', 'ubl'], /"key": "peppol-bis-3"/],
    ['completion for PowerShell', ['completion', 'powershell'], /'judge --for' = @\('auto', .*'xrechnung'/],
    ['completion of profiles for zsh', ['completion', 'zsh'], /--profile\[[^\]]*\]:form:\(.*peppol-bis-3/],
    ['completion for bash', ['completion', 'bash'], /complete -o default -F _assay assay/],
    ['completion for zsh', ['completion', 'zsh'], /#compdef assay/],
    ['the manual page', ['man'], /^[.]SS fix \[\\fIoptions\\fR\] \[\\fIfiles[.]{3}\\fR\]$/m],
    ['completion for fish', ['completion', 'fish'], /complete -c assay -n __fish_use_subcommand -a build/],
  ])('%s', async (_, args, expected) => {
    const ran = await assay(args);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(expected);
  });
});

describe('misuse ends with 2 and one line', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['an unknown command', ['biuld'], /unknown command 'biuld'/],
    ['an unknown option', ['build', '--nope'], /unknown option/],
    ['an unknown form', ['validate', '-r', 'xml'], /Allowed choices are people, json, sarif, junit, markdown/],
    ['a file that is not there', ['build', 'nowhere.json'], /nowhere.json: there is no such file/],
    ['a folder without documents', ['build', '.assay-none', '-q'], /there is no such file/],
    ['a pipe in place', ['build', '-w'], /--in-place/],
    ['a set without a value', ['build', '--set', 'code'], /path=value/],
    ['a key that is not there', ['sign', '-k', 'nokey.jwk'], /nokey.jwk: there is no such file/],
    ['a destination that is not there', ['destinations', 'xrechnug'], /There is no destination "xrechnug".*xrechnung/],
    ['a format that is not there', ['formats', 'ubk'], /There is no format "ubk"[.]/],
    ['a rule that is not there', ['explain', 'GOBL-BILL-INVOICE-99'], /Did you mean/],
  ])('%s', async (_, args, expected) => {
    const ran = await assay(args, '{}');
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(expected);
  });
});

test('help lists every command and the exit status', async () => {
  const ran = await started(['--help']);
  expect(ran.code).toBe(0);
  const names = createProgram({} as Session, '').commands.map((command) => command.name());
  const listed = [...ran.out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(listed).toEqual([...names, 'help']);
  expect(ran.out).toContain('0 success, 1 faults, 2 misuse, 3 internal error');
});

test('bash completes the values of options', async () => {
  const { out } = await assay(['completion', 'bash']);
  const typed = (words: readonly string[]) =>
    execFileSync('bash', [
      '-c',
      `${out}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${String(words.length - 1)}; _assay; echo "\${COMPREPLY[@]}"`,
    ])
      .toString()
      .trim();
  expect(typed(['assay', 'inspect', '--for', 'xrech'])).toBe('xrechnung');
  expect(typed(['assay', 'judge', '--by', 'peppol-bis-'])).toContain('peppol-bis-3');
  expect(typed(['assay', 'fix', '--dry'])).toBe('--dry-run');
});
