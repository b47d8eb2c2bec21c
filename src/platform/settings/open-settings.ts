import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Fault } from '../../engine/index.ts';
import { matcherOf } from './matcher.ts';
import type { Language } from '../../engine/languages.ts';
import { destinationFor, rulesFor, settle, type Settled } from './settle.ts';
import type { Configuration, RuleSetting } from './shape.ts';

/** A configuration with its baseline, ready to apply to files. Without a file it changes nothing. */
export interface Settings {
  readonly configuration: Configuration;
  /** The file of the configuration; undefined without one. */
  readonly file: string | undefined;
  /** The file of the baseline; undefined without one. */
  readonly baseline: string | undefined;
  /** Whether a file is left out. */
  readonly isIgnored: (path: string) => boolean;
  readonly destinationOf: (path: string | undefined) => string | undefined;
  /** What the configuration says of the rules for a file, by code. */
  readonly rulesOf: (path: string | undefined) => Readonly<Record<string, RuleSetting>>;
  /** Applies the rules and the known faults of a file; those of the baseline only for a file with a path. */
  readonly settle: <F extends Fault>(path: string | undefined, faults: readonly F[]) => Settled<F>;
  /** The name of a file in the baseline. */
  readonly nameOf: (path: string) => string;
}

export interface SettingsRequest {
  /** The configuration file. */
  readonly file?: string | undefined;
  /** The baseline, instead of that of the configuration. */
  readonly baseline?: string | undefined;
  /** Whether known faults are read: not while the baseline is written. */
  readonly isKnown?: boolean;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
  /** The language of what is wrong with the files. */
  readonly lang?: Language;
}

/** Opens a configuration. Throws `SettingsError`. */
export async function openSettings(request: SettingsRequest): Promise<Settings> {
  const { day, lang, isKnown = true } = request;
  const reading = () => import('./read-settings.ts');
  const read = request.file === undefined ? undefined : await (await reading()).readConfiguration(request.file, lang);
  const configuration = read?.configuration ?? {};
  const folder = read === undefined ? process.cwd() : dirname(read.file);
  const own = configuration.baseline === undefined ? undefined : resolve(folder, configuration.baseline);
  const baseline = request.baseline === undefined ? own : resolve(request.baseline);
  const known = baseline !== undefined && isKnown ? (await (await reading()).readBaseline(baseline, lang)).faults : {};
  const matcher = matcherOf(folder);
  const ignoreFile = read && (await readFile(join(folder, '.assayignore'), 'utf8').catch(() => undefined));
  const lines = ignoreFile?.split(/\r?\n/) ?? [];
  // Patterns are compiled once; a run has many files.
  const overrides = (configuration.overrides ?? []).map((override) => ({ ...override, fits: matcher(override.files) }));
  const fitting = (path: string | undefined) => (path === undefined ? [] : overrides.filter(({ fits }) => fits(path)));
  const nameOf = (path: string) => relative(dirname(baseline ?? folder), resolve(path)).replaceAll('\\', '/');
  return {
    configuration,
    file: read?.file,
    baseline,
    isIgnored: matcher([...(configuration.ignore ?? []), ...lines]),
    destinationOf: (path) => destinationFor(configuration, fitting(path)),
    rulesOf: (path) => rulesFor(configuration, fitting(path)),
    settle: (path, faults) => {
      const name = path === undefined ? undefined : nameOf(path);
      return settle(faults, {
        rules: rulesFor(configuration, fitting(path)),
        known: name !== undefined && Object.hasOwn(known, name) ? (known[name] ?? {}) : {},
        day,
      });
    },
    nameOf,
  };
}
