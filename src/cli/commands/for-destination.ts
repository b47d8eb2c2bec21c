import type { Engine, Fault, Json } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';
import type { FileSource } from '../input/source.ts';
import { fileJudge, reportOf, type JudgedFile } from './judge-file.ts';
import type { Worked } from './work-over.ts';

/** Judges what a command judges for where it goes, too: by a key, or by what the document tells. */
export interface ForDestination {
  document(value: Json, own: Worked): Promise<Worked>;
  file(file: FileSource): Promise<JudgedFile>;
}

/** What destinations ask is code of its own, read when one is named. */
export async function forDestination(key: string, engine: Engine, at?: string): Promise<ForDestination> {
  const [
    { destinationMessages },
    { verdictLine },
    { judgeForDestination, reportFor, setsOf },
    { AUTO, destinationAsked, destinationOf, destinationOfXml },
    { DESTINATIONS },
    { RULE_SETS },
    { dayOf },
    { formatByKey },
  ] = await Promise.all([
    import('../../formats/destinations/messages.ts'),
    import('../../formats/destinations/verdict-line.ts'),
    import('../../formats/destinations/judge-for-destination.ts'),
    import('../../formats/destinations/derive.ts'),
    import('../../formats/destinations/destinations.ts'),
    import('../../formats/rule-sets/standard.ts'),
    import('../../formats/rule-sets/day.ts'),
    import('../../formats/formats.ts'),
  ]);
  const asked = destinationAsked(key);
  if (!asked && key !== AUTO) {
    throw new Misuse(destinationMessages.unknown({ key, known: [AUTO, ...DESTINATIONS.map((one) => one.key)] }));
  }
  const none = verdictLine(destinationMessages.none);
  const scope = { engine, context: systemContext };
  const judgeOwn = await fileJudge(engine, undefined, at);
  return {
    async document(data, own) {
      const told = asked ?? destinationOf(data);
      const faults = own.outcome.ok ? (own.remarks ?? []) : own.outcome.error.faults;
      if (!told) return withFaults(own, [none]);
      const report = judgeForDestination({ data, own: { ok: own.outcome.ok, faults }, told }, scope, RULE_SETS);
      return withFaults(own, [...report.faults, verdictLine(report.says)]);
    },
    async file(file) {
      const first = judgeOwn(file);
      if (!first.imported) return first;
      const { profile, report, document, format } = first.imported;
      const specification = report.entries.find(({ terms }) => terms?.includes('BT-24'))?.value ?? '';
      const going = asked ?? destinationOfXml(profile, specification, document);
      if (!going) return { ...first, report: reportOf(file.name, [...first.report.findings, none]) };
      const { destination } = going;
      const sets = setsOf(destination, profile);
      const judged = sets ? (await fileJudge(engine, sets, at))(file) : first;
      const syntax = formatByKey(format)?.table.syntax;
      const told = reportFor(going, {
        at: at ?? dayOf(systemContext),
        wrong: !judged.report.ok,
        faults: [],
        format,
        profile,
        ...(syntax && (destination.profiles ?? destination.sets) && { syntax }),
      });
      return { ...judged, report: reportOf(file.name, [...judged.report.findings, verdictLine(told.says)]) };
    },
  };
}

/** What was found for the destination beside what was found before; an error there is one of the document for it. */
function withFaults({ outcome, remarks = [] }: Worked, faults: readonly Fault[]): Worked {
  if (!outcome.ok)
    return { outcome: { ...outcome, error: { ...outcome.error, faults: [...outcome.error.faults, ...faults] } } };
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { outcome, remarks: [...remarks, ...faults] };
  const message = errors[0]?.description ?? '';
  return { outcome: { ok: false, error: { key: 'validation', message, faults: [...remarks, ...faults] } } };
}
