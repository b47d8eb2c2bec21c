/**
 * Runs every check, to the end despite failures; the last line is the sum: `N passed, N failed`. Every stage counts as
 * one, and every single test of the test stages as one more. `--quick` skips the build, the browser and slow tests
 * (vitest.config.ts).
 */
import './needs-node.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { at } from './paths.mjs';

const quick = process.argv.includes('--quick');
if (quick) process.env['ASSAY_QUICK'] = '1';
// Lets the programs written in Go (tsc, tsgolint, esbuild) use more memory, which saves a third of their time.
process.env['GOGC'] ??= '400';
process.env['PATH'] = [at('node_modules', '.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter);

const report = (/** @type {string} */ name) => at('node_modules', '.cache', 'reports', `${name}.xml`);
const tests = (/** @type {string} */ name, options = '') =>
  `vitest run ${options} --reporter=dot --reporter=junit "--outputFile.junit=${report(name)}"`;

/** @typedef {{ name: string, command: string, env?: Record<string, string>, long?: boolean, report?: string }} Stage */

/**
 * Steps in sequence: unit tests need the build, and packages the declarations that `types` writes. The stages of a step
 * run two at a time. A step begins with its tests; the other stages use the processor while a test waits.
 * @type {Stage[][]}
 */
const steps = [
  [
    // With a variable that the build must ignore: React for development exceeds the limits of `size of formats`.
    { name: 'build', command: 'npm run build', env: { NODE_ENV: 'test' }, long: true },
    { name: 'lint', command: 'npm run lint' },
    { name: 'format', command: 'oxfmt --check' },
  ],
  [
    { name: 'unit and contract', command: tests('unit'), report: report('unit') },
    { name: 'types', command: 'npm run types' },
    { name: 'walls', command: 'depcruise src --config .dependency-cruiser.mjs' },
    { name: 'unused', command: 'knip --no-progress' },
    { name: 'fuzz', command: 'npm run fuzz -- --seconds 15 --patience 10000', long: true },
    { name: 'size of formats', command: 'node scripts/bundle-sizes.mjs --formats', long: true },
  ],
  [
    { name: 'browser', command: 'playwright test', long: true, report: at('test-results', 'browser.xml') },
    {
      name: 'packages, container and newer Nodes',
      command: `npm run packages && ${tests('packages', '--config=vitest.packages.config.ts')}`,
      long: true,
      report: report('packages'),
    },
  ],
];

/** @type {Record<string, string>} */
const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (/** @type {string} */ text) => text.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all);

/**
 * Reads a JUnit report of Vitest or Playwright: the counts, and each failed test with the first line of its error. A file
 * that does not load counts as a failed test.
 * @param {string} file
 */
function readReport(file) {
  const text = readFileSync(file, 'utf8');
  const count = (/** @type {string} */ name) =>
    [...text.matchAll(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, 'g'))].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );
  const failed = count('failures') + count('errors');
  const failures = [...text.matchAll(/<testcase ([^>]*)>\s*<(?:failure|error) message="([^"\n]*)/g)].map(
    ([, test = '', error = '']) => {
      const [file, name] = ['classname', 'name'].map((one) => new RegExp(`\\b${one}="([^"]*)"`).exec(test)?.[1]);
      return unescaped(`        ${file} › ${name}\n          ${error.split('&#10;', 1)[0]}`);
    },
  );
  return { passed: count('tests') - failed - count('skipped'), failed, skipped: count('skipped'), failures };
}

const sum = { passed: 0, failed: 0 };
/** @type {string[]} */
const lines = [];

/** @param {Stage} stage @param {boolean} ok @param {number} seconds */
function note({ name, report }, ok, seconds) {
  sum[ok ? 'passed' : 'failed'] += 1;
  if (report === undefined) {
    lines.push(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
    return;
  }
  const none = { passed: 0, failed: ok ? 1 : 0, skipped: 0, failures: ['        no report'] };
  const { passed, failed, skipped, failures } = existsSync(report) ? readReport(report) : none;
  sum.passed += passed;
  sum.failed += failed;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  lines.push(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${counts} (${seconds.toFixed(1)} s)`, ...failures);
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
