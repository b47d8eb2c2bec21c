import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, JsonNumber } from '../../engine/values.ts';

/** A value of a foreign text and where it stands, as `$.lines[0].name`. */
export interface Place {
  readonly at: string;
  readonly value: Json;
}

/** A name as the tables write it. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The members of an object with their places. */
export function membersOf({ at, value }: Place): readonly (Place & { readonly name: string })[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([name, inner]) => ({
    name: plainName(name),
    at: `${at}${step(name)}`,
    value: inner,
  }));
}

/** The entries of a list, also of one that stands in a member `data`, or a thing that stands alone. */
export function entriesOf(place: Place): readonly Place[] {
  const { at, value } = place;
  if (Array.isArray(value)) return value.map((inner: Json, index) => ({ at: `${at}[${String(index)}]`, value: inner }));
  const data = membersOf(place).find(({ name, value: inner }) => name === 'data' && Array.isArray(inner));
  return data ? entriesOf(data) : isJsonObject(value) ? [place] : [];
}

/** The first member that has one of the names and something to say. */
export function memberOf(place: Place, names: readonly string[]): Place | undefined {
  const members = membersOf(place);
  for (const name of names) {
    const found = members.find((member) => member.name === name && saysSomething(member.value));
    if (found) return found;
  }
  return undefined;
}

/** Text of a value that is one; of a reference, what it is called. */
export function textOf({ at, value }: Place): { readonly at: string; readonly text: string } | undefined {
  if (typeof value === 'string' && value.trim() !== '') return { at, text: value.trim() };
  if (typeof value === 'number') return { at, text: String(value) };
  if (value instanceof JsonNumber) return { at, text: value.text };
  const named = isJsonObject(value)
    ? (memberOf({ at, value }, ['name']) ?? memberOf({ at, value }, ['value', 'address', 'freeformnumber']))
    : undefined;
  return named && textOf(named);
}

/** Every text, number and truth value of a value with its place. Nulls and what is empty say nothing. */
export function leavesOf(place: Place): readonly Place[] {
  const { at, value } = place;
  if (Array.isArray(value))
    return value.flatMap((inner: Json, index) => leavesOf({ at: `${at}[${String(index)}]`, value: inner }));
  if (isJsonObject(value))
    return Object.entries(value).flatMap(([name, inner]) => leavesOf({ at: `${at}${step(name)}`, value: inner }));
  return saysSomething(value) ? [place] : [];
}

function saysSomething(value: Json): boolean {
  if (value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isJsonObject(value) || Object.keys(value as JsonObject).length > 0;
}

function step(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
