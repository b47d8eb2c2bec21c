import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Message } from '../engine/index.ts';
import { systemContext } from '../platform/system-context.ts';
import type { Settings } from '../platform/settings/open-settings.ts';
import { Misuse } from './exit.ts';
import { cliMessages, misuseMessages } from './messages.ts';
import { writeFileSafely } from './output/write-file.ts';
import type { FileReport, Finding } from './report/finding.ts';
import { languageOf } from './say.ts';

/** Options of the commands that read the configuration of a folder. */
export interface SettingsOptions {
  /** A file; false for none. */
  readonly config?: string | false;
  readonly baseline?: string;
  readonly writeBaseline?: true;
  readonly lang?: string;
  readonly strict?: true;
}

export function withSettings(command: Command): Command {
  return command
    .option('--config <file>', 'configuration file (default: the nearest assay.config.yaml or .json)')
    .option('--no-config', 'read no configuration file')
    .option('--baseline <file>', 'leave out the faults that this file lists')
    .option('--write-baseline', 'list the faults of this run in the baseline');
}

/** The configuration of a run. */
export interface RunSettings extends Pick<Settings, 'configuration' | 'isIgnored' | 'destinationOf'> {
  /** The report of a file by its rules and without its known faults. */
  readonly settled: (report: FileReport, path: string | undefined) => FileReport;
  /** Exceptions that ended before this run, and that it met. */
  readonly ended: () => readonly Message[];
  /** Writes the baseline, if the command does. */
  readonly finish: () => Promise<void>;
}

/** Options with the values of the configuration where the command gives none. */
export type Configured<O> = Omit<O, 'config'> & { readonly settings: RunSettings };

/** Reads the configuration. `names` are the files of the command, or else its paths. Throws `Misuse` or `SettingsError`. */
export async function configured<O extends SettingsOptions>(
  options: O,
  names: readonly string[],
): Promise<{ readonly options: Configured<O>; readonly names: readonly string[] }> {
  const { config, baseline, writeBaseline } = options;
  const [{ findConfiguration }, { openSettings }, { dayOf }] = await Promise.all([
    import('../platform/settings/find-configuration.ts'),
    import('../platform/settings/open-settings.ts'),
    import('../formats/rule-sets/day.ts'),
  ]);
  const file = config === false ? undefined : (config ?? (await findConfiguration(process.cwd())));
  const isKnown = writeBaseline !== true;
  const day = dayOf(systemContext);
  const settings = await openSettings({ file, baseline, isKnown, day, lang: languageOf(options.lang) });
  if (writeBaseline && settings.baseline === undefined) throw new Misuse(misuseMessages.baselineFile);
  const { lang, strict, paths = [] } = settings.configuration;
  const folder = dirname(settings.file ?? '.');
  return {
    options: {
      ...(lang !== undefined && { lang }),
      ...(strict && { strict }),
      ...options,
      settings: runSettings(settings, writeBaseline === true),
    },
    names: names.length > 0 ? names : paths.map((path) => relative('.', resolve(folder, path)) || '.'),
  };
}

function runSettings(settings: Settings, isWritten: boolean): RunSettings {
  const ended = new Map<string, string>();
  const written = new Map<string, readonly Finding[]>();
  return {
    configuration: settings.configuration,
    isIgnored: settings.isIgnored,
    destinationOf: settings.destinationOf,
    settled(report, path) {
      // What could not be judged stays a failure.
      if (!report.ok && report.key !== undefined && report.key !== 'validation') return report;
      const settled = settings.settle(path, report.findings);
      for (const [code, day] of settled.ended) ended.set(code, day);
      if (!isWritten || path === undefined) return withFindings(report, settled.faults, settled.suppressed);
      written.set(settings.nameOf(path), settled.faults);
      const listed = settled.faults.filter(isListed).map((fault) => ({ by: 'baseline' as const, fault }));
      const left = settled.faults.filter((fault) => !isListed(fault));
      return withFindings(report, left, [...settled.suppressed, ...listed]);
    },
    ended: () => [...ended].map(([code, day]) => cliMessages.exceptionEnded({ code, day, file: settings.file ?? '' })),
    async finish() {
      if (!isWritten || settings.baseline === undefined) return;
      const [{ baselineOf }, { readBaseline }] = await Promise.all([
        import('../platform/settings/settle.ts'),
        import('../platform/settings/read-settings.ts'),
      ]);
      // A file that is no baseline is refused, not overwritten.
      const before = existsSync(settings.baseline) ? await readBaseline(settings.baseline) : undefined;
      const text = `${JSON.stringify(baselineOf(written, before?.faults), null, 2)}\n`;
      await writeFileSafely(settings.baseline, text, { force: true });
    },
  };
}

const isListed = ({ severity }: Finding): boolean => severity === 'error' || severity === 'warning';

function withFindings(
  report: FileReport,
  findings: readonly Finding[],
  suppressed: NonNullable<FileReport['suppressed']>,
): FileReport {
  const { message: _, phrase: __, values: ___, key: ____, ...sound } = report;
  const ok = findings.every(({ severity }) => severity !== 'error');
  // A failure without an error among its findings has its message alone.
  const isFailed = !ok || (!report.ok && !suppressed.some(({ fault }) => fault.severity === 'error'));
  const rest = isFailed ? { ...report, ok: false } : { ...sound, ok: true };
  return { ...rest, findings, ...(suppressed.length > 0 && { suppressed }) };
}
