import type { JsonObject } from '../../core/json/json.ts';
import { renamed } from '../../core/schema/upgrade.ts';
import { trimSpace } from '../../core/text/clean-text.ts';

/** Records once described themselves in `desc`. */
export function upgradeRecord(raw: JsonObject): JsonObject {
  return renamed(raw, 'desc', 'description');
}

/** Online means once had `name` and `addr`. */
export function upgradeOnline(raw: JsonObject): JsonObject {
  return renamed(renamed(raw, 'name', 'label'), 'addr', 'url');
}

/** Terms once had a `detail`; it goes behind the notes as a sentence of its own. */
export function upgradeTerms(raw: JsonObject): JsonObject {
  const { detail, ...rest } = raw;
  if (detail === undefined || detail === null || detail === '') return rest;
  const given = rest['notes'] ?? '';
  // Reading says what is wrong with notes that are no text.
  if (typeof detail !== 'string' || typeof given !== 'string') return rest;
  const notes = trimSpace(given);
  return { ...rest, notes: notes === '' ? detail : `${notes.replace(/\.$/, '')}. ${detail}` };
}
