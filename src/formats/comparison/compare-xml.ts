import type { InvoiceTerms, TermValue } from '../en16931/term-tree.ts';
import type { PrepareOutcome } from '../reading/importer.ts';
import { valueRange } from '../xml/xml-tree.ts';
import { compareInvoices, type ComparedOutcome } from './compare-invoices.ts';
import { exportMessages } from '../losses/export-messages.ts';
import type { Message, MessageRef } from '../../engine/index.ts';
import { described } from '../../engine/values.ts';

/** A value in its text. */
export interface ComparedPlace {
  readonly value: string;
  /** In offsets. */
  readonly start: number;
  readonly end: number;
}

/** A business term in two XML texts. */
export interface ComparedRow {
  /** `BT-131` */
  readonly term: string;
  readonly name: string;
  /** Its groups, from the outermost, each with its identification: `Invoice line 2`. */
  readonly within: readonly Message[];
  readonly outcome: ComparedOutcome;
  readonly here?: ComparedPlace;
  readonly there?: ComparedPlace;
}

export type XmlComparison =
  | { readonly ok: true; readonly rows: readonly ComparedRow[] }
  /** One of the texts cannot be read as an invoice. */
  | ({ readonly ok: false; readonly side: 'here' | 'there'; readonly description: string } & Partial<MessageRef>);

/** Compares two XML invoices by business terms, each read by the given importer: one may be UBL and the other CII. */
export function compareXml(here: string, there: string, read: (text: string) => PrepareOutcome): XmlComparison {
  const [one, other] = [termsOf(read(here)), termsOf(read(there))];
  if ('text' in one) return { ok: false, side: 'here', ...described(one) };
  if ('text' in other) return { ok: false, side: 'there', ...described(other) };
  const rows = compareInvoices(one, other).map(({ here: ours, there: theirs, ...compared }) => ({
    ...compared,
    ...(ours && { here: placeOf(ours) }),
    ...(theirs && { there: placeOf(theirs) }),
  }));
  return { ok: true, rows };
}

/** The terms of a text, or why there are none. */
function termsOf(read: PrepareOutcome): InvoiceTerms | Message {
  if (read.ok) return read.value.terms;
  const [first] = read.faults;
  if (!first) return exportMessages.cannotRead;
  const { description: text, phrase = first.code, values } = first;
  return { text, phrase, ...(values && { values }) };
}

function placeOf({ value, node }: TermValue): ComparedPlace {
  // Terms read from a text have their place in it.
  const [start, end] = node ? valueRange(node) : [0, 0];
  return { value, start, end };
}
