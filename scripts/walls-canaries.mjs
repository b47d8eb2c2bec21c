/**
 * Proof that each wall bites: a small tree of files that break every dependency rule, and snippets that break every ban of the
 * linter. A rule without a canary, or a canary that passes, fails the check.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import configuration, { walls } from '../.dependency-cruiser.mjs';
import { at } from './paths.mjs';
import { hear } from './run.mjs';

/** rule → file that breaks it → what it imports */
const trespasses = {
  'app-texts-sees-only-what-is-below': ['src/app/texts/a.ts', 'src/app/ui/thing.ts'],
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
  'core-knows-no-country-and-no-document': ['src/engine/core/a.ts', 'src/engine/documents/thing.ts'],
  'codelists-know-only-core': ['src/engine/codelists/a.ts', 'src/engine/documents/thing.ts'],
  'documents-know-no-country': ['src/engine/documents/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'envelope-knows-no-country': ['src/engine/envelope/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'regimes-are-islands': ['src/engine/regimes/yy/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'addons-are-islands': ['src/engine/addons/yy/a.ts', 'src/engine/addons/xx/thing.ts'],
  'only-standard-composes': ['src/engine/create.ts', 'src/engine/regimes/xx/thing.ts'],
  'operations-receive-an-engine': ['src/engine/operations/a.ts', 'src/engine/standard.ts'],
  'engine-knows-no-host': ['src/engine/core/b.ts', 'src/language/thing.ts'],
  'engine-is-entered-by-its-doors': ['src/contract/b.ts', 'src/engine/core/thing.ts'],
  'engine-and-language-are-self-contained': ['src/language/b.ts', 'node:fs'],
  'envelope-leaves-only-cryptography-to-others': ['src/engine/envelope/b.ts', 'node:crypto'],
  'recognition-leaves-only-yaml-to-others': ['src/language/recognise/b.ts', 'node:fs'],
  'language-sees-only-the-engine': ['src/language/a.ts', 'src/contract/thing.ts'],
  'formats-see-only-the-engine-by-its-door': ['src/formats/a.ts', 'src/engine/regimes/xx/thing.ts'],
  'formats-leave-only-syntax-and-mathematics-to-others': ['src/formats/b.ts', 'node:fs'],
  'engine-and-language-know-no-format': ['src/language/c.ts', 'src/formats/thing.ts'],
  'refusals-know-nothing-else': ['src/refusals/a.ts', 'src/formats/thing.ts'],
  'contract-sees-only-engine-formats-and-refusals': ['src/contract/a.ts', 'src/server/thing.ts'],
  'server-knows-no-other-host': ['src/server/a.ts', 'src/app/thing.ts'],
  'mcp-knows-no-host': ['src/mcp/a.ts', 'src/server/thing.ts'],
  'lsp-sees-engine-and-language': ['src/lsp/a.ts', 'src/formats/thing.ts'],
  'cli-knows-no-other-host': ['src/cli/a.ts', 'src/server/thing.ts'],
  'app-knows-no-other-host': ['src/app/a.ts', 'src/server/thing.ts'],
  'application-is-web-standard': ['src/server/b.ts', 'node:fs'],
  'only-the-editor-knows-monaco': ['src/app/panels/b.ts', 'monaco-editor'],
  'only-app-api-calls-the-service': ['src/app/panels/a.ts', 'src/contract/client/thing.ts'],
  'shipped-code-knows-no-tests': ['src/app/c.ts', 'src/app/thing.test.ts'],
  'no-circles': ['src/engine/core/ring.ts', 'src/engine/core/gnir.ts'],
};

const pureFile = 'src/engine/core/canary.ts';
const shellFile = 'src/app/panels/Canary.tsx';
const bannedGlobals = ['document', 'window', 'navigator', 'process', 'fetch', 'performance', 'setTimeout', 'crypto'];

/** rule, file it is tried in, code that breaks it */
const offences = [
  ...bannedGlobals.map(
    (name) => /** @type {const} */ (['no-restricted-globals', pureFile, `export const a = ${name};`]),
  ),
  ['no-restricted-globals', 'src/language/canary.ts', 'export const a = document;'],
  ['no-restricted-globals', 'src/formats/canary.ts', 'export const a = document;'],
  ['no-restricted-globals', 'src/engine/envelope/canary.ts', 'export const a = fetch;'],
  ['no-restricted-globals', shellFile, "export const a = () => fetch('/v0');"],
  ['no-restricted-properties', pureFile, 'export const a = Date.now();'],
  ['no-restricted-properties', pureFile, 'export const a = Math.random();'],
  ['no-restricted-imports', pureFile, "export { readFileSync } from 'node:fs';"],
  ['no-restricted-syntax', pureFile, 'export const a = new Date();'],
  ['no-restricted-syntax', pureFile, 'export const a = Date();'],
  ['no-restricted-syntax', pureFile, "export const a = import('node:fs');"],
  ['no-restricted-syntax', pureFile, 'export default 1;'],
  ['no-restricted-syntax', shellFile, 'export default 1;'],
  ['@typescript-eslint/no-explicit-any', pureFile, 'export const a = (b: any) => b;'],
  ['no-restricted-syntax', pureFile, 'export const a = 1 as any;'],
  ['@typescript-eslint/consistent-type-imports', pureFile, "import { B } from './b.ts'; export const a = (b: B) => b;"],
  ['max-lines', pureFile, 'export const a = 1;\n'.repeat(401)],
  ['no-new-func', pureFile, "export const a = new Function('return 1');"],
  ['no-eval', pureFile, "export const a = eval('1');"],
  ['react-hooks/rules-of-hooks', shellFile, 'export function A(p: boolean) { if (p) { useState(1); } }'],
];

/** file → code in which nobody waits for a promise, or code that waits as it should */
const promises = {
  'floating.ts': 'declare function work(): Promise<void>;\nexport function a(): void {\n  work();\n}\n',
  'misused.ts': 'declare function work(): Promise<boolean>;\nexport const a = () => (work() ? 1 : 2);\n',
  'returned.ts': 'declare function work(): Promise<void>;\n[1].forEach(() => work());\nexport {};\n',
  'awaited.ts':
    'declare function work(): Promise<void>;\nexport async function a(): Promise<void> {\n  await work();\n}\n',
  'waved.ts': 'declare function work(): Promise<void>;\nexport function a(): void {\n  void work();\n}\n',
};
const kept = ['awaited.ts', 'waved.ts'];

/** Code that must pass, so that a ban is not merely a ban on everything. */
const permitted = [
  ['src/engine/envelope/canary.ts', 'export const a = crypto;'],
  ['src/app/api/canary.ts', "export const a = () => fetch('/v0');"],
  [pureFile, "export const a = new Date('2024-01-01');"],
];

/** @param {string} from @param {string} to */
function specifier(from, to) {
  if (!to.startsWith('src/')) return to;
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Breaks each rule twice, once by value and once by type. @param {string} root */
function plant(root) {
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', '{"type":"module","dependencies":{"monaco-editor":"1.0.0"}}');
  write('node_modules/monaco-editor/package.json', '{"name":"monaco-editor","version":"1.0.0","main":"index.js"}');
  write('node_modules/monaco-editor/index.js', 'export const thing = 1;');
  for (const [from, to] of Object.values(trespasses)) {
    if (to.startsWith('src/')) write(to, 'export const thing = 1;\nexport type Thing = typeof thing;\n');
    write(from, `export { thing } from '${specifier(from, to)}';\n`);
    const typed = from.replace(/[.]ts$/, '-typed.ts');
    write(typed, `import type { Thing } from '${specifier(from, to)}';\nexport type Mine = Thing;\n`);
  }
  write('src/engine/core/ring.ts', "export { thing } from './gnir.ts';\n");
  write('src/engine/core/gnir.ts', "export { thing } from './ring.ts';\n");
  write('src/engine/core/ring-typed.ts', "export type { Thing } from './gnir-typed.ts';\n");
  write('src/engine/core/gnir-typed.ts', "export type { Thing } from './ring-typed.ts';\n");
}

/** @returns {Promise<string[]>} what failed to bite */
async function silentWalls() {
  const root = mkdtempSync(join(tmpdir(), 'assay-canaries-'));
  try {
    plant(root);
    const { output } = await cruise(['src'], {
      ...configuration.options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: walls },
    });
    if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
    const bites = new Set(
      output.summary.violations.flatMap(({ rule, from, cycle }) =>
        [from, ...(cycle ?? []).map(({ name }) => name)].map((file) => `${rule.name} ${file}`),
      ),
    );
    return walls.flatMap(({ name }) => {
      const trespass = trespasses[/** @type {keyof typeof trespasses} */ (name)];
      if (!trespass) return [`the wall ${name} has no canary`];
      const typed = trespass[0].replace(/[.]ts$/, '-typed.ts');
      return [trespass[0], typed]
        .filter((file) => !bites.has(`${name} ${file}`))
        .map((file) => `the wall ${name} lets ${file} import ${trespass[1]}`);
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** @returns {Promise<string[]>} what failed to bite, or bit the innocent */
async function silentBans() {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: (await import('../eslint.config.js')).rules,
  });
  const broken = async (/** @type {string} */ filePath, /** @type {string} */ code) =>
    (await eslint.lintText(code, { filePath })).flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => ruleId ?? message),
    );
  const silent = [];
  for (const [rule, file, code] of offences) {
    if (!(await broken(file, code)).includes(rule)) silent.push(`${rule} lets ${file} say: ${code.slice(0, 80)}`);
  }
  for (const [file, code] of permitted) {
    const rules = await broken(file, code);
    if (rules.length > 0) silent.push(`${rules.join(', ')} forbids ${file} to say: ${code}`);
  }
  return silent;
}

/** @returns {Promise<string[]>} promises that are let go, or those that are kept and yet forbidden */
async function silentPromises() {
  const root = mkdtempSync(join(tmpdir(), 'assay-canaries-'));
  try {
    const options = { strict: true, target: 'ES2023', lib: ['ES2023'], types: [] };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
    for (const [name, code] of Object.entries(promises)) writeFileSync(join(root, name), code);
    const { output } = await hear(process.execPath, [
      at('node_modules', 'oxlint/bin/oxlint'),
      '--config',
      at('.oxlintrc.json'),
      '--format=unix',
      root,
    ]);
    return Object.keys(promises)
      .filter((name) => output.includes(name) === kept.includes(name))
      .map((name) => `promises of ${name}: ${kept.includes(name) ? 'forbidden' : 'let go'}\n${output}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** @returns {Promise<{ tried: number, silent: string[] }>} */
export async function runCanaries() {
  const silent = [...(await silentWalls()), ...(await silentBans()), ...(await silentPromises())];
  return { tried: walls.length * 2 + offences.length + permitted.length + Object.keys(promises).length, silent };
}
