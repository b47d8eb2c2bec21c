/**
 * Changes every figure of the law in memory, one at a time, and runs the tests beside it: `npm run mutants:law`, or
 * `npm run mutants:law -- pl be pl-favat-v3` for some. Prints the figures whose change no test noticed.
 */
import { readdirSync, readFileSync, appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { Script } from 'node:vm';
import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, chai } from '@vitest/expect';
import { build } from 'esbuild';
import { answers } from './answers.ts';
import type { Alteration } from './figures.ts';
import { withAlterations } from './figures.ts';
import { testRunner } from './test-runner.ts';

const ROOTS = ['src/engine/regimes', 'src/engine/addons'];
/** It notices most changes, so it runs first. */
const LAW = 'law.test.ts';
const REPORT = `node_modules/.cache/mutants/law${process.argv.length > 2 ? '-part' : ''}.txt`;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
const expect = Object.assign(
  (...values: [unknown]) => chai.expect(...values),
  chai.expect,
  (globalThis as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
);
const runner = testRunner(expect);
const load = createRequire(join(process.cwd(), 'package.json'));

interface Switch {
  alteration: number;
  alter(first: number, wrong: readonly unknown[], right: unknown): unknown;
  drop(first: number, entries: readonly unknown[]): readonly unknown[];
}
const switchboard = globalThis as unknown as Switch;
switchboard.alteration = -1;
switchboard.alter = (first, wrong, right) => {
  const index = switchboard.alteration - first;
  return index >= 0 && index < wrong.length ? wrong[index] : right;
};
switchboard.drop = (first, entries) => {
  const index = switchboard.alteration - first;
  return index >= 0 && index < entries.length ? entries.toSpliced(index, 1) : entries;
};

interface Island {
  readonly folder: string;
  readonly alterations: readonly Alteration[];
  /** Evaluates the sources with their tests afresh. */
  evaluate(): void;
}

/** Tests beside the sources; for code shared by islands, those of the islands too. */
function testsOf(folder: string): readonly string[] {
  const root = dirname(folder);
  const users = basename(folder) === 'shared' ? foldersOf(root).filter((name) => name !== 'shared') : [];
  return [basename(folder), ...users].flatMap((name) => {
    const tests = readdirSync(join(root, name)).filter((file) => file.endsWith('.test.ts'));
    const [law, others] = [tests.filter((file) => file === LAW), tests.filter((file) => file !== LAW)];
    return [...law, ...others].map((file) => `../${name}/${file}`);
  });
}

function foldersOf(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

async function islandOf(folder: string): Promise<Island> {
  const tests = testsOf(folder);
  const alterations: Alteration[] = [];
  const result = await build({
    stdin: { contents: tests.map((path) => `import '${path}';`).join('\n'), resolveDir: folder, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    external: ['vitest', 'fast-check'],
    write: false,
    // The package declares that its sources have no side effects, but tests consist of side effects.
    ignoreAnnotations: true,
    logLevel: 'error',
    plugins: [
      {
        name: 'figures',
        setup(plugins) {
          plugins.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const file = relative(process.cwd(), path);
            if (!file.startsWith(`${folder}/`) || file.endsWith('.test.ts')) return undefined;
            const altered = withAlterations(file, readFileSync(path, 'utf8'), alterations.length);
            alterations.push(...altered.alterations);
            return { contents: altered.text, loader: 'ts' };
          });
        },
      },
    ],
  });
  const [bundle] = result.outputFiles;
  const script = new Script(`(function (require, module, exports) {${bundle?.text ?? ''}\n})`, { filename: folder });
  const require = (name: string): unknown => (name === 'vitest' ? runner.api : load(name));
  return {
    folder,
    alterations,
    evaluate() {
      const module = { exports: {} };
      (script.runInThisContext() as (...parts: unknown[]) => void)(require, module, module.exports);
    },
  };
}

/** The first test that fails, or undefined. */
async function failing(island: Island, alteration: number): Promise<string | undefined> {
  switchboard.alteration = alteration;
  let title = 'is evaluated';
  try {
    island.evaluate();
    for (const test of runner.take()) {
      title = test.title;
      await test.run();
    }
    return undefined;
  } catch (error) {
    if (alteration < 0) throw error;
    return title;
  } finally {
    runner.take();
    switchboard.alteration = -1;
  }
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folders = ROOTS.flatMap((root) =>
  foldersOf(root)
    .filter((name) => asked.length === 0 || asked.includes(name))
    .map((name) => `${root}/${name}`),
);

const lines: string[] = [];
mkdirSync('node_modules/.cache/mutants', { recursive: true });
writeFileSync(REPORT, '');
let all = 0;
let survived = 0;
for (const folder of folders) {
  const island = await islandOf(folder);
  island.evaluate();
  if (runner.take().length === 0) throw new Error(`${folder} has no tests`);
  await failing(island, -1);
  const survivors: Alteration[] = [];
  for (const [number, alteration] of island.alterations.entries()) {
    const killer = await failing(island, number);
    const answered = answers[alteration.file]?.[alteration.change] !== undefined;
    if (killer === undefined && !answered) survivors.push(alteration);
    if (process.argv.includes('--killers')) {
      lines.push(`${alteration.file}:${alteration.line} ${alteration.change}: ${killer ?? 'SURVIVES'}`);
    }
  }
  all += island.alterations.length;
  survived += survivors.length;
  console.log(`${folder}: ${island.alterations.length} altered, ${survivors.length} survive`);
  for (const { file, line, change } of survivors) {
    lines.push(`${file}:${line} ${change}`);
    if (asked.length > 0) console.log(`  ${file}:${line} ${change}`);
    else appendFileSync(REPORT, `${file}:${line} ${change}\n`);
  }
}
writeFileSync(REPORT, `${lines.join('\n')}\n`);
console.log(`${all} figures altered, ${survived} survive; see ${REPORT}`);
process.exitCode = survived > 0 ? 1 : 0;
