import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import type { BroughtRules } from '../../formats/schematron/brought-rules.ts';
import { worded } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { JudgedBy } from '../commands/compare.ts';
import { forDestination } from '../commands/for-destination.ts';
import { fileJudge, reportOf, type JudgedFile } from '../commands/verdict-of-file.ts';
import { Misuse } from '../exit.ts';
import type { FileSource } from '../input/source.ts';
import { cliMessages, misuseMessages } from '../messages.ts';
import type { Session } from '../session.ts';
import { isDay, dayOf } from '../../formats/rule-sets/day.ts';

export type JudgedSource = Pick<FileSource, 'name' | 'bytes'>;
export type Judge<S = JudgedSource> = (file: S) => JudgedFile | Promise<JudgedFile>;

/** The judge that the options ask for, in this process. Throws `Misuse`. */
export async function judging(
  session: Pick<Session, 'engine' | 'ownRules'>,
  { by, at, rules, for: key }: JudgedBy,
): Promise<Judge> {
  const [{ RULE_SETS }, { whyUnknownSet }] = await Promise.all([
    import('../../formats/rule-sets/standard.ts'),
    import('../../formats/rule-sets/rule-set.ts'),
  ]);
  if (at !== undefined && !isDay(at)) throw new Misuse(misuseMessages.takesDay);
  if (key !== undefined) {
    if (by) throw new Misuse(misuseMessages.forOrBy);
    const own = rules && { own: await Promise.all(rules.map(readRuleSet)) };
    return (await forDestination(key, session, { at, ...own })).file;
  }
  const own = rules ? [] : await session.ownRules();
  if (!by && !rules) return fileJudge(await session.engine(), { at, own });
  const sets = [...RULE_SETS, ...own];
  const unknown = by?.map((name) => whyUnknownSet(sets, name)).find((why) => why !== undefined);
  if (unknown !== undefined) throw new Misuse(unknown);
  const brought = await Promise.all((rules ?? []).map(readRules));
  const [{ prepareXml }, { FORMATS }, { fileFaults, firstOf, invoiceFindings, verdictFinding }] = await Promise.all([
    import('../../formats/reading/prepare-xml.ts'),
    import('../../formats/catalogue/formats.ts'),
    import('../report/xml-findings.ts'),
  ]);
  return ({ name, bytes }) => {
    const prepared = prepareXml({ data: bytes, judge: by ?? [] }, FORMATS, sets);
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
      const reason = worded('message', cliMessages.otherElement({ set: foreign.key, elements, root }));
      return { report: { name, ok: false, key: 'input', ...reason, findings: [] } };
    }
    const { verdicts, judged } = prepared.value.judge(sets, at ?? dayOf(systemContext));
    const unsound = fileFaults(content, faults);
    const broken = [
      ...verdicts,
      ...brought.flatMap((otherRules) => otherRules.judge({ root: element, text: content })),
    ];
    const findings = broken.map(verdictFinding);
    return { report: reportOf(name, [...unsound, ...invoiceFindings(content, findings)]), judged };
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
