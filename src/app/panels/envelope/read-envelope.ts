import type { JsonObject } from '../../../engine/index.ts';
import { isJsonObject, uncoveredPlaces } from '../../../engine/values.ts';

export interface Stamp {
  readonly prv: string;
  readonly val: string;
}

/** The envelope as written, unchecked. */
export interface EnvelopeView {
  readonly uuid: string;
  readonly digest: string;
  readonly algorithm: string;
  readonly stamps: readonly Stamp[];
  readonly tags: readonly string[];
  readonly notes: string;
  readonly documentType: string;
  readonly signatures: number;
  /** Places in the header that no signature covers. */
  readonly uncovered: readonly string[];
}

/** Reads a text as an envelope; undefined if it is not one. */
export function readEnvelope(text: string): EnvelopeView | undefined {
  const whole = parsed(text);
  if (!whole || !textAt(whole, '$schema').endsWith('/envelope')) return undefined;
  const head = objectAt(whole, 'head');
  const digest = objectAt(head, 'dig');
  const stamps = listAt(head, 'stamps').filter(isJsonObject);
  return {
    uuid: textAt(head, 'uuid'),
    digest: textAt(digest, 'val'),
    algorithm: textAt(digest, 'alg'),
    stamps: stamps.map((stamp) => ({ prv: textAt(stamp, 'prv'), val: textAt(stamp, 'val') })),
    tags: listAt(head, 'tags').filter((tag) => typeof tag === 'string'),
    notes: textAt(head, 'notes'),
    documentType: textAt(objectAt(whole, 'doc'), '$schema').replace('https://gobl.org/draft-0/', ''),
    signatures: listAt(whole, 'sigs').length,
    uncovered: uncoveredPlaces(whole),
  };
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function objectAt(object: JsonObject, member: string): JsonObject {
  const value = object[member];
  return isJsonObject(value) ? value : {};
}

function listAt(object: JsonObject, member: string): readonly unknown[] {
  const value = object[member];
  return Array.isArray(value) ? value : [];
}

function textAt(object: JsonObject, member: string): string {
  const value = object[member];
  return typeof value === 'string' ? value : '';
}
