import type { Fault, Json } from '../../engine/index.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';
import type { FileSource } from '../input/source.ts';
import type { Session } from '../session.ts';
import { fileJudge, reportOf, type JudgedFile } from './verdict-of-file.ts';
import type { Worked } from './work-over.ts';

/** Also judges for a destination: the one with this key, or the one that the document names. */
export interface ForDestination {
  document(value: Json, own: Worked): Worked;
  file(file: Pick<FileSource, 'name' | 'bytes'>): Promise<JudgedFile>;
}

/** With what a command judges for a destination. */
interface DestinationOptions {
  readonly at?: string | undefined;
  /** Rules that the command names, in place of those of whoever runs it. */
  readonly own?: readonly RuleSet[];
}

/** The code for destinations is loaded when one is named. */
export async function forDestination(
  key: string,
  session: Pick<Session, 'engine' | 'ownRules'>,
  { at, own: named }: DestinationOptions,
): Promise<ForDestination> {
  const [{ destinationMessages }, { verdictLine }, { judgeFor }, { unknownDestination }, { RULE_SETS }] =
    await Promise.all([
      import('../../formats/destinations/messages.ts'),
      import('../../formats/destinations/verdict-line.ts'),
      import('../../formats/destinations/for-destination.ts'),
      import('../../formats/destinations/derive.ts'),
      import('../../formats/rule-sets/standard.ts'),
    ]);
  const unknown = unknownDestination(key);
  if (unknown) throw new Misuse(unknown);
  const [engine, own] = await Promise.all([session.engine(), named ?? session.ownRules()]);
  const none = verdictLine(destinationMessages.none);
  const judge = judgeFor(key, { engine, context: systemContext, own, at });
  const readFirst = await fileJudge(engine, { at, own });
  return {
    document(data, worked) {
      const document = judge.document(data);
      if (!document) return withFaults(worked, [none]);
      const faults = worked.outcome.ok ? (worked.remarks ?? []) : worked.outcome.error.faults;
      const report = document.judge({ ok: worked.outcome.ok, faults }, RULE_SETS);
      return withFaults(worked, [...report.faults, verdictLine(report.says)]);
    },
    async file(file) {
      const first = readFirst(file);
      if (!first.imported) return first;
      const going = judge.file(first.imported);
      if (!going) return { ...first, report: reportOf(file.name, [...first.report.findings, none]) };
      const judged = going.again ? (await fileJudge(engine, { ...going.again, at }))(file) : first;
      const { says } = going.report(judged.imported ?? first.imported);
      return { ...judged, report: reportOf(file.name, [...judged.report.findings, verdictLine(says)]) };
    },
  };
}

/** Adds the findings for the destination; an error among them makes the document invalid. */
function withFaults({ outcome, remarks = [] }: Worked, faults: readonly Fault[]): Worked {
  if (!outcome.ok)
    return { outcome: { ...outcome, error: { ...outcome.error, faults: [...outcome.error.faults, ...faults] } } };
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { outcome, remarks: [...remarks, ...faults] };
  const message = errors[0]?.description ?? '';
  return { outcome: { ok: false, error: { key: 'validation', message, faults: [...remarks, ...faults] } } };
}
