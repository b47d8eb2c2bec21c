import type { Command } from 'commander';
import { Option } from 'commander';
import { join } from 'node:path';
import { readFiles, type FileSource } from '../input/source.ts';
import type { Session } from '../session.ts';
import { configured, withSettings, type SettingsOptions } from '../settings.ts';
import type { Judge } from '../judge/make-judge.ts';
import type { RulesWorker } from '../judge/rules-worker.ts';
import { compared, comparing, type JudgedBy } from './compare.ts';
import { AT } from './inspecting.ts';
import { giveResults, ignoring, languageOption, strictly, withReportForm, type ReportOptions } from './work-over.ts';

interface JudgeOptions extends ReportOptions, JudgedBy {
  readonly compare?: string | true;
}

/** Rule sets are loaded when the command runs. `folder` is the program's own. */
export function addJudgeCommand(program: Command, session: Session, folder: string): void {
  const collect = (value: string, before: readonly string[] = []) => [...before, value];
  withSettings(
    withReportForm(
      program
        .command('judge')
        .argument('[files...]', 'XML or PDF files, or folders; - or none for standard input')
        .description('check XML with rule sets, including messages other than invoices; only reports'),
    ),
  )
    .addOption(
      new Option(
        '--by <set>',
        'rule set, or SET@RELEASE; may be repeated (default: the sets of the invoice’s profile)',
      ).argParser(collect),
    )
    .addOption(
      new Option(
        '--rules <file>',
        'an official Schematron file (.sch, or a .zip of them), run unchanged; may be repeated',
      ).argParser(collect),
    )
    .option(
      '--for <destination>',
      'check for a destination: xrechnung, peppol …, or auto to detect it from the invoice',
    )
    .addOption(languageOption())
    .option(...AT)
    .option(
      '--compare [with]',
      'report only differences from a day, a SET@RELEASE or a Schematron file (default: from today)',
    )
    .action(async (named: readonly string[], wanted: JudgeOptions & SettingsOptions) => {
      const { options, names: given } = await configured(wanted, named);
      const { settings, at, rules, compare } = options;
      // The command's own choice of rules replaces that of the configuration whole.
      const isChosen = Boolean(options.by ?? rules ?? options.for);
      const by = isChosen ? options.by : settings.configuration.sets;
      const asked = {
        ...(by && { by }),
        ...(at !== undefined && { at }),
        ...(rules && { rules }),
        ...(options.for !== undefined && { for: options.for }),
      };
      const { files, now: own, before } = comparing(given, { ...asked, ...(compare && { compare }) });
      const workers: RulesWorker[] = [];
      const judgeBy = async (by: JudgedBy): Promise<Judge> => {
        if (!by.rules) return (await import('../judge/make-judge.ts')).judging(session, by);
        const { startRulesWorker } = await import('../judge/rules-worker.ts');
        const worker = startRulesWorker({ file: join(folder, 'judge-worker.js'), by: { ...by, rules: by.rules } });
        workers.push(worker);
        await worker.check();
        return worker.judge;
      };
      const destinationOf = ({ path }: FileSource) => (isChosen || by ? undefined : settings.destinationOf(path));
      /** One judge for the options, and one for each destination that the configuration names. */
      const judgesBy = async (options: JudgedBy): Promise<Judge<FileSource>> => {
        const made = new Map<string | undefined, Promise<Judge>>([[undefined, judgeBy(options)]]);
        await made.get(undefined);
        return async (file) => {
          const key = destinationOf(file);
          const judge = made.get(key) ?? judgeBy({ ...options, ...(key !== undefined && { for: key }) });
          made.set(key, judge);
          return (await judge)(file);
        };
      };
      try {
        const [judge, judgeBefore] = await Promise.all([judgesBy(own), before && judgesBy(before)]);
        const take = async (file: FileSource) => {
          const now = await judge(file);
          if (judgeBefore) return { report: compared(await judgeBefore(file), now) };
          return { report: strictly(now.report, { report: options.report, settings }, file.path) };
        };
        await giveResults(session, files, { ...options, force: false }, readFiles(files, ignoring(options)), take);
      } finally {
        for (const worker of workers) worker.stop();
      }
    });
}
