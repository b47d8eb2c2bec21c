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
  // Reading says what is wrong with it.
  if (typeof detail !== 'string') return { ...rest, notes: detail };
  const notes = typeof rest['notes'] === 'string' ? trimSpace(rest['notes']) : '';
  return { ...rest, notes: notes === '' ? detail : `${notes.replace(/\.$/, '')}. ${detail}` };
}
