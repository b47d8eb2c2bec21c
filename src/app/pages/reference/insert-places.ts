import type { Edit, Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { referenceTexts } from '../../texts/en/reference.ts';

/** A place in the open document where something from the reference can be inserted. */
export interface InsertPlace {
  readonly title: string;
  readonly note: string;
  readonly edits: readonly Edit[];
}

/** The document in a text, with or without an envelope, and its path. Undefined if the text has no document. */
export function documentIn(text: string): { readonly base: string; readonly document: JsonObject } | undefined {
  const whole = parsed(text);
  if (!whole) return undefined;
  const inner = whole['doc'];
  return isJsonObject(inner) ? { base: '$.doc', document: inner } : { base: '$', document: whole };
}

/** The lines that a rate can be inserted into. It replaces the line's rate of the same category. */
export function ratePlaces(text: string, category: string, rate: string): readonly InsertPlace[] {
  const found = documentIn(text);
  if (!found) return [];
  return objectsAt(found.document, 'lines').map((line, index) => {
    const path = `${found.base}.lines[${String(index)}].taxes`;
    const taxes = line['taxes'];
    const combos = Array.isArray(taxes) ? (taxes as readonly Json[]).filter(isJsonObject) : [];
    const at = combos.findIndex((combo) => combo['cat'] === category);
    const combo = combos[at];
    const title = referenceTexts.line(index + 1);
    if (combo) {
      const old = [combo['rate'], combo['percent']].find((value) => typeof value === 'string');
      const own = `${path}[${String(at)}]`;
      // Values that contradict the new rate would only cause errors.
      const rest = ['percent', 'key', 'surcharge'].filter((name) => combo[name] !== undefined);
      const edits: Edit[] = [
        { op: 'replace', path: `${own}.rate`, value: rate },
        ...rest.map((name): Edit => ({ op: 'remove', path: `${own}.${name}` })),
      ];
      return {
        title,
        note: typeof old === 'string' ? referenceTexts.noteNow(itemName(line), old) : itemName(line),
        edits,
      };
    }
    const value = { cat: category, rate };
    const edit: Edit =
      combos.length > 0
        ? { op: 'add', path: `${path}[${String(combos.length)}]`, value }
        : { op: 'add', path, value: [value] };
    return { title, note: itemName(line), edits: [edit] };
  });
}

/** The places for an extension: the document's tax object, its parties, and the taxes of each line. */
export function extensionPlaces(text: string, key: string, value: string): readonly InsertPlace[] {
  const found = documentIn(text);
  if (!found) return [];
  const { base, document } = found;
  const into = (title: string, note: string, object: Json | undefined, path: string): InsertPlace => {
    const ext = isJsonObject(object) ? object['ext'] : undefined;
    const edit: Edit = !isJsonObject(object)
      ? { op: 'add', path, value: { ext: { [key]: value } } }
      : isJsonObject(ext)
        ? { op: ext[key] === undefined ? 'add' : 'replace', path: `${path}.ext.${key}`, value }
        : { op: 'add', path: `${path}.ext`, value: { [key]: value } };
    return { title, note, edits: [edit] };
  };
  const parties = (['supplier', 'customer'] as const).flatMap((name) =>
    isJsonObject(document[name])
      ? [into(referenceTexts.parties[name], `${name}.ext`, document[name], `${base}.${name}`)]
      : [],
  );
  const combos = objectsAt(document, 'lines').flatMap((line, index) =>
    objectsAt(line, 'taxes').map((combo, at) =>
      into(
        referenceTexts.lineTax(index + 1, typeof combo['cat'] === 'string' ? combo['cat'] : referenceTexts.tax),
        itemName(line),
        combo,
        `${base}.lines[${String(index)}].taxes[${String(at)}]`,
      ),
    ),
  );
  return [into(referenceTexts.document, 'tax.ext', document['tax'], `${base}.tax`), ...parties, ...combos];
}

/**
 * The edit that adds an addon to the document. Undefined if the document already uses it, or if there is no document.
 */
export function addonEdits(text: string, key: string): readonly Edit[] | undefined {
  const found = documentIn(text);
  if (!found) return undefined;
  const addons = found.document['$addons'];
  if (!Array.isArray(addons)) return [{ op: 'add', path: `${found.base}.$addons`, value: [key] }];
  if (addons.includes(key)) return undefined;
  return [{ op: 'add', path: `${found.base}.$addons[${String(addons.length)}]`, value: key }];
}

function itemName(line: JsonObject): string {
  const item = line['item'];
  return isJsonObject(item) && typeof item['name'] === 'string' ? item['name'] : referenceTexts.withoutAName;
}

function objectsAt(object: JsonObject, member: string): readonly JsonObject[] {
  const value = object[member];
  return Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : [];
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
