import type { Json, JsonObject, Message, MessageValues } from '../../engine/index.ts';
import { parseDecimal } from '../en16931/decimal.ts';
import { valueAt, type Draft, type Fate, type Path } from '../en16931/document/draft.ts';
import type { TermValue } from '../en16931/term-tree.ts';
import { isElement, SAYS_SOMETHING, textOf, valueRange, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { pathBelow } from '../xml/xml-path.ts';
import { textPlaces } from '../xml/text-places.ts';
import type { TermReading } from './read-terms.ts';
import type { Differences } from './differences.ts';
import { explained } from '../../engine/values.ts';
import { xmlMessages } from '../reading/messages.ts';

/** The outcome of one XML leaf: the text of an element without children, or an attribute. */
export interface ReportEntry {
  /** `/Invoice[1]/InvoiceLine[2]/ID[1]` */
  readonly path: string;
  readonly value: string;
  /** Of the value, from 1. */
  readonly line: number;
  readonly column: number;
  readonly outcome: 'taken' | 'implied' | 'recalculated' | 'left';
  /** The number of its document from 1, in a file with several; none if they all share it. */
  readonly document?: number;
  /** Its terms of EN 16931. */
  readonly terms?: readonly string[];
  /** Its places in the document, as JSON paths. */
  readonly to?: readonly string[];
  /** The value that building calculates instead; for an imported value, its notation in the document if different. */
  readonly became?: string;
  readonly why?: string;
  /** Code and values of the reason. */
  readonly phrase?: string;
  readonly values?: MessageValues;
}

export interface Report {
  /** An entry for every leaf of the XML in text order, up to the limit. */
  readonly entries: readonly ReportEntry[];
  /** Number of further leaves, without entries. */
  readonly left_out?: number;
}

/** What became of a node, and its terms. */
export type Account = Pick<
  ReportEntry,
  'outcome' | 'document' | 'to' | 'became' | 'why' | 'phrase' | 'values' | 'terms'
>;

/** The inputs of a report, beside the XML. */
export interface Reported {
  readonly root: XmlElement | undefined;
  /** Whether an element without text is a leaf with an outcome. */
  readonly isRead: (node: XmlNode) => boolean;
  readonly accountOf: (node: XmlNode) => Account;
  /** Is told of each leaf that the report has no room for. */
  readonly onLeftOut?: (node: XmlNode) => void;
}

/** The inputs for a format that becomes terms. */
export interface ReportedTerms {
  readonly reading: TermReading;
  readonly draft: Draft;
  readonly built: JsonObject | undefined;
  readonly differences: Differences;
  /** Why a leaf without a row is left; default: EN 16931 has no term for it. */
  readonly noTerm?: Message;
}

/**
 * In characters. The entries of an invoice take about four times its XML, of which a PDF holds a twentieth in bytes, but
 * beside at least some kilobytes of pages: `growth` per byte of the file is enough for any invoice, `least` for any
 * small one. `value` is the longest value quoted.
 */
export const REPORT_LIMITS = { growth: 40, least: 250_000, most: 64_000_000, value: 1_000 } as const;
/** Size of an entry beside its texts. */
const ENTRY_LENGTH = 100;

/** Where a parser finds the schemas: formats that know such an attribute report it. */
const LOCATIONS: ReadonlySet<string> = new Set(['schemaLocation', 'noNamespaceSchemaLocation']);

/** `fileLength` is the size of the original file in bytes. */
export function reportOf(text: string, fileLength: number, given: Reported): Report {
  const { least, most, growth, value: longest } = REPORT_LIMITS;
  const entries: ReportEntry[] = [];
  const place = textPlaces(text);
  let room = Math.min(most, Math.max(least, growth * fileLength));
  let leftOut = 0;
  const leaveOut = (node: XmlNode): void => {
    leftOut++;
    given.onLeftOut?.(node);
  };
  const add = (node: XmlNode, path: string): void => {
    if (room < 0) {
      leaveOut(node);
      return;
    }
    const { line, column } = place(valueRange(node)[0]);
    const entry = { path, value: shortened(trimmed(textOf(node)), longest), line, column, ...given.accountOf(node) };
    room -= lengthOf(entry);
    if (room < 0 && entries.length > 0) {
      leaveOut(node);
      return;
    }
    entries.push(entry);
  };
  const walk = (element: XmlElement, above: string): void => {
    const path = pathBelow(above, element.name, element.position);
    for (const attribute of element.attributes) {
      if (!LOCATIONS.has(attribute.name) || given.isRead(attribute)) add(attribute, `${path}/@${attribute.name}`);
    }
    if (SAYS_SOMETHING.test(element.text) || given.isRead(element)) add(element, path);
    for (const child of element.children) walk(child, path);
  };
  if (given.root) walk(given.root, '');
  return { entries, ...(leftOut > 0 && { left_out: leftOut }) };
}

function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && !SAYS_SOMETHING.test(text[start] as string)) start++;
  while (end > start && !SAYS_SOMETHING.test(text[end - 1] as string)) end--;
  return text.slice(start, end);
}

