import type { Edit, Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { documentIn, type InsertPlace } from './insert-places.ts';
import { referenceTexts } from '../../texts/en/reference.ts';

const parties = ['supplier', 'customer'] as const;

/** The edit that makes the document follow a regime. Undefined if it already does, or if there is no document. */
export function regimeEdits(text: string, country: string): readonly Edit[] | undefined {
  const found = documentIn(text);
  if (!found || found.document['$regime'] === country) return undefined;
  const op = found.document['$regime'] === undefined ? 'add' : 'replace';
  return [{ op, path: `${found.base}.$regime`, value: country }];
}

/** The parties that may have this tax number. */
export function taxNumberPlaces(text: string, country: string, code: string): readonly InsertPlace[] {
  return partyPlaces(text, 'tax_id', (party, path) => {
    const op = party['tax_id'] === undefined ? 'add' : 'replace';
    return { op, path, value: { country, code } };
  });
}

/** The parties that an identity can be added to. The user then types its number. */
export function identityPlaces(text: string, member: 'key' | 'type', code: string): readonly InsertPlace[] {
  const value = { [member]: code, code: '' };
  return partyPlaces(text, 'identities', (party, path) => {
    const list = party['identities'];
    return Array.isArray(list)
      ? { op: 'add', path: `${path}[${String((list as readonly Json[]).length)}]`, value }
      : { op: 'add', path, value: [value] };
  });
}

function partyPlaces(
  text: string,
  member: string,
  edit: (party: JsonObject, path: string) => Edit,
): readonly InsertPlace[] {
  const found = documentIn(text);
  if (!found) return [];
  return parties.flatMap((name) => {
    const party = found.document[name];
    if (!isJsonObject(party)) return [];
    const note = typeof party['name'] === 'string' ? party['name'] : `${name}.${member}`;
    return [{ title: referenceTexts.parties[name], note, edits: [edit(party, `${found.base}.${name}.${member}`)] }];
  });
}
