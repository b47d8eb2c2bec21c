import type { Command } from 'commander';
import { Option } from 'commander';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import type { BroughtRules } from '../../formats/schematron/brought-rules.ts';
import { toldAs } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';
import { cliMessages, misuseMessages } from '../messages.ts';
import { readFiles, type FileSource } from '../input/source.ts';
import type { Session } from '../session.ts';
import { isDay, dayOf } from '../../formats/rule-sets/day.ts';
import { compared, comparing, type JudgedBy } from './compare.ts';
import { forDestination } from './for-destination.ts';
import { fileJudge, reportOf, type JudgedFile } from './judge-file.ts';
import { giveResults, languageOption, withReportForm, type ReportOptions } from './work-over.ts';

interface JudgeOptions extends ReportOptions, JudgedBy {
  readonly compare?: string | true;
}

/** Rule sets are loaded when the command runs. */
export function addJudgeCommand(program: Command, session: Session): void {
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
      const [judge, judgeBefore] = await Promise.all([judging(session, own), before && judging(session, before)]);
      const take = async (file: FileSource) => {
        const now = await judge(file);
        return { report: judgeBefore ? compared(await judgeBefore(file), now) : now.report };
      };
      await giveResults(session, files, { ...options, force: false }, readFiles(files), take);
    });
}

type Judge = (file: FileSource) => JudgedFile | Promise<JudgedFile>;

async function judging(session: Session, { by, at, rules, for: key }: JudgedBy): Promise<Judge> {
  const [{ RULE_SETS }, { whyUnknownSet }] = await Promise.all([
    import('../../formats/rule-sets/standard.ts'),
    import('../../formats/rule-sets/rule-set.ts'),
  ]);
  if (at !== undefined && !isDay(at)) throw new Misuse(misuseMessages.takesDay);
  if (key !== undefined) {
    if (by) throw new Misuse(misuseMessages.forOrBy);
    const own = await Promise.all((rules ?? []).map(readRuleSet));
    return (await forDestination(key, await session.engine(), at, own)).file;
  }
  if (!by && !rules) return fileJudge(await session.engine(), undefined, at);
  const unknown = by?.map((name) => whyUnknownSet(RULE_SETS, name)).find((why) => why !== undefined);
  if (unknown !== undefined) throw new Misuse(unknown);
  const brought = await Promise.all((rules ?? []).map(readRules));
  const [{ prepareXml }, { FORMATS }, { fileFaults, firstOf, invoiceFindings, verdictFinding }] = await Promise.all([
    import('../../formats/judge-xml.ts'),
    import('../../formats/formats.ts'),
    import('../report/xml-findings.ts'),
  ]);
  return ({ name, bytes }) => {
    const prepared = prepareXml({ data: bytes, judge: by ?? [] }, FORMATS);
    if (!prepared.ok) {
      return {
        report: {
          name,
          ok: false,
          key: 'input',
          ...firstOf(prepared.faults),
          findings: fileFaults(bytes, prepared.faults),
        },
      };
    }
    const { foreign, root, content, faults, element } = prepared.value;
    if (foreign) {
      const elements = Object.keys(foreign.documents);
      const told = toldAs('message', cliMessages.otherElement({ set: foreign.key, elements, root }));
      return { report: { name, ok: false, key: 'input', ...told, findings: [] } };
    }
    const { verdicts, judged } = prepared.value.judge(RULE_SETS, at ?? dayOf(systemContext));
    const unsound = fileFaults(content, faults);
    const broken = [...verdicts, ...brought.flatMap((one) => one.judge({ root: element, text: content }))];
    const told = broken.map(verdictFinding);
    return { report: reportOf(name, [...unsound, ...invoiceFindings(content, told)]), judged };
  };
}

const readRules = async (path: string): Promise<BroughtRules> => {
  const { rulesOfFile } = await import('../../platform/node-rule-files.ts');
  const rules = await runnable(rulesOfFile(path));
  if (rules.ok) return rules.value;
  throw new Misuse(rules.faults.map(({ file, description }) => `${file}: ${description}`).join('; '));
};

const readRuleSet = async (path: string): Promise<RuleSet> =>
  runnable((await import('../../platform/node-rule-files.ts')).ownRulesOf(path));

/** A file that cannot be run is a usage error. */
async function runnable<T>(rules: Promise<T>): Promise<T> {
  const { RuleFileError } = await import('../../platform/node-rule-files.ts');
  return rules.catch((error: unknown) => {
    throw error instanceof RuleFileError ? new Misuse(error.message) : error;
  });
}
