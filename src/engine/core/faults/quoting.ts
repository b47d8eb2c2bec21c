import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import type { Fault, Fix } from './fault.ts';
import { leftOut, MOST_FINDINGS } from './findings.ts';
import { findingMessages } from './messages.ts';
import { refOf, type MessageRef, type MessageValue, type Wording } from '../messages/message.ts';

/** Most characters of a description, a quoted value as JSON, and a path. */
export const LONGEST_QUOTE = 1000;

/** Most characters of all faults in an answer. */
export const LONGEST_FAULTS = 2_000_000;

/**
 * The faults for an answer: at most {@link MOST_FINDINGS} and {@link LONGEST_FAULTS} characters. Long texts are cut
 * with an ellipsis, long lists and objects omitted. A last fault counts those left out.
 */
export function listedFaults(faults: readonly Fault[]): readonly Fault[] {
  const reported: Fault[] = [];
  let room = LONGEST_FAULTS;
  for (const fault of faults) {
    if (reported.length >= MOST_FINDINGS && fault.severity !== 'info') continue;
    const short = quoted(fault, room);
    const length = lengthOf(short as unknown as Json, room);
    if (length > room) continue;
    room -= length;
    reported.push(short);
  }
  const more = faults.length - reported.length;
  return more === 0
    ? reported
    : [...reported, leftOut('input', 'FAULTS', findingMessages.faultsLeftOut({ untold: more }))];
}

function quoted(fault: Fault, room: number): Fault {
  const { description, value, fixes } = fault;
  const properties = placesWithin(fault.properties, room / 2).map(shortPath);
  const { value: _, ...plain } = fault;
  const short = quotedValue(value);
  return {
    ...plain,
    properties,
    description: cut(description),
    ...(fault.phrase === undefined ? {} : shortRef({ ...fault, text: description, phrase: fault.phrase })),
    ...(short === undefined ? {} : { value: short }),
    fixes: fixes.filter(isShort),
  };
}

/** Code and values of a message for an answer, with long texts cut. None for plain text. */
export function shortRef(message: Wording): Partial<MessageRef> {
  if (typeof message === 'string') return {};
  const { phrase, values } = refOf(message);
  return values === undefined ? { phrase } : { phrase, values: cutEach(values) };
}

function cutEach<T extends Readonly<Record<string, MessageValue>>>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cutValue(value)])) as T;
}

function cutValue(value: MessageValue): MessageValue {
  if (typeof value === 'string') return cut(value);
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return (value as readonly MessageValue[]).slice(0, MOST_FINDINGS).map(cutValue);
  const { phrase, values } = value as MessageRef;
  return values === undefined ? { phrase } : { phrase, values: cutEach(values) };
}

/** As many places as fit, but at least one. */
function placesWithin(places: readonly string[], room: number): readonly string[] {
  let left = room;
  for (const [at, place] of places.entries()) {
    left -= Math.min(place.length, LONGEST_QUOTE) + 3;
    if (left < 0) return places.slice(0, Math.max(1, at));
  }
  return places;
}

/** A value as quoted in answers; undefined for a list or object that is too long. */
export function quotedValue(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') return cut(value);
  if (value instanceof JsonNumber) return value.text.length > LONGEST_QUOTE ? cut(value.text) : value;
  return lengthOf(value, LONGEST_QUOTE) > LONGEST_QUOTE ? undefined : value;
}

/** The text, or its beginning with an ellipsis. */
export function cut(text: string, longest = LONGEST_QUOTE): string {
  return text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}

/** A path, or its longest ancestor that is short enough. */
function shortPath(path: string): string {
  if (path.length <= LONGEST_QUOTE) return path;
  const start = path.slice(0, LONGEST_QUOTE);
  return start.slice(0, Math.max(1, start.lastIndexOf('.'), start.lastIndexOf('[')));
}

/** Half a fix would do harm, so a long one is not offered. */
function isShort({ title, edits }: Fix): boolean {
  return (
    title.length <= LONGEST_QUOTE &&
    edits.every(({ path, value }) => path.length <= LONGEST_QUOTE && lengthOf(value, LONGEST_QUOTE) <= LONGEST_QUOTE)
  );
}

/** Approximate length of a value as JSON; counting stops at `enough`. */
function lengthOf(value: Json | undefined, enough: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (value instanceof JsonNumber) return value.text.length;
  if (typeof value !== 'object' || value === null) return 5;
  let length = 2;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) {
      length += 1 + lengthOf(item, enough - length);
      if (length > enough) break;
    }
    return length;
  }
  for (const name in value) {
    length += name.length + 4 + lengthOf((value as Readonly<Record<string, Json>>)[name], enough - length);
    if (length > enough) break;
  }
  return length;
}
