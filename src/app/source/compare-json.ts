import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, JsonNumber } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import { formatPath } from '../../engine/values.ts';

/** A value that differs between two documents. */
export interface Difference {
  readonly path: string;
  /** Its path in the first document, if that is another one: the entries of a list may have moved. */
  readonly from?: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Entries of one list that only the first document has, told together. */
export interface LeftOut {
  readonly list: string;
  /** Their numbers, counted from 1. */
  readonly numbers: readonly number[];
}

/** The entries that are gone as a whole, by list, and all other differences. */
export function withoutLeftOut(rows: readonly Difference[]): {
  readonly leftOut: readonly LeftOut[];
  readonly rest: readonly Difference[];
} {
  const lists = new Map<string, number[]>();
  const rest = rows.filter(({ path, before, after }) => {
    const [, list, index] = after === undefined && isJsonObject(before) ? (/^(.*)\[(\d+)\]$/.exec(path) ?? []) : [];
    if (list === undefined) return true;
    const numbers = lists.get(list) ?? [];
    numbers.push(Number(index) + 1);
    lists.set(list, numbers);
    return false;
  });
  return { leftOut: [...lists].map(([list, numbers]) => ({ list, numbers })), rest };
}

/** Lists the differences between two documents value by value, in document order. */
export function compareJson(before: Json | undefined, after: Json | undefined): readonly Difference[] {
  return compare(before, after, [], []);
}

function compare(
  given: Json | undefined,
  made: Json | undefined,
  steps: readonly PathStep[],
  from: readonly PathStep[],
): readonly Difference[] {
  // A part that only one document has is also listed value by value.
  const before = given ?? (given === undefined ? emptyLike(made) : given);
  const after = made ?? (made === undefined ? emptyLike(given) : made);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, steps, from);
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => compare(own(before, name), own(after, name), [...steps, name], [...from, name]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [difference(before, after, steps, from)];
}

function difference(
  before: Json | undefined,
  after: Json | undefined,
  steps: readonly PathStep[],
  from: readonly PathStep[],
): Difference {
  const [path, old] = [formatPath(steps), formatPath(from)];
  return { path, ...(old !== path && { from: old }), before, after };
}

/**
 * Entries are compared with the entry of the same identity, wherever it stands; those without one with the next that is
 * left. Objects that only one list has are one difference each. Paths of entries that stay are those of the second list.
 */
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  steps: readonly PathStep[],
  from: readonly PathStep[],
): Difference[] {
  const partner = partnersOf(before, after);
  const kept = new Set(partner);
  const gone = before.flatMap((entry, index) =>
    kept.has(index)
      ? []
      : isWhole(entry)
        ? [difference(entry, undefined, [...from, index], [...from, index])]
        : compare(entry, undefined, [...from, index], [...from, index]),
  );
  const rest = after.flatMap((entry, index) => {
    const at = partner[index];
    const place = [...steps, index];
    if (at === undefined)
      return isWhole(entry) && before.length > 0
        ? [difference(undefined, entry, place, place)]
        : compare(undefined, entry, place, place);
    return compare(unnumbered(before[at], at), unnumbered(entry, index), place, [...from, at]);
  });
  return [...gone, ...rest];
}

/** Whether an entry is listed as a whole, because it can be named. */
const isWhole = (entry: Json): boolean => identityOf(entry) !== undefined;

/** For each entry of a list the index of the entry of another that it goes with. */
function partnersOf(before: readonly Json[], after: readonly Json[]): readonly (number | undefined)[] {
  const free = new Map<string, number[]>();
  before.forEach((entry, index) => {
    const identity = identityOf(entry);
    if (identity === undefined) return;
    const others = free.get(identity);
    if (others) others.push(index);
    else free.set(identity, [index]);
  });
  for (const others of free.values()) others.reverse();
  const found = after.map((entry) => free.get(identityOf(entry) ?? '')?.pop());
  const taken = new Set(found);
  const left = before.flatMap((_, index) => (taken.has(index) ? [] : [index])).reverse();
  // An entry that says other things than any before it took the place of one, unless entries were only taken out.
  return found.map((at) => at ?? left.pop());
}

/** What names an entry: its identifier, or what is sold, or its code or key. */
function identityOf(entry: Json | undefined): string | undefined {
  if (!isJsonObject(entry)) return undefined;
  const item = own(entry, 'item');
  const named = isJsonObject(item)
    ? [own(item, 'ref'), own(item, 'name')]
    : ['cat', 'key', 'code'].map((name) => own(entry, name));
  const uuid = own(entry, 'uuid');
  if (typeof uuid === 'string') return JSON.stringify([uuid]);
  return named.some((value) => typeof value === 'string')
    ? JSON.stringify(named.map((value) => value ?? null))
    : undefined;
}

/** An entry without its number, where that is only its place in the list. */
function unnumbered(entry: Json | undefined, index: number): Json | undefined {
  if (!isJsonObject(entry) || String(own(entry, 'i')) !== String(index + 1)) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'i'));
}

function emptyLike(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : [];
  return isJsonObject(value) && Object.keys(value).length > 0 ? {} : undefined;
}

// A member may have the name of a property that every object has.
function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/**
 * Both values of a difference as they are shown: texts without quotes, unless the two would then look the same, as `4`
 * and `"4"` do.
 */
export function printedPair({ before, after }: Pick<Difference, 'before' | 'after'>): readonly [string, string] {
  const pair = [printed(before), printed(after)] as const;
  return pair[0] === pair[1] ? [exactly(before), exactly(after)] : pair;
}

const printed = (value: Json | undefined): string =>
  typeof value === 'string' && value !== '' ? value : exactly(value);

const exactly = (value: Json | undefined): string =>
  value instanceof JsonNumber ? value.text : (JSON.stringify(value) ?? '');
