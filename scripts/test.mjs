/**
 * Runs every check, to the end despite failures; the last line is the sum: `N passed, N failed`. Every stage counts as
 * one, and every single test of the test stages as one more. `--quick` skips the build, the browser and slow tests
 * (vitest.config.ts).
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, relative } from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { at } from './paths.mjs';

const quick = process.argv.includes('--quick');
if (quick) process.env['ASSAY_QUICK'] = '1';
process.env['PATH'] = [at('node_modules', '.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter);

const report = (/** @type {string} */ name) => at('node_modules', '.cache', 'reports', `${name}.json`);
const tests = (/** @type {string} */ name, options = '') =>
  `vitest run ${options} --reporter=dot --reporter=json "--outputFile.json=${report(name)}"`;

const prettierCache = '--cache --cache-location=node_modules/.cache/prettier/cache';

/** @typedef {{ name: string, command: string, long?: boolean, report?: string }} Stage */

/**
 * Steps in sequence. The stages of a step run two at a time, since none uses more than one processor.
 * @type {Stage[][]}
 */
const steps = [
  [{ name: 'build', command: 'npm run build', long: true }],
  [
    { name: 'fuzz', command: 'npm run fuzz -- --seconds 30 --patience 10000', long: true },
    { name: 'lint', command: 'npm run lint' },
    { name: 'format', command: `prettier --check --log-level=warn ${prettierCache} .` },
    {
      name: 'packages, container and newer Nodes',
      command: `npm run packages && ${tests('packages', '--config=vitest.packages.config.ts')}`,
      long: true,
      report: report('packages'),
    },
    { name: 'types', command: 'npm run types' },
    { name: 'walls', command: 'depcruise src --config .dependency-cruiser.mjs' },
    { name: 'unused', command: 'knip --no-progress' },
    { name: 'size of formats', command: 'node scripts/bundle-sizes.mjs --formats', long: true },
  ],
  [{ name: 'unit and contract', command: tests('unit'), report: report('unit') }],
  [{ name: 'browser', command: 'playwright test', long: true, report: at('test-results', 'browser.json') }],
];

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @param {string} file a report of Vitest or Playwright @returns {Count} */
function countIn(file) {
  const { stats, errors, ...told } = JSON.parse(readFileSync(file, 'utf8'));
  // A test that passes only when repeated counts as failed.
  if (stats)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  // A file that does not load has no failed tests.
  const broken = told.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: told.numPassedTests,
    failed: told.numFailedTests + broken.length,
    skipped: told.numPendingTests + told.numTodoTests,
  };
}

/**
 * The failed tests, each with the first line of its error.
 * @param {string} file a report of Vitest or Playwright @returns {string[]}
 */
function failuresIn(file) {
  const { suites = [], testResults = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const line = (/** @type {string[]} */ where, /** @type {string} */ error = '') =>
    `        ${where.join(' › ')}\n          ${error.split('\n', 1)[0]}`;
  const specs = (/** @type {any} */ { suites: inner = [], specs: own = [] }) => [...own, ...inner.flatMap(specs)];
  return [
    ...testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((/** @type {any} */ one) => one.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [line([relative(at(), name)], message)];
      return failed.map((/** @type {any} */ one) => line([relative(at(), name), one.fullName], one.failureMessages[0]));
    }),
    ...suites
      .flatMap(specs)
      .flatMap(({ file, title, tests }) => tests.map((/** @type {any} */ one) => ({ file, title, ...one })))
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ file, title, results }) =>
        line([file, title], results.find((/** @type {any} */ { error }) => error)?.error.message),
      ),
  ];
}

const sum = { passed: 0, failed: 0 };
/** @type {string[]} */
const lines = [];

/** @param {Stage} stage @param {boolean} ok @param {number} seconds */
function note({ name, report }, ok, seconds) {
  sum[ok ? 'passed' : 'failed'] += 1;
  let detail = '';
  try {
    const { passed, failed, skipped } = report === undefined ? { passed: 0, failed: 0, skipped: 0 } : countIn(report);
    sum.passed += passed;
    sum.failed += failed;
    if (report) detail = `: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  } catch {
    detail = ': no report';
    if (ok) sum.failed += 1;
  }
  lines.push(`${ok ? 'ok    ' : 'FAILED'}  ${name}${detail} (${seconds.toFixed(1)} s)`);
  if (!ok && report !== undefined && existsSync(report)) lines.push(...failuresIn(report));
}

const started = performance.now();
try {
  await installWhenNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const { concurrently } = await import('concurrently');

mkdirSync(dirname(report('unit')), { recursive: true });
for (const { report } of steps.flat()) if (report) rmSync(report, { force: true });

for (const step of steps) {
  const stages = step.filter(({ long }) => !(quick && long));
  if (stages.length === 0) continue;
  const { result } = concurrently(stages, { maxProcesses: 2, group: true, cwd: at() });
  // It rejects with the same list if one of them fails.
  const ends = await result.catch((/** @type {import('concurrently').CloseEvent[]} */ ends) => ends);
  for (const { index, exitCode, timings } of ends.sort((a, b) => a.index - b.index)) {
    const stage = stages[index];
    if (stage) note(stage, exitCode === 0, timings.durationSeconds);
  }
}

console.log(`\n${lines.join('\n')}\n\nin ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = sum.failed > 0 ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
