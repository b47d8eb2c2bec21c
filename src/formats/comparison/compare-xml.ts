import type { InvoiceTerms, TermValue } from '../en16931/term-tree.ts';
import type { PrepareOutcome } from '../reading/importer.ts';
import { valueRange } from '../xml/xml-tree.ts';
import { compareInvoices, type ComparedOutcome } from './compare-invoices.ts';
import { exportMessages } from '../losses/export-messages.ts';
import type { Message, MessageRef } from '../../engine/index.ts';
import { described } from '../../engine/values.ts';

/** A value, with its place in its text in offsets; without one if the text does not say it, as a figure that is calculated. */
export interface ComparedPlace {
  readonly value: string;
  readonly at?: { readonly start: number; readonly end: number } | undefined;
}

/** A business term in two texts, or a value of two documents in JSON. */
export interface ComparedRow {
  /** `BT-131`, or a path such as `lines[0].quantity`. */
  readonly term: string;
  readonly name: string;
  /** Its groups, from the outermost, each with its identification: `Invoice line 2`. */
  readonly within: readonly Message[];
  readonly outcome: ComparedOutcome;
  readonly here?: ComparedPlace;
  readonly there?: ComparedPlace;
  /** The numbers of the entries of a list that only one of the documents has. */
  readonly leftOut?: readonly number[];
}

export type XmlComparison =
  | { readonly ok: true; readonly rows: readonly ComparedRow[] }
  /** One of the texts cannot be read as an invoice. */
  | ({ readonly ok: false; readonly side: 'here' | 'there'; readonly description: string } & Partial<MessageRef>);

/** Compares two XML invoices by business terms, each read by the given importer: one may be UBL and the other CII. */
export function compareXml(here: string, there: string, read: (text: string) => PrepareOutcome): XmlComparison {
  return compareRead(xmlRead(read(here)), xmlRead(read(there)));
}

/** An invoice as its terms, and where its text says a value. */
export interface ReadInvoice {
  readonly terms: InvoiceTerms;
  placeOf(value: TermValue): ComparedPlace['at'];
}

/** Compares two invoices by business terms, however each was read; a message says why one could not be. */
export function compareRead(here: ReadInvoice | Message, there: ReadInvoice | Message): XmlComparison {
  if ('text' in here) return { ok: false, side: 'here', ...described(here) };
  if ('text' in there) return { ok: false, side: 'there', ...described(there) };
  const rows = compareInvoices(here.terms, there.terms).map(({ here: ours, there: theirs, ...compared }) => ({
    ...compared,
    ...(ours && { here: { value: ours.value, at: here.placeOf(ours) } }),
    ...(theirs && { there: { value: theirs.value, at: there.placeOf(theirs) } }),
  }));
  return { ok: true, rows };
}

/** The terms of an XML text, or why there are none. */
export function xmlRead(read: PrepareOutcome): ReadInvoice | Message {
  if (read.ok) return { terms: read.value.terms, placeOf };
  const [first] = read.faults;
  if (!first) return exportMessages.cannotRead;
  const { description: text, phrase = first.code, values } = first;
  return { text, phrase, ...(values && { values }) };
}

function placeOf({ node }: TermValue): ComparedPlace['at'] {
  if (!node) return undefined;
  const [start, end] = valueRange(node);
  return { start, end };
}
