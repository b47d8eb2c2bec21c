import type { JsonObject } from '../../core/json/json.ts';
import { renamed } from '../../core/schema/upgrade.ts';
import { trimSpace } from '../../core/text/clean-text.ts';

/** Older records have `desc` for the description. */
export function upgradeRecord(raw: JsonObject): JsonObject {
  return renamed(raw, 'desc', 'description');
}

/** Older online means have `name` and `addr`. */
export function upgradeOnline(raw: JsonObject): JsonObject {
  return renamed(renamed(raw, 'name', 'label'), 'addr', 'url');
}

/** Older terms have `detail`, which is appended to the notes as a sentence. */
export function upgradeTerms(raw: JsonObject): JsonObject {
  const { detail, ...rest } = raw;
  if (detail === undefined || detail === null || detail === '') return rest;
  const given = rest['notes'] ?? '';
  // The reader reports notes that are not text.
  if (typeof detail !== 'string' || typeof given !== 'string') return rest;
  const notes = trimSpace(given);
  return { ...rest, notes: notes === '' ? detail : `${notes.replace(/\.$/, '')}. ${detail}` };
}
