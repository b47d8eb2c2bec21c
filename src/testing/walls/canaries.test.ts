// Proof that each wall works: a small tree that breaks every dependency rule, and snippets that break every rule of the
// linter.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration, { walls } from '../../../.dependency-cruiser.mjs';
import { lint } from './lint.ts';

/** rule → file that breaks it → what it imports */
const trespasses: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'app-texts-sees-only-what-is-below': ['src/app/texts/a.ts', 'src/app/ui/thing.ts'],
  'app-source-sees-only-what-is-below': ['src/app/source/a.ts', 'src/app/ui/thing.ts'],
  'answers-know-no-editor': ['src/app/api/b.ts', 'src/app/editor/thing.ts'],
  'app-ui-sees-only-what-is-below': ['src/app/ui/a.ts', 'src/app/state/thing.ts'],
  'app-editor-sees-only-what-is-below': ['src/app/editor/a.ts', 'src/app/state/thing.ts'],
  'app-workers-sees-only-what-is-below': ['src/app/workers/a.ts', 'src/app/state/thing.ts'],
  'app-state-sees-only-what-is-below': ['src/app/state/a.ts', 'src/app/api/thing.ts'],
  'app-keys-sees-only-what-is-below': ['src/app/keys/a.ts', 'src/app/commands/thing.ts'],
  'app-api-sees-only-what-is-below': ['src/app/api/a.ts', 'src/app/commands/thing.ts'],
  'app-commands-sees-only-what-is-below': ['src/app/commands/a.ts', 'src/app/panels/thing.ts'],
  'app-panels-sees-only-what-is-below': ['src/app/panels/one/a.ts', 'src/app/pages/thing.ts'],
  'app-operations-sees-only-what-is-below': ['src/app/operations/a.ts', 'src/app/panels/thing.ts'],
  'app-pages-sees-only-what-is-below': ['src/app/pages/a.ts', 'src/app/frame/thing.ts'],
  'app-frame-sees-only-what-is-below': ['src/app/frame/a.ts', 'src/app/thing.ts'],
  'panels-are-islands': ['src/app/panels/one/b.ts', 'src/app/panels/two/thing.ts'],
  'one-way-to-a-verdict': ['src/app/frame/b.ts', 'src/app/api/verdict-store.ts'],
  'panels-show-verdicts-by-judged': ['src/app/panels/one/c.ts', 'src/app/api/use-judgement.ts'],
  'core-knows-no-country-and-no-document': ['src/engine/core/a.ts', 'src/engine/documents/thing.ts'],
  'codelists-know-only-core': ['src/engine/codelists/a.ts', 'src/engine/documents/thing.ts'],
  'documents-know-no-country': ['src/engine/documents/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'envelope-knows-no-country': ['src/engine/envelope/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'regimes-are-islands': ['src/engine/regimes/yy/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'addons-are-islands': ['src/engine/addons/yy/a.ts', 'src/engine/addons/xx/thing.ts'],
  'only-standard-composes': ['src/engine/create.ts', 'src/engine/regimes/xx/thing.ts'],
  'words-come-when-asked-for': ['src/language/speaker.ts', 'src/language/words.es.ts'],
  'operations-receive-an-engine': ['src/engine/operations/a.ts', 'src/engine/standard.ts'],
  'engine-knows-no-host': ['src/engine/core/b.ts', 'src/language/thing.ts'],
  'engine-is-imported-by-its-entries': ['src/api/b.ts', 'src/engine/core/thing.ts'],
  'engine-and-language-are-self-contained': ['src/language/b.ts', 'node:fs'],
  'envelope-leaves-only-cryptography-to-others': ['src/engine/envelope/b.ts', 'node:crypto'],
  'recognition-leaves-only-yaml-to-others': ['src/language/recognise/b.ts', 'node:fs'],
  'language-sees-only-the-engine': ['src/language/a.ts', 'src/api/thing.ts'],
  'formats-see-only-the-entries-of-the-engine': ['src/formats/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'formats-leave-only-syntax-and-mathematics-to-others': ['src/formats/b.ts', 'node:fs'],
  'reading-and-writing-formats-know-the-other-rooms-alone': ['src/formats/losses/a.ts', 'src/formats/writing/thing.ts'],
  'editors-ask-the-language-service': ['src/lsp/b.ts', 'src/language/hover/thing.ts'],
  'refusals-know-messages-alone': ['src/refusals/a.ts', 'src/formats/thing.ts'],
  'api-sees-only-the-engine': ['src/api/a.ts', 'src/formats/thing.ts'],
  'one-way-to-a-destination': ['src/operations/d.ts', 'src/formats/destinations/destination-report.ts'],
  'rule-sets-are-islands': ['src/formats/rule-sets/yy/a.ts', 'src/formats/rule-sets/xx/thing.ts'],
  'rule-kit-knows-no-set': ['src/formats/rules/kit/a.ts', 'src/formats/rule-sets/xx/thing.ts'],
  'operations-know-no-host': ['src/operations/a.ts', 'src/server/thing.ts'],
  'processes-know-no-work': ['src/processes/a.ts', 'src/server/thing.ts'],
  'bodies-are-read-by-the-operations': ['src/server/c.ts', 'src/operations/requests/check-members.ts'],
  'server-knows-no-other-host': ['src/server/a.ts', 'src/app/thing.ts'],
  'mcp-knows-no-host': ['src/mcp/a.ts', 'src/server/thing.ts'],
  'lsp-sees-engine-language-and-formats': ['src/lsp/a.ts', 'src/operations/thing.ts'],
  'cli-knows-no-other-host': ['src/cli/a.ts', 'src/server/thing.ts'],
  'guide-sees-definitions': ['src/guide/a.ts', 'src/app/thing.ts'],
  'guide-is-a-program-of-its-own': ['src/server/d.ts', 'src/guide/thing.ts'],
  'app-knows-no-other-host': ['src/app/a.ts', 'src/server/thing.ts'],
  'application-is-web-standard': ['src/server/b.ts', 'node:fs'],
  'only-the-editor-knows-monaco': ['src/app/panels/b.ts', 'monaco-editor'],
  'only-app-api-calls-the-service': ['src/app/panels/a.ts', 'src/api/client/thing.ts'],
  'shipped-code-knows-no-tests': ['src/app/c.ts', 'src/app/thing.test.ts'],
  'no-circles': ['src/engine/core/ring.ts', 'src/engine/core/gnir.ts'],
};

const pureFile = 'src/engine/core/canary.ts';
const shellFile = 'src/app/panels/Canary.tsx';
const bannedGlobals = ['document', 'window', 'navigator', 'process', 'fetch', 'performance', 'setTimeout'];

type Offence = readonly [rule: string, file: string, code: string];

const offences: readonly Offence[] = [
  ...bannedGlobals.map((name): Offence => ['no-restricted-globals', pureFile, `export const a = ${name};`]),
  ['no-restricted-globals', 'src/language/canary.ts', 'export const a = document;'],
  ['no-restricted-globals', 'src/formats/canary.ts', 'export const a = document;'],
  ['no-restricted-globals', 'src/engine/envelope/canary.ts', 'export const a = fetch;'],
  ['no-restricted-globals', shellFile, "export const a = () => fetch('/v0');"],
  ['no-restricted-properties', pureFile, 'export const a = Date.now();'],
  ['no-restricted-properties', pureFile, 'export const a = Math.random();'],
  ['no-restricted-imports', pureFile, "export { readFileSync } from 'node:fs';"],
  ['no-crypto', pureFile, 'export const a = crypto;'],
  ['no-clock', pureFile, 'export const a = new Date();'],
  ['no-clock', pureFile, 'export const a = Date();'],
  ['name-by-meaning', shellFile, 'export const a = (list: number[]) => list.map((one) => one + 1);'],
  ['name-by-meaning', shellFile, 'export function a(list: number[]) { for (const one of list) a([one]); }'],
  ['no-node-on-demand', pureFile, "export const a = import('node:fs');"],
  ['no-default-export', pureFile, 'export default 1;'],
  ['no-default-export', shellFile, 'export default 1;'],
  ['no-explicit-any', pureFile, 'export const a = (b: any) => b;'],
  ['no-explicit-any', pureFile, 'export const a = 1 as any;'],
  ['consistent-type-imports', pureFile, "import { B } from './b.ts'; export const a = (b: B) => b;"],
  ['max-lines', pureFile, 'export {};\n'.repeat(401)],
  ['no-new-func', pureFile, "export const a = new Function('return 1');"],
  ['no-eval', pureFile, "export const a = eval('1');"],
  ['rules-of-hooks', shellFile, 'export function A(p: boolean) { if (p) { useState(1); } }'],
];

/** File → code with a floating promise, or code that waits as it should. */
const promises: Readonly<Record<string, string>> = {
  'floating.ts': 'declare function work(): Promise<void>;\nexport function a(): void {\n  work();\n}\n',
  'misused.ts': 'declare function work(): Promise<boolean>;\nexport const a = () => (work() ? 1 : 2);\n',
  'returned.ts': 'declare function work(): Promise<void>;\n[1].forEach(() => work());\nexport {};\n',
  'awaited.ts':
    'declare function work(): Promise<void>;\nexport async function a(): Promise<void> {\n  await work();\n}\n',
  'waved.ts': 'declare function work(): Promise<void>;\nexport function a(): void {\n  void work();\n}\n',
};
const kept = ['awaited.ts', 'waved.ts'];

/** Code that must pass, so that a ban does not forbid everything. */
const permitted: readonly (readonly [file: string, code: string])[] = [
  ['src/engine/envelope/canary.ts', 'export const a = crypto;'],
  ['src/app/api/canary.ts', "export const a = () => fetch('/v0');"],
  [pureFile, "export const a = new Date('2024-01-01');"],
  [pureFile, 'export const a = (crypto: string) => crypto;'],
];

/** Files are named after their responsibility, kebab-case; React components PascalCase. */
function isWellNamed(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/(?:^|[-/])(?:utils?|helpers?|common|manager|misc)(?:[-./]|$)/i.test(path)) return false;
  const stem = name.replace(/[.](?:test|bench|codes|es|d)(?=[.])/, '');
  return /^[a-z0-9]+(?:-[a-z0-9]+)*[.](?:ts|tsx|json|css)$/.test(stem) || /^[A-Z][A-Za-z0-9]*[.]tsx?$/.test(stem);
}

function specifier(from: string, to: string): string {
  if (!to.startsWith('src/')) return to;
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** A tree that breaks each rule twice: by a value and by a type. */
function plant(write: (path: string, text: string) => void): void {
  write('package.json', '{"type":"module","dependencies":{"monaco-editor":"1.0.0"}}');
  write('node_modules/monaco-editor/package.json', '{"name":"monaco-editor","version":"1.0.0","main":"index.js"}');
  write('node_modules/monaco-editor/index.js', 'export const thing = 1;');
  for (const [from, to] of Object.values(trespasses)) {
    if (to.startsWith('src/')) write(to, 'export const thing = 1;\nexport type Thing = typeof thing;\n');
    write(from, `export { thing } from '${specifier(from, to)}';\n`);
    write(typed(from), `import type { Thing } from '${specifier(from, to)}';\nexport type Mine = Thing;\n`);
  }
  write('src/engine/core/ring.ts', "export { thing } from './gnir.ts';\n");
  write('src/engine/core/gnir.ts', "export { thing } from './ring.ts';\n");
  write('src/engine/core/ring-typed.ts', "export type { Thing } from './gnir-typed.ts';\n");
  write('src/engine/core/gnir-typed.ts', "export type { Thing } from './ring-typed.ts';\n");
}

const typed = (file: string) => file.replace(/[.]ts$/, '-typed.ts');

const folder = mkdtempSync(join(tmpdir(), 'assay-canaries-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the walls between folders', () => {
  let bites: ReadonlySet<string> = new Set();
  beforeAll(async () => {
    plant(write);
    const { options } = configuration;
    const { output } = await cruise(['src'], {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: walls },
    });
    if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
    bites = new Set(
      output.summary.violations.flatMap(({ rule, from, cycle }) =>
        [from, ...(cycle ?? []).map(({ name }) => name)].map((file) => `${rule.name} ${file}`),
      ),
    );
  });

  it.each(walls.map(({ name = '' }) => name))('%s', (name) => {
    const [from = 'no canary', to = ''] = trespasses[name] ?? [];
    const silent = [from, typed(from)].filter((file) => !bites.has(`${name} ${file}`));
    expect(silent, `may import ${to}`).toEqual([]);
  });
});

describe('the bans of the linter', () => {
  let found: ReadonlyMap<string, readonly string[]> = new Map();
  const roots = { offence: offences.map(([, ...rest]) => rest), permitted };
  beforeAll(() => {
    for (const [kind, files] of Object.entries(roots))
      for (const [number, [file, code]] of files.entries()) write(`bans/${kind}-${String(number)}/${file}`, code);
    const options = { strict: true, target: 'ES2023', lib: ['ES2023'], types: [] };
    write('bans/promises/tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
    for (const [name, code] of Object.entries(promises)) write(`bans/promises/${name}`, code);
    found = lint(join(folder, 'bans'));
  });
  const broken = (root: string, file: string) => found.get(`${root}/${file}`) ?? [];

  it.each(offences.map(([rule, file], number) => [rule, file, number] as const))(
    '%s bites in %s',
    (rule, file, number) => {
      expect(broken(`offence-${String(number)}`, file)).toContain(rule);
    },
  );

  it.each(permitted.map(([file, code], number) => [file, code, number] as const))(
    '%s may say: %s',
    (file, _, number) => {
      expect(broken(`permitted-${String(number)}`, file)).toEqual([]);
    },
  );

  it('floating promises are reported', () => {
    const forbidden = Object.keys(promises).filter((name) => broken('promises', name).length > 0);
    expect(forbidden).toEqual(Object.keys(promises).filter((name) => !kept.includes(name)));
  });
});

it('every file follows the naming rules', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[.](?:tsx?|json|css)$/.test(file),
  );
  expect(files.filter((file) => !isWellNamed(file))).toEqual([]);
  expect(['core/utils.ts', 'Core.css', 'app/core_thing.ts', 'thing.helper.ts'].filter(isWellNamed)).toEqual([]);
});
