/**
 * Runs every check, to the end despite failures; the last line is the sum: `N passed, N failed`. Every stage counts as
 * one, and every single test of the test stages as one more. `--quick` skips the build, the browser and slow tests
 * (vitest.config.ts). A browser test that fails runs once more by itself. If it passes then, it counts as passed, and a
 * line `FLAKY: name` before the sum names it. Nothing else runs twice.
 */
import './needs-node.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** More failures than this are a defect of the page or of the machine: a second run would only take time. */
const MOST_FLAKY = 10;

/**
 * `again` runs the failed tests of the stage once more, one at a time, and writes the report of its own.
 * @typedef {{ name: string, command: string, env?: Record<string, string>, long?: boolean, report?: string, again?: string }} Stage
 */

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
    {
      name: 'browser',
      command: 'playwright test',
      again: 'playwright test --last-failed --workers=1',
      env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report('browser') },
      long: true,
      report: report('browser'),
    },
    {
      name: 'packages, container and newer Nodes',
      command: `npm run packages && ${tests('packages', '--config=vitest.packages.config.ts')}`,
      long: true,
      report: report('packages'),
    },
  ],
];

/**
 * What failed, and at which line of the test: `Error: expect(locator).toHaveCount(expected) failed (history.spec.ts:81:24)`.
 * @param {string} body what a report says in full, with the marks of a terminal
 */
function shortError(body) {
  const lines = stripVTControlCharacters(body).split('\n');
  const error = lines.find((line) => /error/iu.test(line))?.trim() ?? '';
  const place = lines.map((line) =>
    /[\w-]+\.(?:spec|test)\.tsx?:\d+:\d+/u.exec(line.trim().startsWith('at ') ? line : ''),
  );
  const found = place.find((match) => match !== null);
  return found ? `${error} (${found[0]})` : error;
}

/**
 * Reads a JUnit report of Vitest or Playwright: the counts, and each failed test with its error in short. A file
 * that does not load counts as a failed test.
 * @param {string} file
 */
function readReport(file) {
  const counts = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  /** @type {{ name: string, error: string }[]} */
  const failures = [];
  let test = '';
  let body = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'testsuite') {
      for (const count of /** @type {(keyof typeof counts)[]} */ (Object.keys(counts))) {
        counts[count] += Number(attributes[count] ?? 0);
      }
    } else if (name === 'testcase') {
      test = `${attributes['classname']} › ${attributes['name']}`;
    } else if (name === 'failure' || name === 'error') {
      body = '';
    }
  });
  parser.on('text', (text) => (body += text));
  parser.on('cdata', (text) => (body += text));
  parser.on('closetag', ({ name }) => {
    if ((name !== 'failure' && name !== 'error') || failures.at(-1)?.name === test) return;
    failures.push({ name: test, error: shortError(body) });
  });
  parser.write(readFileSync(file, 'utf8')).close();
  const failed = counts.failures + counts.errors;
  return { passed: counts.tests - failed - counts.skipped, failed, skipped: counts.skipped, failures };
}

const sum = { passed: 0, failed: 0 };
/** @type {string[]} */
const lines = [];
/** @type {{ name: string, error: string }[]} */
const flaky = [];

/**
 * Runs the failed tests of a stage once more. Returns what the stage then counts: with each test that passed now, and
 * with `ok` when none fails any more.
 * @param {Stage} stage
 */
async function runAgain({ name, again, env, report: file }) {
  if (again === undefined || file === undefined || !existsSync(file)) return undefined;
  const first = readReport(file);
  if (first.failures.length === 0 || first.failures.length > MOST_FLAKY) return undefined;
  const second = report(`${name}-again`);
  rmSync(second, { force: true });
  const { result } = concurrently(
    [{ name: `${name} again`, command: again, env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: second } }],
    { cwd: at() },
  );
  const ok = await result.then(
    () => true,
    () => false,
  );
  if (!existsSync(second)) return undefined;
  const { failed, failures, passed } = readReport(second);
  const still = new Set(failures.map((failure) => failure.name));
  flaky.push(...first.failures.filter((failure) => !still.has(failure.name)));
  return { ok, counts: { ...first, passed: first.passed + passed, failed, failures } };
}

/** @param {Stage} stage @param {boolean} ok @param {number} seconds @param {ReturnType<typeof readReport>} [counted] */
function note({ name, report }, ok, seconds, counted) {
  sum[ok ? 'passed' : 'failed'] += 1;
  if (report === undefined) {
    lines.push(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
    return;
  }
  const none = { passed: 0, failed: ok ? 1 : 0, skipped: 0, failures: [{ name: 'no report', error: '' }] };
  const { passed, failed, skipped, failures } = counted ?? (existsSync(report) ? readReport(report) : none);
  sum.passed += passed;
  sum.failed += failed;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  lines.push(
    `${ok ? 'ok    ' : 'FAILED'}  ${name}: ${counts} (${seconds.toFixed(1)} s)`,
    ...failures.map((failure) => `        ${failure.name}\n          ${failure.error}`),
  );
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
const { SaxesParser } = await import('saxes');

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
    if (!stage) continue;
    const again = exitCode === 0 ? undefined : await runAgain(stage);
    note(stage, again?.ok ?? exitCode === 0, timings.durationSeconds, again?.counts);
  }
}

console.log(`\n${lines.join('\n')}\n\nin ${((performance.now() - started) / 1000).toFixed(1)} s`);
for (const { name, error } of flaky) console.log(`FLAKY: ${name}\n  ${error}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
