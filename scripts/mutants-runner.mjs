/**
 * Stryker's runner for Vitest, extended in two ways. A mutant also counts as killed when a file's `beforeAll` throws:
 * its tests are skipped then, and the original runner checks only suites, not files. A survivor of the covering tests
 * must also survive their whole files with the mutant active before they load: the original runner activates it
 * afterwards, and so misses values made once per file.
 */
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner';

const [plugin] = plugins;
const { factory } = plugin;

create.inject = factory.inject;
/** @param {...any} parts of Stryker */
function create(...parts) {
  const runner = factory(...parts);
  const run = runner.run.bind(runner);
  let whole = false;
  runner.run = async (/** @type {{ testIds?: readonly string[] }} */ options = {}) => {
    const { testIds = [], ...rest } = options;
    const result = await run(whole ? { ...rest, testFiles: [...new Set(testIds.map(fileOf))] } : options);
    const broken = runner.ctx.state.getFiles().find((/** @type {any} */ file) => file.result?.state === 'fail');
    if (result.status !== 'complete' || !broken || result.tests.some(({ status }) => status === 1)) return result;
    const failureMessage = broken.result.errors?.[0]?.message ?? 'The file failed';
    const test = { id: `${broken.filepath}#`, name: broken.name, timeSpentMs: 0, status: 1, failureMessage };
    return { ...result, tests: [...result.tests, test] };
  };
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = async (/** @type {MutantRun} */ options) => {
    const { testFilter = [], timeout } = options;
    const start = Date.now();
    const result = await mutantRun(options);
    if (result.status !== 'survived' || testFilter.length === 0) return result;
    whole = true;
    // Stopped in time, it survived; too late would count as killed.
    const patience = setTimeout(
      () => runner.ctx.cancelCurrentRun('test-failure'),
      timeout - (Date.now() - start) - 1_000,
    );
    try {
      return await mutantRun({ ...options, mutantActivation: 'static' });
    } finally {
      clearTimeout(patience);
      whole = false;
    }
  };
  return runner;
}

/** @typedef {{ testFilter?: readonly string[], timeout: number }} MutantRun */

/** @param {string} testId the path of a file, `#` and a name */
function fileOf(testId) {
  return testId.slice(0, testId.indexOf('#'));
}

export const strykerPlugins = [{ ...plugin, name: 'vitest-files', factory: create }];
