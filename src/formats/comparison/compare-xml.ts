import type { InvoiceTerms, TermValue } from '../en16931/term-tree.ts';
import type { PrepareOutcome } from '../importer.ts';
import { valueRange } from '../xml/xml-tree.ts';
import { compareInvoices, type ComparedOutcome } from './compare-invoices.ts';

/** A value in its text. */
export interface ComparedPlace {
  readonly value: string;
  /** In offsets. */
  readonly start: number;
  readonly end: number;
}

/** A business term in two texts of XML. */
export interface ComparedRow {
  /** `BT-131` */
  readonly term: string;
  readonly name: string;
  /** Groups it lies in, from the outermost, each with what names it: `Invoice line 2`. */
  readonly within: readonly string[];
  readonly outcome: ComparedOutcome;
  readonly here?: ComparedPlace;
  readonly there?: ComparedPlace;
}

export type XmlComparison =
  | { readonly ok: true; readonly rows: readonly ComparedRow[] }
  /** One of the texts is no invoice that can be read. */
  | { readonly ok: false; readonly side: 'here' | 'there'; readonly description: string };

/** Compares two invoices in XML by business terms, each read by the importer that is given: one may be UBL and the other CII. */
export function compareXml(here: string, there: string, read: (text: string) => PrepareOutcome): XmlComparison {
  const [one, other] = [termsOf(read(here)), termsOf(read(there))];
  if (typeof one === 'string') return { ok: false, side: 'here', description: one };
  if (typeof other === 'string') return { ok: false, side: 'there', description: other };
  const rows = compareInvoices(one, other).map(({ here: ours, there: theirs, ...compared }) => ({
    ...compared,
    ...(ours && { here: placeOf(ours) }),
    ...(theirs && { there: placeOf(theirs) }),
  }));
  return { ok: true, rows };
}

/** The terms of a text, or why there are none. */
function termsOf(read: PrepareOutcome): InvoiceTerms | string {
  return read.ok ? read.value.terms : (read.faults[0]?.description ?? 'It cannot be read');
}

function placeOf({ value, node }: TermValue): ComparedPlace {
  // What is read from a text has its place in it.
  const [start, end] = node ? valueRange(node) : [0, 0];
  return { value, start, end };
}