function shortened(value: string, longest: number): string {
  return value.length <= longest ? value : `${value.slice(0, longest)}…`;
}

/** Approximate characters of an entry in an answer. */
function lengthOf({ path, value, to = [], became = '', why = '' }: ReportEntry): number {
  const places = to.reduce((sum, { length }) => sum + length, 0);
  return ENTRY_LENGTH + path.length + value.length + places + became.length + why.length;
}

/** The outcome of every node of which terms were read. */
export function reportedTerms({ reading, draft, built, differences, noTerm }: ReportedTerms): Reported {
  return {
    root: reading.terms.root,
    isRead: (node) => reading.values.has(node),
    accountOf: (node) => {
      const values = reading.values.get(node) ?? [];
      if (values.length === 0) return ofFormat(node, reading, noTerm);
      return { ...accountOf(values, draft, built, differences), terms: values.map(({ term }) => term) };
    },
  };
}

function ofFormat(node: XmlNode, reading: TermReading, noTerm: Message | undefined): Account {
  if (reading.implied.has(node)) return { outcome: 'implied' };
  if (isElement(node) && node.children.length > 0) {
    return { outcome: 'left', ...explained(xmlMessages.strayText) };
  }
  if (noTerm) return { outcome: 'left', ...explained(noTerm) };
  if (node.name === 'currencyID') return { outcome: 'left', ...explained(xmlMessages.otherCurrency) };
  return { outcome: 'left', ...explained(xmlMessages.noTerm) };
}

function accountOf(
  values: readonly TermValue[],
  draft: Draft,
  built: JsonObject | undefined,
  differences: Differences,
): Account {
  const fates = values.map((value) => draft.fateOf(value) ?? unclaimed(value));
  const taken = fates.filter((fate) => fate.outcome === 'taken');
  if (taken.length > 0) {
    const to = taken.length === 1 ? (taken[0] as (typeof taken)[0]).to : [...new Set(taken.flatMap((fate) => fate.to))];
    const named = taken.find((fate) => fate.as !== undefined);
    const became = named
      ? named.as
      : writtenOtherwise(
          values,
          taken.flatMap(({ paths }) => paths),
          built ?? draft.root,
        );
    return { outcome: 'taken', to, ...(became !== undefined && { became }) };
  }
  const fate = fates[0] as Fate;
  if (fate.outcome !== 'recalculated') return fate;
  const [value] = values as [TermValue];
  const { paths, ...told } = fate;
  const became = paths.map((path) => valueAt(built, path)).find((found) => found !== undefined);
  if (typeof became !== 'string' && typeof became !== 'number') {
    if (value.decimal?.isZero()) return { outcome: 'implied', ...explained(xmlMessages.nought) };
    return { outcome: 'recalculated', to: fate.to, ...explained(xmlMessages.notCalculated) };
  }
  if (told.why !== undefined) return { ...told, became: String(became) };
  const why = differences.why(value, String(became));
  return { outcome: 'recalculated', to: fate.to, became: String(became), ...(why !== undefined && explained(why)) };
}

/** A value in the document's notation, if different from the XML. */
function writtenOtherwise(
  values: readonly TermValue[],
  paths: readonly Path[],
  document: JsonObject,
): string | undefined {
  const found = paths.map((path) => valueAt(document, path)).filter((value) => typeof value === 'string');
  const [value] = values;
  if (!value || found.length === 0 || found.includes(value.value)) return undefined;
  const number = value.decimal;
  const isSame = found.some((text) => number && parseDecimal(text.replace(/%$/, ''))?.equals(number));
  return isSame ? undefined : found[0];
}

function unclaimed(value: TermValue): Fate {
  if (value.value === '') return { outcome: 'implied', ...explained(xmlMessages.empty) };
  return { outcome: 'left', ...explained(xmlMessages.noPlace({ term: value.term })) };
}

/** The value at a JSON path such as `$.lines[0].total`. */
export function at(document: JsonObject | undefined, path: string): Json | undefined {
  let value: Json | undefined = document;
  // `$`, then members after a point and indexes in brackets.
  for (let start = 1; start < path.length;) {
    if (typeof value !== 'object' || value === null) return undefined;
    let end = start + 1;
    while (end < path.length && path[end] !== '.' && path[end] !== '[') end++;
    value =
      path[start] === '.'
        ? (value as JsonObject)[path.slice(start + 1, end)]
        : (value as readonly Json[])[Number(path.slice(start + 1, end - 1))];
    start = end;
  }
  return value;
}
