import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject, JsonNumber, sameValue } from '../../../engine/values.ts';

/**
 * Rewrites the source like the built document: same order of members, same notation for equal values. Members that only
 * the source has keep their position. A line-by-line comparison then shows only differences of values.
 */
export function alignValues(before: Json | undefined, after: Json | undefined): Json | undefined {
  if (before === undefined || after === undefined) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const now = after as readonly Json[];
    return (before as readonly Json[]).map((item, index) => alignValues(item, now[index]) ?? null);
  }
  if (isJsonObject(before) && isJsonObject(after)) return alignMembers(before, after);
  return sameValue(before, after) ? after : before;
}

function alignMembers(before: JsonObject, after: JsonObject): JsonObject {
  // A member that only the source has follows the same member as in the source.
  const behind = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const name of Object.keys(before)) {
    if (Object.hasOwn(after, name)) last = name;
    else if (behind.get(last)?.push(name) === undefined) behind.set(last, [name]);
  }
  const shared = Object.keys(after).filter((name) => Object.hasOwn(before, name));
  const names = [undefined, ...shared].flatMap((name) => [
    ...(name === undefined ? [] : [name]),
    ...(behind.get(name) ?? []),
  ]);
  return Object.fromEntries(names.map((name) => [name, alignValues(before[name], ownOf(after, name)) ?? null]));
}

function ownOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/**
 * Prints a document for line-by-line comparison. Numbers keep their digits. Every entry ends in a comma, so that a new
 * last entry does not change the line before it.
 */
export function printAligned(value: Json, unit: string, indent = ''): string {
  if (value instanceof JsonNumber) return value.text;
  const inner = indent + unit;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => inner + printAligned(item, unit, inner));
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')},\n${indent}]`;
  }
  if (isJsonObject(value)) {
    const members = Object.entries(value).map(
      ([name, member]) => `${inner}${JSON.stringify(name)}: ${printAligned(member ?? null, unit, inner)}`,
    );
    return members.length === 0 ? '{}' : `{\n${members.join(',\n')},\n${indent}}`;
  }
  return JSON.stringify(value);
}
