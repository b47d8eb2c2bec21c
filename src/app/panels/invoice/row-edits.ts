import type { JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { at } from '../../../formats/mapping/report.ts';
import {
  lastXmlRowBelow,
  moveXmlRow,
  removeXmlRow,
  repeatXmlRow,
  rowElement,
  type MovedRow,
} from '../../../formats/xml/edit-rows.ts';
import { applyTextEdits } from '../../../language/edits/apply-edits.ts';
import { moveEntry } from '../../../language/edits/move-entry.ts';
import { walkPath } from '../../../language/syntax/path.ts';
import { toJson } from '../../../language/syntax/to-json.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { documentTree } from '../../source/document-tree.ts';
import { editedText } from '../../source/source-edits.ts';
import type { SlowField, SourceChange, ValueField } from './value-field.ts';

type Entries = XmlReading['entries'] | undefined;

const ROW = /^(.*)\[(\d+)\]$/;

const LINE = /\.lines\[\d+\]$/;

/** An entry of a list that people order, beside the lines. */
const ENTRY = /^.*\.(?:discounts|charges|advances|due_dates|notes|preceding|credit_transfer)\[\d+\]/;

/** Whether a path is that of a line, whose number on the page opens what moves and removes it. */
export const isRowPath = (path: string): boolean => LINE.test(path);

/** The row whose buttons stand with a value: that of its own list, as a discount has no number on the page. */
export const rowWith = (path: string): string | undefined =>
  isRowPath(path) ? path : path.includes('.lines[') ? undefined : ENTRY.exec(path)?.[0];

/** The row around a value, which keys move and duplicate: within a line, that of a discount rather than the line. */
export const rowAround = (path: string): string | undefined =>
  ENTRY.exec(path)?.[0] ?? /^.*\.lines\[\d+\]/.exec(path)?.[0];

/** A row with its place among the others of its list; undefined if it is none, or has no element of its own. */
export function rowOf(path: string, written: JsonObject, entries: Entries) {
  const [, list, index] = ROW.exec(path) ?? [];
  const rows = list === undefined ? undefined : at(written, list);
  if (list === undefined || !Array.isArray(rows) || at(written, path) === undefined) return undefined;
  if (entries && rowElement(entries, path) === undefined) return undefined;
  return { list, index: Number(index), count: rows.length };
}

/** The path of the row below another one. */
function pathBelow(row: string): string {
  const [, list = '', index] = ROW.exec(row) ?? [];
  return `${list}[${String(Number(index) + 1)}]`;
}

/** Where the value that begins a row stands once the row is below another one. */
export const addedBelow = (path: string, row: string): string => pathBelow(row) + path.replace(/^.*?\]/, '');

/** The text with a row and the one beside it in each other's place, in JSON or in XML. */
export function movedRow(text: string, entries: Entries, path: string, by: 1 | -1): MovedRow | undefined {
  return entries ? moveXmlRow(text, entries, path, by) : moveEntry(documentTree(text), path, by);
}

export function removedRow(text: string, entries: Entries, path: string): MovedRow {
  const without = entries
    ? applyTextEdits(text, removeXmlRow(text, entries, path))
    : editedText(text, [{ op: 'remove', path }]);
  return { text: without, path };
}

/** The text with a row like this one below it. */
export function repeatedRow(text: string, entries: Entries, path: string): MovedRow {
  const below = pathBelow(path);
  if (entries) return { text: applyTextEdits(text, repeatXmlRow(text, entries, path)), path: below };
  const { node, missing } = walkPath(documentTree(text).root, path);
  if (!node || missing.length > 0) return { text, path };
  return { text: editedText(text, [{ op: 'add', path: below, value: toJson(node) }]), path: below };
}

/** The field of a value that begins a row at the end of its list, so that the row comes below another one. */
export function fieldBelow(field: ValueField | SlowField, path: string, row: string, entries: Entries): SlowField {
  const added = /^.*?\]/.exec(path)?.[0] ?? path;
  return {
    ...field,
    change: async (value, text, unit) => {
      const change = await field.change(value, text, unit);
      if (!change || change.refused !== undefined) return change;
      if (entries) {
        return change.text === undefined ? change : { ...change, text: lastXmlRowBelow(change.text, entries, row) };
      }
      return changeBelow(change, text, added, row);
    },
  };
}

/** The same change with the row that it adds in another place, and with the taxes of the row above. */
function changeBelow(change: SourceChange, text: string, added: string, row: string): SourceChange {
  const made = toJson(walkPath(documentTree(change.text ?? editedText(text, change.edits)).root, added).node);
  const above = toJson(walkPath(documentTree(text).root, row).node);
  if (!isJsonObject(made) || !isJsonObject(above)) return change;
  const value = made['taxes'] && above['taxes'] ? { ...made, taxes: above['taxes'] } : made;
  return { edits: [{ op: 'add', path: pathBelow(row), value }] };
}
