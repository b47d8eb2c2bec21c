import type { Table } from './mapping/row.ts';
import type { XmlElement } from './xml/xml-tree.ts';

/** What the formats are called, for those who name them and read none. */
export const FORMAT_KEYS = ['ubl', 'cii', 'zugferd-1'] as const;

/** An XML format of invoices. */
export interface Format {
  readonly key: (typeof FORMAT_KEYS)[number];
  readonly name: string;
  readonly mediaType: string;
  readonly table: Table;
  /**
   * Read and never written: a format of the past. It is judged only by rules that read the same in every syntax, since the others look
   * at elements that it has not.
   */
  readonly readOnly?: true;
}

/** The one among them whose outermost element this is. */
export function formatAmong(formats: readonly Format[], root: XmlElement): Format | undefined {
  return formats.find(({ table }) =>
    table.roots.some(({ name, namespace }) => name.replace(/^.*:/, '') === root.name && namespace === root.uri),
  );
}
