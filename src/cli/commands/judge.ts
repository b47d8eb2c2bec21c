import type { Command } from 'commander';
import { Option } from 'commander';
import { join } from 'node:path';
import { readFiles, type FileSource } from '../input/source.ts';
import type { Session } from '../session.ts';
import type { Judge } from '../judge/judging.ts';
import type { RulesWorker } from '../judge/rules-worker.ts';
import { compared, comparing, type JudgedBy } from './compare.ts';
import { giveResults, languageOption, withReportForm, type ReportOptions } from './work-over.ts';

interface JudgeOptions extends ReportOptions, JudgedBy {
  readonly compare?: string | true;
}

/** Rule sets are loaded when the command runs. `folder` is the program's own. */
export function addJudgeCommand(program: Command, session: Session, folder: string): void {
  const collect = (value: string, before: readonly string[] = []) => [...before, value];
  withReportForm(
    program
      .command('judge')
      .argument('[files...]', 'XML or PDF files, or folders; - or none for standard input')
      .description('check XML with rule sets, including messages other than invoices; only reports'),
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
    .option('--at <day>', 'use the releases in force on this day, as YYYY-MM-DD (default: today)')
    .option(
      '--compare [with]',
      'report only differences from a day, a SET@RELEASE or a Schematron file (default: from today)',
    )
    .action(async (given: readonly string[], options: JudgeOptions) => {
      const { by, at, rules, compare, for: destination } = options;
      const asked = {
        ...(by && { by }),
        ...(at !== undefined && { at }),
        ...(rules && { rules }),
        ...(destination !== undefined && { for: destination }),
      };
      const { files, now: own, before } = comparing(given, { ...asked, ...(compare && { compare }) });
      const workers: RulesWorker[] = [];
      const judgeBy = async (by: JudgedBy): Promise<Judge> => {
        if (!by.rules) return (await import('../judge/judging.ts')).judging(session, by);
        const { startRulesWorker } = await import('../judge/rules-worker.ts');
        const worker = startRulesWorker({ file: join(folder, 'judge-worker.js'), by: { ...by, rules: by.rules } });
        workers.push(worker);
        await worker.check();
        return worker.judge;
      };
      try {
        const [judge, judgeBefore] = await Promise.all([judgeBy(own), before && judgeBy(before)]);
        const take = async (file: FileSource) => {
          const now = await judge(file);
          return { report: judgeBefore ? compared(await judgeBefore(file), now) : now.report };
        };
        await giveResults(session, files, { ...options, force: false }, readFiles(files), take);
      } finally {
        for (const worker of workers) worker.stop();
      }
    });
}
