import type { Engine, Fault, Json } from '../../engine/index.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';
import type { FileSource } from '../input/source.ts';
import { fileJudge, reportOf, type JudgedFile } from './judge-file.ts';
import type { Worked } from './work-over.ts';

/** Also judges for a destination: the one with this key, or the one that the document names. */
export interface ForDestination {
  document(value: Json, own: Worked): Promise<Worked>;
  file(file: Pick<FileSource, 'name' | 'bytes'>): Promise<JudgedFile>;
}

/** The code for destinations is loaded when one is named. */
export async function forDestination(
  key: string,
  engine: Engine,
  at?: string,
  own: readonly RuleSet[] = [],
): Promise<ForDestination> {
  const [
    { destinationMessages },
    { verdictLine },
    { judgeForDestination, setsOf },
    { destinationOfFile, reportOnFile },
    { destinationFor, unknownDestination },
    { RULE_SETS },
    { dayOf },
    { besideOthers },
  ] = await Promise.all([
    import('../../formats/destinations/messages.ts'),
    import('../../formats/destinations/verdict-line.ts'),
    import('../../formats/destinations/judge-for-destination.ts'),
    import('../../formats/destinations/file-for-destination.ts'),
    import('../../formats/destinations/derive.ts'),
    import('../../formats/rule-sets/standard.ts'),
    import('../../formats/rule-sets/day.ts'),
    import('../../formats/schematron/own-rule-set.ts'),
  ]);
  const unknown = unknownDestination(key);
  if (unknown) throw new Misuse(unknown);
  const none = verdictLine(destinationMessages.none);
  const scope = { engine, context: systemContext };
  const judgeOwn = await fileJudge(engine, undefined, at, own);
  return {
    async document(data, verdict) {
      const told = destinationFor(key, data);
      const faults = verdict.outcome.ok ? (verdict.remarks ?? []) : verdict.outcome.error.faults;
      if (!told) return withFaults(verdict, [none]);
      const asked = { data, own: { ok: verdict.outcome.ok, faults }, told, at };
      const report = judgeForDestination(asked, scope, RULE_SETS);
      return withFaults(verdict, [...report.faults, verdictLine(report.says)]);
    },
    async file(file) {
      const first = judgeOwn(file);
      if (!first.imported) return first;
      const going = destinationOfFile(key, first.imported);
      if (!going) return { ...first, report: reportOf(file.name, [...first.report.findings, none]) };
      const sets = setsOf(going.destination, first.imported.profile);
      const named = own.map(({ key: name }) => name);
      const judged = sets ? (await fileJudge(engine, [...sets, ...named], at, own.map(besideOthers)))(file) : first;
      const { report } = judged;
      const told = reportOnFile(going, first.imported, { at: at ?? dayOf(systemContext), wrong: !report.ok, own });
      return { ...judged, report: reportOf(file.name, [...report.findings, ...told.faults, verdictLine(told.says)]) };
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
