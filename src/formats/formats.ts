import { CII } from './cii/cii.ts';
import type { Table } from './mapping/row.ts';
import { UBL } from './ubl/ubl.ts';
import type { XmlElement } from './xml/xml-tree.ts';

export interface Format {
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  readonly table: Table;
}

/** Every format that is read and written. */
export const FORMATS: readonly Format[] = [
  { key: 'ubl', name: 'UBL 2.1', mediaType: 'application/xml', table: UBL },
  { key: 'cii', name: 'UN/CEFACT Cross Industry Invoice D16B', mediaType: 'application/xml', table: CII },
];

export function formatByKey(key: string): Format | undefined {
  return FORMATS.find((format) => format.key === key);
}

/** The format whose outermost element this is. */
export function formatOf(root: XmlElement): Format | undefined {
  return FORMATS.find(({ table }) =>
    table.roots.some(({ name, namespace }) => name.replace(/^.*:/, '') === root.name && namespace === root.uri),
  );
}
