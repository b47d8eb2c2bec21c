/**
 * Stryker's runner for Vitest, which also calls a mutant caught when a file's `beforeAll` throws: the tests of that file are
 * skipped then, and the runner as it comes looks for the cause among suites alone, not at the file. What survives the tests
 * that come to its place has to survive their whole files once more, planted before they load: the runner as it comes plants
 * afterwards, and so never sees what a file makes for all its tests.
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
    const told = await run(whole ? { ...rest, testFiles: [...new Set(testIds.map(fileOf))] } : options);
    const broken = runner.ctx.state.getFiles().find((/** @type {any} */ file) => file.result?.state === 'fail');
    if (told.status !== 'complete' || !broken || told.tests.some(({ status }) => status === 1)) return told;
    const failureMessage = broken.result.errors?.[0]?.message ?? 'The file failed';
    const test = { id: `${broken.filepath}#`, name: broken.name, timeSpentMs: 0, status: 1, failureMessage };
    return { ...told, tests: [...told.tests, test] };
  };
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = async (/** @type {MutantRun} */ options) => {
    const { testFilter = [], timeout } = options;
    const start = Date.now();
    const told = await mutantRun(options);
    if (told.status !== 'survived' || testFilter.length === 0) return told;
    whole = true;
    // Stopped in time, it has survived; too late, it would count as caught.
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
