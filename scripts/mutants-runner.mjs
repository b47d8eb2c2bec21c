/**
 * Stryker's runner for Vitest, which also calls a mutant caught when a file's `beforeAll` throws: the tests of that file are
 * skipped then, and the runner as it comes looks for the cause among suites alone, not at the file. Of a sample it runs
 * only what belongs to it, and with MUTANT_PROCESSES the processes of tests have the mutant, too.
 */
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner';
import { isTried } from './mutants-sample.mjs';

const [plugin] = plugins;
const { factory } = plugin;

create.inject = factory.inject;
/** @param {...any} parts of Stryker */
function create(...parts) {
  const runner = factory(...parts);
  const run = runner.run.bind(runner);
  runner.run = async (/** @type {unknown} */ options) => {
    const told = await run(options);
    const broken = runner.ctx.state.getFiles().find((/** @type {any} */ file) => file.result?.state === 'fail');
    if (told.status !== 'complete' || !broken || told.tests.some(({ status }) => status === 1)) return told;
    const failureMessage = broken.result.errors?.[0]?.message ?? 'The file failed';
    const test = { id: `${broken.filepath}#`, name: broken.name, timeSpentMs: 0, status: 1, failureMessage };
    return { ...told, tests: [...told.tests, test] };
  };
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = (/** @type {{ activeMutant: { id: string } }} */ options) => {
    const { id } = options.activeMutant;
    if (!isTried(id)) return { status: 'error', errorMessage: 'not of the sample' };
    // Instrumented source reads it wherever it runs; Vitest and what tests start inherit it.
    if (process.env['MUTANT_PROCESSES'] === 'true') process.env['__STRYKER_ACTIVE_MUTANT__'] = id;
    return mutantRun(options);
  };
  return runner;
}

export const strykerPlugins = [{ ...plugin, name: 'vitest-files', factory: create }];
