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
  /** Data for the normalisers. */
  readonly known?: { readonly regimes?: readonly Regime[]; readonly addons?: readonly Addon[] };
}

/** A document or a part of one, and the result. */
export interface NormaliserCase {
  /** The fact that the case shows: "an export is in scheme 02". */
  readonly fact: string;
  readonly type: AnyKind;
  readonly given: Json;
  /** Default: unchanged. */
  readonly becomes?: Json;
  /** Expected members that cannot be read from a text. */
  readonly unread?: JsonObject;
}

/**
 * Tests normalisers by cases. Also tests that they do not modify their input, and that a second pass changes nothing.
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
      // Read and written too, so that cases may omit members that are always written.
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

/** The value, deeply frozen, so that a normaliser that is not pure throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
