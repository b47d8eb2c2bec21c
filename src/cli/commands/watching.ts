import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { watch } from 'chokidar';
import type { Command } from 'commander';
import { Misuse } from '../exit.ts';
import { folderOf, isGlob } from '../input/glob.ts';
import { cliMessages, misuseMessages } from '../messages.ts';
import { languageOf, sayIn } from '../say.ts';
import type { Session } from '../session.ts';
import { configured, type SettingsOptions } from '../settings.ts';
import type { ReportOptions } from './work-over.ts';

export type WatchOptions = SettingsOptions &
  Pick<ReportOptions, 'reportFile' | 'alsoReport'> & { readonly watch?: true };

export function withWatch(command: Command): Command {
  return command.option('--watch', 'check again whenever a file changes, until Ctrl+C');
}

/** Milliseconds without a change: editors write a file in several steps. */
const QUIET = 100;

/**
 * Runs a command, and with `--watch` again after each change of its files or of the configuration. Then it ends only by
 * a signal. `given` are the files of the command, or else its paths come from the configuration.
 */
export async function watching(
  session: Session,
  given: readonly string[],
  options: WatchOptions,
  check: () => Promise<void>,
): Promise<void> {
  if (!options.watch) return check();
  if (options.writeBaseline) throw new Misuse(misuseMessages.watchNoBaseline);
  const { names } = await configured(options, given);
  if (names.length === 0 || names.includes('-')) throw new Misuse(misuseMessages.watchFiles);
  const say = await sayIn(languageOf(options.lang));
  const run = async (): Promise<void> => {
    try {
      await check();
    } catch (error) {
      // A file may be away for a moment.
      if (!(error instanceof Misuse)) throw error;
      await session.printError(`${say(error.wording)}\n`);
    }
    await session.printError(`${say(cliMessages.watching)}\n`);
  };
  const changes = watchedFiles(names, options);
  // What changes from here on is seen.
  await once(changes, 'ready');
  const ends = new Promise<never>((_, fail) => {
    changes.on('error', fail);
    changes.on('all', afterEach(run, fail));
  });
  await run();
  await ends;
}

/** The files of these names and the configuration, without hidden folders, node_modules and what the command writes. */
function watchedFiles(names: readonly string[], { config, baseline, reportFile, alsoReport = [] }: WatchOptions) {
  const settings = typeof config === 'string' ? [config] : ['assay.config.yaml', 'assay.config.json', '.assayignore'];
  const places = [...names.map((name) => (isGlob(name) ? folderOf(name) : name)), ...settings, baseline ?? []].flat();
  // A file of the configuration that does not exist yet is awaited in its folder.
  const own = new Set([...places, '.'].map((place) => resolve(place)));
  const written = [...alsoReport.map(({ file }) => file), reportFile ?? []].flat();
  const outputs = new Set(written.map((file) => resolve(file)));
  const isHidden = (path: string): boolean => !own.has(path) && /^(?:node_modules$|[.])/.test(basename(path));
  return watch(places, {
    ignored: (path) => outputs.has(resolve(path)) || isHidden(resolve(path)),
    ignoreInitial: true,
    followSymlinks: false,
  });
}

/** Runs once after changes that follow each other; a change during a run is seen by the next one. */
function afterEach(run: () => Promise<void>, fail: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  return function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (running) return soon();
      running = true;
      run()
        .catch(fail)
        .finally(() => {
          running = false;
        });
    }, QUIET);
  };
}
