import type { Json } from './json.ts';
import { parsePrecisely, tooManyEntries } from './precise-parser.ts';
import type { ReadJson } from './read-outcome.ts';
import { inputFault } from '../faults/new-fault.ts';
import type { Message } from '../messages/message.ts';
import { jsonMessages } from './messages.ts';

/** Limits of JSON texts, so that every request has a bounded cost. */
export interface JsonLimits {
  /** Longest text accepted, in UTF-16 code units. */
  readonly maxLength: number;
  /** Deepest nesting of objects and lists. */
  readonly maxDepth: number;
}

/** The default limits. */
export const JSON_LIMITS: JsonLimits = { maxLength: 16_000_000, maxDepth: 200 };

/**
 * Most entries of all lists in a text: one per 32 characters of the longest text, and at least ten thousand. An entry
 * of two characters can take hundreds of bytes in memory, and in the answer.
 */
export function mostEntries({ maxLength }: JsonLimits): number {
  return Math.max(10_000, Math.floor(maxLength / 32));
}

/**
 * Parses strict JSON (RFC 8259): one value, no duplicate members, valid Unicode, within the limits. Numbers keep their
 * written digits where those matter.
 *
 * The native parser does the work. One scan of the text decides whether the precise parser is needed (duplicate
 * members, numbers whose digits a double would lose, escaped surrogates); only that one knows positions.
 */
export function readJson(text: string, limits: JsonLimits = JSON_LIMITS): ReadJson {
  if (text.length > limits.maxLength) {
    return refuse('SIZE', jsonMessages.tooLong({ count: text.length, maxLength: limits.maxLength }));
  }
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return parsePrecisely(text, limits.maxDepth, mostEntries(limits));
  }
  const facts = scan(text);
  const parts: Parts = { members: 0, entries: 0 };
  if (facts.depth <= limits.maxDepth) countParts(value, parts);
  if (facts.depth > limits.maxDepth || facts.delicate || facts.members !== parts.members) {
    return parsePrecisely(text, limits.maxDepth, mostEntries(limits));
  }
  if (parts.entries > mostEntries(limits)) return refuse('ENTRIES', tooManyEntries(mostEntries(limits)));
  return { ok: true, value };
}

function refuse(code: string, description: Message): ReadJson {
  return { ok: false, faults: [inputFault(code, '$', description)] };
}

interface TextFacts {
  members: number;
  depth: number;
  /** The text needs the precise parser. */
  delicate: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;
const LONGEST_EXACT_INTEGER = 15;

/** Counts members and depth of valid JSON text without building anything. */
function scan(text: string): TextFacts {
  let members = 0;
  let depth = 0;
  let deepest = 0;
  let delicate = !text.isWellFormed() || ESCAPED_SURROGATE.test(text);
  const end = text.length;
  for (let i = 0; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) {
      i = closingQuote(text, i);
    } else if (c === 0x3a) {
      members++;
    } else if (c === 0x7b || c === 0x5b) {
      if (++depth > deepest) deepest = depth;
    } else if (c === 0x7d || c === 0x5d) {
      depth--;
    } else if (c === 0x2d || (c >= 0x30 && c <= 0x39)) {
      const start = i;
      while (isNumberPart(text.charCodeAt(i + 1))) i++;
      if (c === 0x2d || i - start >= LONGEST_EXACT_INTEGER || hasFraction(text, start, i)) delicate = true;
    }
  }
  return { members, depth: deepest, delicate };
}

function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (text.charCodeAt(close - 1) === BACKSLASH) {
    let slashes = 1;
    while (text.charCodeAt(close - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) break;
    close = text.indexOf('"', close + 1);
  }
  return close;
}

function isNumberPart(c: number): boolean {
  return (c >= 0x30 && c <= 0x39) || c === 0x2e || c === 0x65 || c === 0x45 || c === 0x2b || c === 0x2d;
}

function hasFraction(text: string, start: number, end: number): boolean {
  for (let i = start; i <= end; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x2e || c === 0x65 || c === 0x45) return true;
  }
  return false;
}

interface Parts {
  members: number;
  entries: number;
}

/** Counts the members of all objects and the entries of all lists. */
function countParts(value: Json, parts: Parts): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    parts.entries += value.length;
    for (const item of value as readonly Json[]) if (typeof item === 'object') countParts(item, parts);
    return;
  }
  for (const name in value) {
    parts.members++;
    const item = (value as Record<string, Json>)[name] as Json;
    if (typeof item === 'object') countParts(item, parts);
  }
}
