import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, JsonNumber } from '../../engine/values.ts';

/** A value of a foreign text with its path: `$.lines[0].name`. */
export interface Place {
  readonly at: string;
  readonly value: Json;
}

/** A name in the notation of the tables in `names.ts`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

interface Member extends Place {
  readonly name: string;
}

/** Members by object, so that each object is indexed once, however many names are looked up. */
const known = new WeakMap<object, { readonly all: readonly Member[]; readonly first: ReadonlyMap<string, Member> }>();

function lookThrough({ at, value }: Place) {
  if (!isJsonObject(value)) return undefined;
  const before = known.get(value);
  if (before) return before;
  const all = Object.entries(value).map(([name, inner]) => ({
    name: plainName(name),
    at: `${at}${step(name)}`,
    value: inner,
  }));
  const first = new Map<string, Member>();
  for (const member of all) if (!first.has(member.name) && saysSomething(member.value)) first.set(member.name, member);
  const members = { all, first };
  known.set(value, members);
  return members;
}

/** The members of an object with their places. */
export function membersOf(place: Place): readonly Member[] {
  return lookThrough(place)?.all ?? [];
}

/** The entries of a list, or of a list in the member `data`; an object alone is its only entry. */
export function entriesOf(place: Place): readonly Place[] {
  const { at, value } = place;
  if (Array.isArray(value)) return value.map((inner: Json, index) => ({ at: `${at}[${String(index)}]`, value: inner }));
  const data = membersOf(place).find(({ name, value: inner }) => name === 'data' && Array.isArray(inner));
  return data ? entriesOf(data) : isJsonObject(value) ? [place] : [];
}

/** The first non-empty member with one of the names. */
export function memberOf(place: Place, names: readonly string[]): Place | undefined {
  const first = lookThrough(place)?.first;
  for (const name of names) {
    const found = first?.get(name);
    if (found) return found;
  }
  return undefined;
}

/** The text of a text or a number; of an object, that of its name or value. */
export function textOf({ at, value }: Place): { readonly at: string; readonly text: string } | undefined {
  if (typeof value === 'string' && value.trim() !== '') return { at, text: value.trim() };
  if (typeof value === 'number') return { at, text: String(value) };
  if (value instanceof JsonNumber) return { at, text: value.text };
  const named = isJsonObject(value)
    ? (memberOf({ at, value }, ['name']) ?? memberOf({ at, value }, ['value', 'address', 'freeformnumber']))
    : undefined;
  return named && textOf(named);
}

/** Every text, number and boolean in a value, with its path, up to `most`. Nulls and empty values are skipped. */
export function leavesOf(root: Place, most = Infinity): readonly Place[] {
  const leaves: Place[] = [];
  const visit = ({ at, value }: Place): void => {
    if (leaves.length >= most) return;
    if (Array.isArray(value))
      value.forEach((inner: Json, index) => {
        visit({ at: `${at}[${String(index)}]`, value: inner });
      });
    else if (isJsonObject(value))
      for (const [name, inner] of Object.entries(value)) visit({ at: `${at}${step(name)}`, value: inner });
    else if (saysSomething(value)) leaves.push({ at, value });
  };
  visit(root);
  return leaves;
}

function saysSomething(value: Json): boolean {
  if (value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isJsonObject(value) || Object.keys(value as JsonObject).length > 0;
}

/** Longest part of a name in a path, in characters, since every value below it repeats the path. */
const LONGEST_NAME = 60;

function step(whole: string): string {
  const name = whole.length > LONGEST_NAME ? `${whole.slice(0, LONGEST_NAME)}…` : whole;
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
