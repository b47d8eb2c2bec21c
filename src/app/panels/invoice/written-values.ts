import type { Change } from '../../../engine/index.ts';
import { JsonNumber } from '../../../engine/values.ts';

/** What the source says, by the path of each value that building replaced by another. */
export function writtenValues(changes: readonly Change[]): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap(({ kind, path, before }): readonly (readonly [string, string])[] => {
      if (kind !== 'overwrote') return [];
      if (before instanceof JsonNumber) return [[path, before.text]];
      return typeof before === 'string' || typeof before === 'number' ? [[path, String(before)]] : [];
    }),
  );
}
