import type { DocumentMaker } from './document-maker.ts';
import type { Table } from './mapping/row.ts';
import type { XmlElement } from './xml/xml-tree.ts';

/** What the formats are called, for those who name them and read none. */
export const FORMAT_KEYS = [
  'ubl',
  'cii',
  'oioubl',
  'zugferd-1',
  'peppol-invoice-response',
  'peppol-mlr',
  'peppol-mls',
  'cdar',
] as const;

/** An XML format of invoices, or of answers to them. */
export interface Format {
  readonly key: (typeof FORMAT_KEYS)[number];
  readonly name: string;
  readonly mediaType: string;
  readonly table: Table;
  /** What makes its documents; invoices when left out. */
  readonly maker?: DocumentMaker;
  /** How its documents name their customization, where others have the same outermost element. */
  readonly customization?: RegExp;
  /**
   * Read and never written: a format of the past. It is judged only by rules that read the same in every syntax, since the others look
   * at elements that it has not.
   */
  readonly readOnly?: true;
}

/** The one among them whose outermost element this is, and whose customization it names where the format has one. */
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
