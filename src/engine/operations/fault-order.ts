import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { stepsOfPath } from '../core/json/path.ts';

/**
 * Sorts faults by position in the document, then by code. A missing member comes after the existing members of its
 * parent.
 */
export function inDocumentOrder(faults: readonly Fault[], document: Json): readonly Fault[] {
  if (faults.length < 2) return faults;
  const ranks: Ranks = new Map();
  return faults
    .map((fault) => ({ fault, place: placeOf(fault.properties[0] ?? '$', document, ranks) }))
    .sort(
      (a, b) =>
        comparePlaces(a.place, b.place) || (a.fault.code < b.fault.code ? -1 : a.fault.code > b.fault.code ? 1 : 0),
    )
    .map(({ fault }) => fault);
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Index of each member in the objects visited so far; many faults share parents. */
type Ranks = Map<JsonObject, ReadonlyMap<string, number>>;

function ranksOf(parent: JsonObject, ranks: Ranks): ReadonlyMap<string, number> {
  let found = ranks.get(parent);
  if (!found) {
    found = new Map(Object.keys(parent).map((name, index) => [name, index]));
    ranks.set(parent, found);
  }
  return found;
}

function placeOf(path: string, document: Json, ranks: Ranks): readonly number[] {
  const place: number[] = [];
  let value: Json | undefined = document;
  for (const segment of stepsOfPath(path, document)) {
    if (typeof segment === 'number') {
      place.push(segment);
      value = Array.isArray(value) ? (value[segment] as Json | undefined) : undefined;
      continue;
    }
    const members = isJsonObject(value) ? ranksOf(value, ranks) : undefined;
    place.push(members?.get(segment) ?? members?.size ?? 0);
    value = isJsonObject(value) ? value[segment] : undefined;
  }
  return place;
}
