import type { Engine, Json, JsonObject, OperationContext } from '../../engine/index.ts';
import { isJsonObject, parsePath } from '../../engine/values.ts';
import { fetchFormats } from '../../formats/catalogue/formats-on-demand.ts';
import type { Format } from '../../formats/catalogue/format.ts';
import { at } from '../../formats/mapping/report.ts';
import { importerOf, type ImportResult } from '../../formats/reading/importer.ts';
import { ciiStructure } from '../../formats/structure/cii-structure.ts';
import { graftRow } from '../../formats/structure/graft-row.ts';
import { judgeStructure } from '../../formats/structure/judge-structure.ts';
import type { Structure } from '../../formats/structure/structure.ts';
import { ublStructure } from '../../formats/structure/ubl-structure.ts';
import { exportXml } from '../../formats/writing/export-xml.ts';
import { xmlValueEdits } from '../../formats/xml/edit-value.ts';
import { readXml } from '../../formats/xml/read-xml.ts';
import { applyTextEdits } from '../../language/edits/apply-edits.ts';

/** A list entry, or a value beside the lists, with its first value: `$.charges[1]` and `$.charges[1].amount`. */
export interface NewEntry {
  readonly text: string;
  readonly path: string;
  readonly value: string;
}

/** Line number of EN 16931. */
const LINE_NUMBER = 'BT-126';

/**
 * An XML text with one more entry, which its format writes: a small document with this entry is written in the same
 * format, and the elements of the entry are put into the text. Null if the format has no place for it.
 */
export async function addEntry(
  { text, path, value }: NewEntry,
  engine: Engine,
  context: OperationContext,
): Promise<string | null> {
  const formats = await fetchFormats(text);
  const read = readWith(formats, text, engine, context);
  const row = rowOf(path);
  if (!read || row === undefined) return null;
  for (const draft of donorsOf(read.document, path, row, value)) {
    const { format, profile } = read;
    const written = exportXml(
      { data: draft.document, format, ...(profile !== undefined && { profile }), allowLoss: true, unfinished: true },
      engine,
      context,
      [],
    );
    if (!written.ok) continue;
    const made = grafted(text, read, { ...draft, text: written.value.content, path }, { formats, engine, context });
    if (made !== undefined) return made;
  }
  return null;
}

function readWith(
  formats: readonly Format[],
  data: string,
  engine: Engine,
  context: OperationContext,
): ImportResult | undefined {
  const read = importerOf(formats).importXml({ data }, engine, context, []);
  return read.ok ? read.value : undefined;
}

/** The entry of a list that a new value begins, or the value itself where no list is around it. */
function rowOf(path: string): string | undefined {
  const [list] = /^\$\.(?:\w+\.)*\w+\[\d+\](?=\.\w+(?:\.\w+)*$)/.exec(path) ?? [];
  if (list !== undefined) return list;
  return /^\$(?:\.\w+)+$/.test(path) ? path : undefined;
}

interface Written {
  readonly text: string;
  /** The path of the new value in the text, and of its row in the donor. */
  readonly path: string;
  readonly row: string;
  readonly first: string;
}

interface Hosts {
  readonly formats: readonly Format[];
  readonly engine: Engine;
  readonly context: OperationContext;
}

function grafted(text: string, read: ImportResult, written: Written, { formats, engine, context }: Hosts) {
  const donor = readWith(formats, written.text, engine, context);
  const target = readXml(text);
  const structure = target.ok ? structureOf(formats, target.document.root, read.format) : undefined;
  if (!donor || !structure) return undefined;
  const { entries } = donor.report;
  const numbered = withNumber(written.text, entries, read);
  const made = graftRow(text, { text: numbered, entries }, written, structure);
  if (made === undefined) return undefined;
  // The format may say it otherwise, or not at all.
  const now = readWith(formats, made, engine, context);
  const isThere = now !== undefined && at(now.document, written.path) !== undefined;
  return isThere && faultsOf(structure, made) <= faultsOf(structure, text) ? made : undefined;
}

function structureOf(formats: readonly Format[], root: Root, key: string): Structure | undefined {
  const parts = formats.find((format) => format.key === key)?.members?.of(root) ?? [];
  // A file of several documents would leave open which of them grows.
  if (parts.length > 1) return undefined;
  return parts[0]?.table.structure ?? [ublStructure, ciiStructure].find((structure) => structure.rootOf(root));
}

type Root = Extract<ReturnType<typeof readXml>, { readonly ok: true }>['document']['root'];

/** What a new element may still miss: an element or an attribute. */
const OF_THE_AUTHOR: ReadonlySet<string> = new Set(['SCHEMA-MISSING', 'SCHEMA-ATTRIBUTE']);

