import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';

/**
 * Sorts faults by their place in the document, then by code. A place that does not exist (a missing member) comes after
 * the members its parent has.
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

/** Position of each member of the objects met so far; many faults share their parents. */
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
  for (const segment of segmentsOf(path, document)) {
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

/** The steps of a path. Member names stand in it as they are, so the document tells where a name with dots ends. */
export function segmentsOf(path: string, document: Json): readonly (string | number)[] {
  const segments: (string | number)[] = [];
  let rest = path.slice(1);
  let value: Json | undefined = document;
  while (rest !== '') {
    const index = /^\[(\d+)\]/.exec(rest);
    if (index) {
      segments.push(Number(index[1]));
      value = Array.isArray(value) ? (value[Number(index[1])] as Json | undefined) : undefined;
      rest = rest.slice(index[0].length);
      continue;
    }
    const name = memberName(rest.slice(1), value);
    segments.push(name);
    value = isJsonObject(value) ? value[name] : undefined;
    rest = rest.slice(1 + name.length);
  }
  return segments;
}

/** Each place where a longer name with dots or brackets in it could end would have to be tried. */
const LONGEST_DOTTED_NAME = 500;

function memberName(rest: string, parent: Json | undefined): string {
  const plain = /^[^.[]*/.exec(rest)?.[0] ?? '';
  if (!isJsonObject(parent) || Object.hasOwn(parent, plain)) return plain || rest;
  // The longest name that the parent has and that ends where another step may begin.
  const longest = Math.min(rest.length, LONGEST_DOTTED_NAME);
  for (
    let end = longest;
    end > plain.length;
    end = Math.max(rest.lastIndexOf('.', end - 1), rest.lastIndexOf('[', end - 1))
  ) {
    const name = rest.slice(0, end);
    if (Object.hasOwn(parent, name)) return name;
  }
  return plain || rest;
}
