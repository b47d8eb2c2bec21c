import type { Engine, Fault, InspectReport, Json, OperationContext } from '../engine/index.ts';

/** What is wrong with a document where it goes, beside what is wrong with it anyway, and the verdict in a line. */
export type JudgeDestination = (data: Json, own: Pick<InspectReport, 'ok' | 'faults'>) => readonly Fault[];

/** The setting of an editor: the options of the server, or its settings below `assay`. */
export function destinationIn(settings: unknown): string | undefined {
  if (typeof settings !== 'object' || settings === null || !('destination' in settings)) return undefined;
  const { destination } = settings;
  return typeof destination === 'string' && destination.trim() !== '' ? destination.trim() : undefined;
}

/** Judges for a destination by its key, or for the one that each document tells. What it takes is loaded when it is first set. */
export async function judgeDestination(
  key: string,
  scope: { readonly engine: Engine; readonly context: OperationContext },
): Promise<JudgeDestination | { readonly unknown: string }> {
  const [{ destinationFor, unknownDestination }, { judgeForDestination }, { verdictLine }, { RULE_SETS }] =
    await Promise.all([
      import('../formats/destinations/derive.ts'),
      import('../formats/destinations/judge-for-destination.ts'),
      import('../formats/destinations/verdict-line.ts'),
      import('../formats/rule-sets/standard.ts'),
    ]);
  const unknown = unknownDestination(key);
  if (unknown) return { unknown: unknown.text };
  return (data, own) => {
    const told = destinationFor(key, data);
    if (!told) return [];
    const { faults, says } = judgeForDestination({ data, own, told }, scope, RULE_SETS);
    return [...faults, verdictLine(says)];
  };
}