/** Faults of the schema, without those about what only the author can add. */
function faultsOf(structure: Structure, text: string): number {
  const read = readXml(text);
  if (!read.ok) return Infinity;
  return judgeStructure(structure, read.document.root, text).filter(({ rule }) => !OF_THE_AUTHOR.has(rule)).length;
}

/** The donor with the next number of the lines of a text, if all of them are numbered. */
function withNumber(donor: string, entries: ImportResult['report']['entries'], { report }: ImportResult): string {
  const isNumber = ({ terms, to }: { readonly terms?: readonly string[]; readonly to?: readonly string[] }): boolean =>
    terms?.includes(LINE_NUMBER) === true || to?.some((place) => /^\$\.lines\[\d+\]\.i$/.test(place)) === true;
  const numbers = report.entries.filter(isNumber).map(({ value }) => Number(value));
  const place = entries.find(isNumber)?.path;
  if (place === undefined || numbers.length === 0 || !numbers.every(Number.isSafeInteger)) return donor;
  const next = numbers.reduce((most, number) => Math.max(most, number), 0) + 1;
  return applyTextEdits(donor, xmlValueEdits(donor, place, String(next)));
}

interface DonorDocument {
  readonly document: JsonObject;
  readonly row: string;
  readonly first: string;
}

/** What a small document keeps of the read one: what decides how the format writes an entry. */
const KEPT = ['$schema', '$regime', '$addons', '$tags', 'type', 'currency', 'exchange_rates', 'tax', 'series'] as const;

/** The same in two forms: with the parties by name and country alone, and with all that the read document says. */
function* donorsOf(read: JsonObject, path: string, row: string, value: string): Iterable<DonorDocument> {
  const list = row.replace(/\[\d+\]$/, '');
  const isInList = list !== row;
  const donorRow = isInList ? `${list}[0]` : row;
  const first = path.replace(row, donorRow);
  const lines = Array.isArray(read['lines']) ? (read['lines'] as readonly Json[]) : [];
  const model = lines.findLast((line) => isJsonObject(line));
  const entry = entryOf(list, model, path.slice(row.length + 1), value);
  const kept = Object.fromEntries(KEPT.flatMap((name) => (read[name] === undefined ? [] : [[name, read[name]]])));
  const small: JsonObject = {
    ...kept,
    code: '1',
    issue_date: read['issue_date'] ?? '2026-01-01',
    supplier: partyOf(read['supplier']),
    customer: partyOf(read['customer']),
    lines: [lineOf(model, 'x')],
  };
  for (const document of [small, { ...read, code: read['code'] ?? '1' }]) {
    yield { document: withAt(document, donorRow, isInList, entry), row: donorRow, first };
  }
}

function partyOf(party: Json | undefined): JsonObject {
  const { name = 'x', tax_id: taxId, ext } = isJsonObject(party ?? null) ? (party as JsonObject) : {};
  return { name, ...(taxId !== undefined && { tax_id: taxId }), ...(ext !== undefined && { ext }) };
}

/** A line of no price, with the unit and taxes of the one above. */
function lineOf(model: Json | undefined, name: string): JsonObject {
  const { item, taxes } = model !== undefined && isJsonObject(model) ? model : {};
  const unit = item !== undefined && isJsonObject(item) ? item['unit'] : undefined;
  return {
    quantity: '1',
    item: { name, price: '0.00', ...(unit !== undefined && { unit }) },
    taxes: taxes ?? [{ cat: 'VAT', rate: 'general' }],
  };
}

/** A new entry of a list, by its first value; `member` is empty for a value beside the lists. */
function entryOf(list: string, model: Json | undefined, member: string, value: string): Json {
  if (list.endsWith('.lines')) return lineOf(model, value);
  if (member === '') return value;
  const entry = withAt({}, `$.${member}`, false, value);
  // Discounts and charges of the document are taxed like its lines.
  const { taxes } = model !== undefined && isJsonObject(model) ? model : {};
  if (/\.(?:discounts|charges)$/.test(list) && taxes !== undefined) return { ...entry, taxes };
  if (list.endsWith('.due_dates')) return { ...entry, percent: '100%' };
  return entry;
}

/** An object with a value at a path; a list gets the value as its only entry. */
function withAt(object: JsonObject, path: string, isInList: boolean, value: Json): JsonObject {
  const steps = parsePath(path)?.map(String) ?? [];
  const names = isInList ? steps.slice(0, -1) : steps;
  const put = (into: JsonObject, [name = '', ...rest]: readonly string[]): JsonObject => {
    const inner = into[name];
    if (rest.length === 0) return { ...into, [name]: isInList ? [value] : value };
    return { ...into, [name]: put(inner !== undefined && isJsonObject(inner) ? inner : {}, rest) };
  };
  return put(object, names);
}
