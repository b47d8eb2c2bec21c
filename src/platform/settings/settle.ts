import type { Fault } from '../../engine/index.ts';
import type { Baseline, Configuration, RuleSetting } from './shape.ts';

// What a configuration makes of the faults of a file. Pure: the day and the files are given.

/** Why a fault is not reported. */
export interface Suppression {
  /** `rule`: the configuration turns its rule off. `baseline`: it was known before. */
  readonly by: 'rule' | 'baseline';
  readonly reason?: string;
}

/** The faults that are reported, and those that are not. */
export interface Settled<F extends Fault> {
  readonly faults: readonly F[];
  readonly suppressed: readonly (Suppression & { readonly fault: F })[];
  /** Codes whose exception has ended, with its last day. */
  readonly ended: ReadonlyMap<string, string>;
}

/** What applies to one file. */
export interface FileSettings {
  readonly rules: Readonly<Record<string, RuleSetting>>;
  /** The known faults of the file: places by code. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
}

type Overrides = NonNullable<Configuration['overrides']>;

/** The settings for rules of one file: later overrides win over earlier ones, and these over the whole. */
export const rulesFor = ({ rules }: Configuration, overrides: Overrides): Readonly<Record<string, RuleSetting>> =>
  Object.fromEntries(
    [rules, ...overrides.map((override) => override.rules)].flatMap((settings) => Object.entries(settings ?? {})),
  );

/** The destination of one file. */
export const destinationFor = ({ destination }: Configuration, overrides: Overrides): string | undefined =>
  overrides.findLast((override) => override.destination !== undefined)?.destination ?? destination;

/** Applies the settings of a file to its faults. The faults stay in order. */
export function settle<F extends Fault>(faults: readonly F[], { rules, known, day }: FileSettings): Settled<F> {
  const kept: F[] = [];
  const suppressed: (Suppression & { readonly fault: F })[] = [];
  const ended = new Map<string, string>();
  const left = new Map(Object.entries(known).map(([code, places]) => [code, countedBy(places)]));
  for (const fault of faults) {
    const set = Object.hasOwn(rules, fault.code) ? rules[fault.code] : undefined;
    const { severity, reason, until } = typeof set === 'object' ? set : { severity: set };
    const isOver = until !== undefined && until < day;
    if (isOver) ended.set(fault.code, until);
    if (severity === 'off' && !isOver) {
      suppressed.push({ by: 'rule', ...(reason !== undefined && { reason }), fault });
      continue;
    }
    const places = left.get(fault.code);
    const place = fault.properties[0] ?? '$';
    const count = places?.get(place) ?? 0;
    if (count > 0) {
      places?.set(place, count - 1);
      suppressed.push({ by: 'baseline', fault });
      continue;
    }
    const isSet = severity !== undefined && severity !== 'off' && !isOver && severity !== fault.severity;
    kept.push(isSet ? { ...fault, severity } : fault);
  }
  return { faults: kept, suppressed, ended };
}

/**
 * The baseline of faults by file; files that were not looked at keep what it had before. Hints and information are not in
 * it.
 */
export function baselineOf(files: ReadonlyMap<string, readonly Fault[]>, before: Baseline['faults'] = {}): Baseline {
  const kept = Object.entries(before).filter(([file]) => !files.has(file));
  const rows = [...files].flatMap(([file, faults]) => {
    const codes = new Map<string, string[]>();
    for (const { code, severity, properties } of faults)
      if (severity === 'error' || severity === 'warning')
        if (!codes.get(code)?.push(properties[0] ?? '$')) codes.set(code, [properties[0] ?? '$']);
    const sorted = [...codes].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.length > 0 ? [[file, Object.fromEntries(sorted)] as const] : [];
  });
  return { version: 1, faults: Object.fromEntries([...kept, ...rows].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function countedBy(places: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}
