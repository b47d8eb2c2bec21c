import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, parsePath } from '../../engine/values.ts';
import type { Format } from '../catalogue/format.ts';

/** A format gave other answers than the known ones, so nothing may be read by it. */
export class FormatCheckError extends Error {
  // Of this name in every copy of the code: who catches it asks for the name.
  override readonly name = 'SelfCheckError';
  readonly troubles: readonly { readonly check: string; readonly expected: string; readonly found: string }[];

  constructor(troubles: FormatCheckError['troubles']) {
    super(`A format failed its own check: ${troubles.map(({ check }) => check).join('; ')}`);
    this.troubles = troubles;
  }
}

/** Formats that have been asked, with what was wrong. */
const asked = new WeakMap<Format, FormatCheckError['troubles']>();

/**
 * Lets a format read its own proof once, before the first document is read by it. Throws a {@link FormatCheckError} if a
 * value differs: a browser or a bundler may have evaluated a part of the code twice.
 *
 * @param read - Reads a text by the format; undefined if it cannot be read.
 */
export function proveFormat(format: Format, read: (text: string) => JsonObject | undefined): void {
  if (!asked.has(format)) {
    // Entered first, because the proof is read by the same reader.
    asked.set(format, []);
    asked.set(format, troublesOf(format, read));
  }
  const troubles = asked.get(format) ?? [];
  if (troubles.length > 0) throw new FormatCheckError(troubles);
}

function troublesOf({ key, proof }: Format, read: (text: string) => JsonObject | undefined) {
  let document: JsonObject | undefined;
  try {
    document = read(proof.text);
  } catch (thrown) {
    return [{ check: key, expected: 'an answer', found: thrown instanceof Error ? thrown.message : String(thrown) }];
  }
  return Object.entries(proof.values).flatMap(([path, expected]) => {
    const found = valueAt(document, path);
    return found === expected ? [] : [{ check: `${key}: ${path}`, expected, found }];
  });
}

function valueAt(document: Json | undefined, path: string): string {
  let value = document;
  for (const step of parsePath(path)) {
    if (Array.isArray(value)) value = value[Number(step)] as Json | undefined;
    else value = isJsonObject(value) ? value[step] : undefined;
  }
  return typeof value === 'string' ? value : 'nothing';
}
