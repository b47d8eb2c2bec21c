import type { Engine, Fault, InspectReport, Json, Message, OperationContext } from '../engine/index.ts';
import type { ImportResult } from '../formats/reading/importer.ts';

/** Judges texts for their destination. */
export interface Destination {
  /** The faults of a document for the destination, in addition to its other faults, and the verdict as one more. */
  document(data: Json, own: Pick<InspectReport, 'ok' | 'faults'>): readonly Fault[];
  /**
   * An XML invoice with its verdicts by the rules of the destination, and the verdict for it, if it has a destination;
   * `read` judges the invoice by these rule sets.
   */
  file(
    first: ImportResult,
    read: (judge: readonly string[]) => ImportResult | undefined,
  ): { readonly read: ImportResult; readonly told?: Fault };
}

/** The destination in the editor's settings: the initialisation options, or the settings below `assay`. */
export function destinationIn(settings: unknown): string | undefined {
  if (typeof settings !== 'object' || settings === null || !('destination' in settings)) return undefined;
  const { destination } = settings;
  return typeof destination === 'string' && destination.trim() !== '' ? destination.trim() : undefined;
}

/**
 * Judges for the destination with this key, or for the one that each text names. Its code is loaded when it is first
 * set.
 */
export async function judgeDestination(
  key: string,
  scope: { readonly engine: Engine; readonly context: OperationContext },
): Promise<Destination | { readonly unknown: Message }> {
  const [
    { destinationFor, unknownDestination },
    { judgeForDestination, setsOf },
    { destinationOfFile, reportOnFile },
    { verdictLine },
    { RULE_SETS },
    { dayOf },
  ] = await Promise.all([
    import('../formats/destinations/derive.ts'),
    import('../formats/destinations/judge-for-destination.ts'),
    import('../formats/destinations/file-for-destination.ts'),
    import('../formats/destinations/verdict-line.ts'),
    import('../formats/rule-sets/standard.ts'),
    import('../formats/rule-sets/day.ts'),
  ]);
  const unknown = unknownDestination(key);
  if (unknown) return { unknown };
  return {
    document(data, own) {
      const told = destinationFor(key, data);
      if (!told) return [];
      const { faults, says } = judgeForDestination({ data, own, told }, scope, RULE_SETS);
      return [...faults, verdictLine(says)];
    },
    file(first, readBy) {
      const going = destinationOfFile(key, first);
      if (!going) return { read: first };
      const sets = setsOf(going.destination, first.profile);
      const read = (sets && readBy(sets)) ?? first;
      const wrong = read.verdicts.some(({ severity }) => severity === 'error');
      const { says } = reportOnFile(going, read, { at: dayOf(scope.context), wrong });
      return { read, told: verdictLine(says) };
    },
  };
}
