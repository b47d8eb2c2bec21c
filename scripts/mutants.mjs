/**
 * Mutation testing: plants small defects in the source, one at a time, and lists those that no test notices.
 *
 *   npm run mutants -- src/engine/core/num      a folder or a file; `file.ts:12-14` for those lines
 *   npm run mutants -- --since main             changes since a revision
 *   npm run mutants -- src/engine/core --tests src/engine/core,src/engine/operations
 *   npm run mutants -- src/server/http --patience 90   timeout in seconds, for a busy machine
 *   npm run mutants -- src/formats --sample 300 --seed 7   300 lines of it, chosen by a seed
 *
 * Without --tests, the tests of the top folder judge (engine for engine, app for app). Naming the folder itself is ten
 * times as fast, but misses what only other tests catch. --workers N uses N processes instead of two. Values of
 * definitions, which exist once per loaded module, are left to `npm run mutants:law`: each would need a whole run. A
 * survivor that no test can distinguish (a fast path beside a slow one, `<` against `<=` with equal results) gets an
 * answer with the reason in mutants-answers/, and no longer counts. The report is in reports/mutants; the exit code is
 * 1 if a folder exceeds its limit.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { sample, shuffledSubarray } from 'fast-check';
import { at, root } from './paths.mjs';

/** The percentage of mutants that may survive in a folder and below. */
const bars = [
  { below: /^src\/engine\/(core|operations|envelope)(\/|$)/, bar: 5 },
  { below: /^src\/engine\/documents\/[^/]+\/(.+-)?calculation(\/|$)/, bar: 5 },
  { below: /^src\/(language|api|server|mcp)(\/|$)/, bar: 10 },
  { below: /^src\/app\/(state|api|commands|editor)(\/|$)/, bar: 10 },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    tests: { type: 'string' },
    workers: { type: 'string', default: '2' },
    patience: { type: 'string', default: '15' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const named = values.since ? changedSince(values.since) : positionals;
const subjects = values.sample ? drawn(named, Number(values.sample), Number(values.seed)) : named;
if (subjects.length === 0) throw new Error('Name a folder, a file, or --since REVISION');

const tests = values.tests?.split(',') ?? [...new Set(subjects.map(topFolder))];

process.env['MUTANT_TESTS'] = JSON.stringify(tests);
await new Stryker({
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants-runner.mjs'],
  testRunner: 'vitest-files',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: [...subjects.map(asPattern), '!src/**/*.test.{ts,tsx}', '!src/**/*.codes.ts', '!src/**/testing/**'],
  ignorePatterns: ['dist', 'test-results', 'reports', 'e2e', 'bench', 'public', 'node_modules/.cache'],
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(values.workers),
  // A generous timeout, not a measurement: a mutant that exceeds it counts as killed.
  timeoutMS: Number(values.patience) * 1000,
  // A generous timeout.
  dryRunTimeoutMinutes: 60,
  // Text in a message or a comment is not behaviour.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['json', 'progress'],
  jsonReporter: { fileName: 'reports/mutants/mutants.json' },
  tempDirName: 'node_modules/.cache/mutants',
  disableTypeChecks: false,
  checkers: [],
  allowEmpty: true,
}).runMutationTest();

summarise();

/** @param {string} path */
function topFolder(path) {
  const [, part] = path.split('/');
  return `src/${part ?? ''}`;
}

/**
 * Lines of code, each as `file:line-line`.
 * @param {readonly string[]} paths @param {number} count @param {number} seed
 */
function drawn(paths, count, seed) {
  const files = execFileSync('git', ['ls-files', '--', ...paths], { cwd: root })
    .toString()
    .split('\n')
    .filter(isSource);
  const lines = files.flatMap((file) =>
    readFileSync(at(file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (/^\s*(\/?\*|\/\/|import |$)/.test(line) ? [] : [`${file}:${index + 1}-${index + 1}`])),
  );
  const size = { minLength: Math.min(count, lines.length), maxLength: Math.min(count, lines.length) };
  return sample(shuffledSubarray(lines, size), { seed, numRuns: 1 }).flat();
}

/** @param {string} path */
function isSource(path) {
  return /[.]tsx?$/.test(path) && !/[.]test[.]tsx?$|[.]codes[.]ts$|[/]testing[/]/.test(path);
}

/** @param {string} path */
function asPattern(path) {
  if (/:\d+-\d+$/.test(path)) return path;
  return statSync(at(path)).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.{ts,tsx}` : path;
}

/** @param {string} revision */
function changedSince(revision) {
  return execFileSync('git', ['diff', '--name-only', '--diff-filter=d', revision, '--', 'src'], { cwd: root })
    .toString()
    .split('\n')
    .filter(isSource);
}

/** One row per folder, and every survivor with its place. */
function summarise() {
  const report = JSON.parse(readFileSync(at('reports', 'mutants', 'mutants.json'), 'utf8'));
  const answers = new Map(readAnswers().map((answer) => [nameOf(answer), answer]));
  const used = new Set();
  /** @type {Map<string, { caught: number, late: number, answered: number, survived: number, places: string[] }>} */
  const folders = new Map();
  for (const [file, { mutants, source }] of Object.entries(report.files)) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const row = folders.get(folder) ?? { caught: 0, late: 0, answered: 0, survived: 0, places: [] };
    folders.set(folder, row);
    const lines = source.split('\n');
    for (const { status, mutatorName, replacement, location } of mutants) {
      if (status === 'Timeout') row.late += 1;
      if (status === 'Killed' || status === 'Timeout') row.caught += 1;
      else if (status === 'Survived' || status === 'NoCoverage') {
        const { line, column } = location.start;
        const now = replacement.replace(/\s+/g, ' ').slice(0, 60);
        const text = lines[line - 1].trim().slice(0, 100);
        const name = nameOf({ file, source: text, becomes: now });
        if (answers.has(name)) {
          used.add(name);
          row.answered += 1;
          continue;
        }
        row.survived += 1;
        const untested = status === 'NoCoverage' ? ', no test comes here' : '';
        row.places.push(`  ${file}:${line}:${column}  ${mutatorName} → ${now}${untested}\n      ${text}`);
      }
    }
  }
  let over = 0;
  for (const [folder, { caught, late, answered, survived, places }] of [...folders].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const all = caught + answered + survived;
    if (all === 0) continue;
    const share = (100 * survived) / all;
    const bar = bars.find(({ below }) => below.test(folder))?.bar;
    if (bar !== undefined && share > bar) over += 1;
    const verdict = bar === undefined ? '' : ` (bar ${bar} %)${share > bar ? ' OVER' : ''}`;
    const beside = answered > 0 ? `, ${answered} more are answered` : '';
    // On a busy machine a test may just have been slow, so many timeouts make the result too good.
    const slow = late > 0 ? `, ${late} caught by taking too long` : '';
    console.log(`${folder}: ${survived} of ${all} survive, ${share.toFixed(1)} %${beside}${slow}${verdict}`);
    for (const place of places) console.log(place);
  }
  for (const [name, { file, source }] of answers)
    if (file in report.files && !used.has(name)) console.log(`answered, but it did not survive: ${file}  ${source}`);
  process.exitCode = over > 0 ? 1 : 0;
}

/** @returns {Answer[]} those of every file of the folder */
function readAnswers() {
  return readdirSync(at('scripts', 'mutants-answers')).flatMap((file) =>
    JSON.parse(readFileSync(at('scripts', 'mutants-answers', file), 'utf8')),
  );
}

/**
 * A survivor and why no test can notice it; `source` is its line, cut to 100 characters.
 * @typedef {{ file: string, source: string, becomes: string, why?: string }} Answer
 */

/** @param {Answer} answer */
function nameOf({ file, source, becomes }) {
  return JSON.stringify([file, source, becomes]);
}
