import type { Message } from '../engine/index.ts';
import type { Destination, Scope } from './judged.ts';

/** The destination in the editor's settings: the initialisation options, or the settings below `assay`. */
export function destinationIn(settings: unknown): string | undefined {
  if (typeof settings !== 'object' || settings === null || !('destination' in settings)) return undefined;
  const { destination } = settings;
  return typeof destination === 'string' && destination.trim() !== '' ? destination.trim() : undefined;
}

/** Makes judges of destinations, or says that a key is unknown. */
export type JudgeDestination = (key: string) => Destination | { readonly unknown: Message };

/** Loads the code for destinations, with the first one that is set. */
export async function judgingDestinations({
  engine,
  context,
  ownRules,
}: Pick<Scope, 'engine' | 'context' | 'ownRules'>): Promise<JudgeDestination> {
  const [{ unknownDestination }, { judgeFor }, { verdictLine }, { RULE_SETS }] = await Promise.all([
    import('../formats/destinations/derive.ts'),
    import('../formats/destinations/for-destination.ts'),
    import('../formats/destinations/verdict-line.ts'),
    import('../formats/rule-sets/standard.ts'),
  ]);
  return (key) => {
    const unknown = unknownDestination(key);
    if (unknown) return { unknown };
    const judge = judgeFor(key, { engine, context, own: ownRules ? [ownRules] : [], at: undefined });
    return {
      document(data, own) {
        const report = judge.document(data)?.judge(own, RULE_SETS);
        return report ? [...report.faults, verdictLine(report.says)] : [];
      },
      file(first, readBy) {
        const file = judge.file(first);
        if (!file) return { read: first };
        const read = (file.again && readBy(file.again)) ?? first;
        return { read, verdict: verdictLine(file.report(read).says) };
      },
    };
  };
}
