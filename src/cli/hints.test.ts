import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine, type CommandLine } from '../testing/command-line.ts';

// The proposals of the command line when it cannot do what was requested, and their language.

let shell: CommandLine;

const EXAMPLE = join(process.cwd(), 'examples/es/invoice.json');

beforeAll(async () => {
  shell = await commandLine();
  await assay(['keygen']);
}, 120_000);
afterAll(() => shell.remove());

async function assay(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { code, out, err } = await shell.assay(args, '', { LC_ALL: 'C', ...variables });
  return { code, said: out + err };
}

test.each<[string, readonly string[], number, string]>([
  ['a correction without its type', ['correct', EXAMPLE], 1, "next: assay correct --credit, --debit, or -d 'type: …'"],
  ['a key that is not there', ['sign', '-k', 'my.jwk', EXAMPLE], 2, 'next: assay keygen my.jwk makes a key pair'],
  ['a public key that is not there', ['verify', '-k', 'my.pub.jwk', EXAMPLE], 2, 'next: assay keygen my.jwk makes'],
  ['a document that is in no envelope', ['verify', EXAMPLE], 1, 'next: assay sign makes a signed envelope'],
  ['a type by half its name', ['schemas', 'invoce'], 2, 'There is no type "invoce". Did you mean bill/invoice?'],
  ['a type to read a document as', ['build', '-t', 'bill/invoce', EXAMPLE], 1, 'did you mean bill/invoice?'],
  ['a country by its name', ['regimes', 'spain'], 2, 'Did you mean ES?'],
  ['the beginning of an addon', ['rules', '--addon', 'es-fact'], 2, 'Did you mean es-facturae-v3?'],
  ['a choice', ['bulk', 'buld'], 2, '(Did you mean build?)'],
  ['a choice of an option', ['validate', '-r', 'sarf', EXAMPLE], 2, '(Did you mean sarif?)'],
  ['a command', ['biuld'], 2, '(Did you mean build?)'],
  ['an option', ['build', '--setstring'], 2, '(Did you mean --set-string?)'],
  ['a day', ['build', '--set', 'issue_date=20.11.2026', EXAMPLE], 1, 'write `2026-11-20`'],
])('%s', async (_, args, code, hint) => {
  const ran = await assay(args);
  expect([ran.code, ran.said]).toEqual([code, expect.stringContaining(hint)]);
});

test.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
  ['the option', ['verify', EXAMPLE, '--lang', 'en'], { LC_ALL: 'es_ES' }, 'next: assay sign makes'],
  ['the option, for misuse too', ['build', 'nowhere.json', '--lang=es'], {}, 'nowhere.json: no existe ese archivo\n'],
  ['nobody, for programs', ['verify', EXAMPLE, '-r', 'json'], { LC_ALL: 'es_ES' }, 'it has no signature'],
])('the language is that of %s', async (_, args, variables, words) => {
  expect((await assay(args, variables)).said).toContain(words);
});

test('the language is that of the environment of the program', async () => {
  const { out } = await shell.started(['verify', EXAMPLE], '', { LC_ALL: 'es_MX.UTF-8' });
  expect(out).toContain('siguiente: assay sign crea');
});

test('a document in YAML keeps its comments in place', async () => {
  const text = '# Ours\n$schema: https://gobl.org/draft-0/org/address\nstreet: Mayor # the old one\ncode: 50667\n';
  shell.file('wrong.yaml', text);
  expect((await assay(['build', 'wrong.yaml'])).said).toContain('fix: Write "50667"');
  const right = text.replace('50667', "'50667'");
  const path = shell.file('right.yaml', right);
  const args = ['build', '-w', '--set-string', 'street=Real', 'right.yaml'];
  expect(await assay(args)).toEqual({ code: 0, said: '' });
  expect(readFileSync(path, 'utf8')).toBe(right.replace('Mayor', 'Real'));
});
