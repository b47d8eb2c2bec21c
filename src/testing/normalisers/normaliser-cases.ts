import { describe, expect, it } from 'vitest';
import type { Normaliser } from '../../engine/core/normalise/normaliser.ts';
import { NormalisePlan } from '../../engine/core/normalise/plan.ts';
import type { AnyKind } from '../../engine/core/schema/kind.ts';
import { DocumentReader } from '../../engine/core/schema/reader.ts';
import type { Addon } from '../../engine/core/tax/addon.ts';
import { taxKnowledge } from '../../engine/core/tax/knowledge.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import type { Json, JsonObject } from '../../engine/index.ts';

export interface NormaliserBenchParts {
  /** The only normalisers that are applied, in this order. */
  readonly normalisers: readonly Normaliser[];
  /** `$regime` and `$addons` of the document. */
  readonly regime?: string;
  readonly addons?: readonly string[];
  /** What the normalisers may look up. */
  readonly known?: { readonly regimes?: readonly Regime[]; readonly addons?: readonly Addon[] };
}

/** A document, or a part of one, and what becomes of it. */
export interface NormaliserCase {
  /** What the case shows: "an export is in scheme 02". */
  readonly fact: string;
  readonly type: AnyKind;
  readonly given: Json;
  /** Itself when left out. */
  readonly becomes?: Json;
  /** Members as they are then written which no text gives when it is read. */
  readonly unread?: JsonObject;
}

/**
 * States what normalisers make of documents: as the cases say, without touching what they are given, and with nothing
 * more to do for a second pass.
 */
export function describeNormalisers(
  title: string,
  parts: NormaliserBenchParts,
  cases: readonly NormaliserCase[],
): void {
  const plan = new NormalisePlan(parts.normalisers);
  const { regimes = [], addons = [] } = parts.known ?? {};
  const knowledge = taxKnowledge({ regimes, addons, extensions: [] });
  const scope = { regime: parts.regime ?? '', addons: parts.addons ?? [], knowledge };

  describe(title, () => {
    it.each(cases)('$fact', ({ type, given, becomes, unread }) => {
      const before = frozen(read(type, given));
      const after = frozen(plan.apply(type, before, scope));
      // Read and written as well, so that cases need not name members that are always written.
      const expected = type.encode(read(type, becomes ?? given));
      expect(type.encode(after)).toEqual(unread ? { ...(expected as JsonObject), ...unread } : expected);
      if (becomes === undefined) expect(after).toBe(before);
      expect(plan.apply(type, after, scope)).toBe(after);
    });
  });
}

function read(type: AnyKind, json: Json): unknown {
  const reader = new DocumentReader(() => undefined);
  const value = type.decode(json, reader);
  expect(reader.faults).toEqual([]);
  return value;
}

/** The value with everything in it made read-only, so that a normaliser that is not pure throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
