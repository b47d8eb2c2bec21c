import type { Table } from './mapping/row.ts';
import type { XmlElement } from './xml/xml-tree.ts';

/** An XML format of invoices. */
export interface Format {
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  readonly table: Table;
}

/** The one among them whose outermost element this is. */
export function formatAmong(formats: readonly Format[], root: XmlElement): Format | undefined {
  return formats.find(({ table }) =>
    table.roots.some(({ name, namespace }) => name.replace(/^.*:/, '') === root.name && namespace === root.uri),
  );
}
