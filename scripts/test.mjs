/**
 * Everything that can be checked, to the end whatever fails on the way; the last line is the sum: `N passed, N failed`.
 * Every stage counts as one, and every single test of the test stages as one more. `--quick` leaves out build and browser,
 * looks again only at files that changed where it looks for style, and leaves out the tests that take long (vitest.config.ts).
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installWhenNeeded } from './install.mjs';
import { at } from './paths.mjs';
import { hear, run } from './run.mjs';

const quick = process.argv.includes('--quick');
const reports = at('node_modules', '.cache', 'reports');
const unitReport = `${reports}/unit.json`;
const packagesReport = `${reports}/packages.json`;
const browserReport = at('test-results', 'browser.json');

const script = (/** @type {string} */ name, /** @type {string[]} */ ...args) => [at('scripts', `${name}.mjs`), ...args];
const program = (/** @type {string} */ path, /** @type {string[]} */ ...args) => [at('node_modules', path), ...args];

const tests = (/** @type {string} */ report, /** @type {string[]} */ ...options) =>
  program('vitest/vitest.mjs', 'run', ...options, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`);
const formatCache = 'node_modules/.cache/prettier/cache';
const lintCache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];
if (quick) process.env['ASSAY_QUICK'] = '1';

/** @typedef {{ name: string, command: string[], count?: () => Count }} Stage what Node is started with */

/**
 * One step after the other. The lanes of a step run side by side, for none of their stages takes more than one processor,
 * and a stage there says what it has to say at its end.
 * @type {Stage[][][]}
 */
const steps = [
  ...(quick ? [] : [[[{ name: 'build', command: script('build') }]]]),
  [
    [
      { name: 'lint', command: program('eslint/bin/eslint.js', '--max-warnings=0', ...(quick ? lintCache : []), '.') },
      { name: 'promises', command: program('oxlint/bin/oxlint') },
      {
        name: 'format',
        command: program(
          'prettier/bin/prettier.cjs',
          '--check',
          '--log-level=warn',
          '--cache',
          `--cache-location=${formatCache}`,
          '.',
        ),
      },
      ...(quick
        ? []
        : [
            { name: 'size of formats', command: script('bundle-sizes', '--formats') },
            { name: 'container', command: script('container') },
            { name: 'packages', command: script('packages') },
            {
              name: 'packages installed',
              command: tests(packagesReport, '--config=vitest.packages.config.ts'),
              count: () => countUnit(packagesReport),
            },
          ]),
    ],
    [
      { name: 'types', command: script('types') },
      { name: 'walls', command: script('walls') },
      { name: 'regular expressions', command: script('regexps') },
      { name: 'unused', command: program('knip/bin/knip.js', '--no-progress') },
      // A minute of seeds of its own; `npm run fuzz` goes on for as long as one likes.
      ...(quick ? [] : [{ name: 'fuzz', command: script('fuzz', '--seconds', '60', '--patience', '10000') }]),
    ],
  ],
  [[{ name: 'unit and contract', command: tests(unitReport), count: () => countUnit(unitReport) }]],
  ...(quick ? [] : [[[{ name: 'browser', command: program('@playwright/test/cli.js', 'test'), count: countBrowser }]]]),
];

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @param {string} file what Vitest reported @returns {Count} */
function countUnit(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A file that does not even load holds no test that could have failed.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @returns {Count} */
function countBrowser() {
  const { stats, errors } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return {
    passed: stats.expected,
    // A test that passes only when repeated has failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const sum = { passed: 0, failed: 0 };
/** @type {string[]} */
const lines = [];
const started = performance.now();

try {
  await installWhenNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
for (const report of [unitReport, packagesReport, browserReport]) rmSync(report, { force: true });

for (const lanes of steps) await Promise.all(lanes.map((lane) => follow(lane, lanes.length > 1)));

/** @param {Stage[]} lane @param {boolean} beside others, which must not be talked into */
async function follow(lane, beside) {
  for (const stage of lane) {
    if (!beside) console.log(`\n── ${stage.name}`);
    const begun = performance.now();
    const { code, output } = beside
      ? await hear(process.execPath, stage.command)
      : { code: await run(process.execPath, stage.command).catch(complain), output: '' };
    if (beside) console.log(`\n── ${stage.name}\n${output}`);
    note(stage, code === 0, begun);
  }
}

/** @param {Stage} stage @param {boolean} ok @param {number} begun */
function note(stage, ok, begun) {
  sum[ok ? 'passed' : 'failed'] += 1;
  let detail = '';
  try {
    const count = stage.count?.();
    if (count) {
      sum.passed += count.passed;
      sum.failed += count.failed;
      detail = `: ${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`;
    }
  } catch {
    detail = ': no report';
    if (ok) sum.failed += 1;
  }
  lines.push(`${ok ? 'ok    ' : 'FAILED'}  ${stage.name}${detail} (${seconds(begun)})`);
}

/** @param {unknown} error */
function complain(error) {
  console.error(error);
  return 1;
}

console.log(`\n${lines.join('\n')}\n\nin ${seconds(started)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
