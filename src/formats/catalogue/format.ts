import type { DocumentMaker } from './document-maker.ts';
import type { Table } from '../mapping/row.ts';
import type { MemberTables } from '../members/member-tables.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** A tiny document of a format whose answers are known. */
export interface FormatProof {
  readonly text: string;
  /** Values of the document that is read from it, by path. Numbers and texts as written. */
  readonly values: Readonly<Record<string, string>>;
}

/** Names of the formats, for code that reads none. */
export const FORMAT_KEYS = [
  'ubl',
  'cii',
  'oioubl',
  'zugferd-1',
  'peppol-invoice-response',
  'peppol-mlr',
  'peppol-mls',
  'cdar',
  'ksef',
  'fatturapa',
  'verifactu',
  'nav',
  'cfdi',
  'facturae',
  'finvoice',
  'ticketbai',
] as const;

/** An XML format of invoices, or of responses to them. */
export interface Format {
  readonly key: (typeof FORMAT_KEYS)[number];
  readonly name: string;
  readonly mediaType: string;
  readonly table: Table;
  /** Converts its documents; invoices if omitted. */
  readonly maker?: DocumentMaker;
  /** For an authority's own format: its rows between elements and members. Its table then only has what names it. */
  readonly members?: MemberTables;
  /** Names of other formats with its root element, by namespace: they are known and not read. */
  readonly relatives?: Readonly<Record<string, string>>;
  /** Names of root elements that state nothing of an invoice, by namespace and local name: they are known and not read. */
  readonly silent?: Readonly<Record<string, string>>;
  /** Its customization identifiers, if other formats share the root element. */
  readonly customization?: RegExp;
  /**
   * Read and never written: an obsolete format. Only rules that are equal in every syntax judge it, since others check
   * elements it does not have.
   */
  readonly readOnly?: true;
  /** What it must read rightly before it is believed. */
  readonly proof: FormatProof;
}

/** Type of the documents of a format. */
export const typeOfFormat = ({ maker }: Format): string => maker?.type ?? 'bill/invoice';

/** The format with this root element, and with this customization if it has one. */
export function formatAmong(formats: readonly Format[], root: XmlElement): Format | undefined {
  const named = root.children.find(({ name }) => name === 'CustomizationID')?.text.trim() ?? '';
  const possible = formats.filter(({ table }) =>
    table.roots.some(({ name, namespace }) => name.replace(/^.*:/, '') === root.name && namespace === root.uri),
  );
  return (
    possible.find(({ customization }) => customization?.test(named)) ??
    possible.find(({ customization }) => customization === undefined)
  );
}
