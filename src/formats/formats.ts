import { CII_FORMAT } from './cii/cii-format.ts';
import { formatAmong, type Format } from './format.ts';
import { UBL_FORMAT } from './ubl/ubl-format.ts';
import type { XmlElement } from './xml/xml-tree.ts';

/** Every format that is read and written. */
export const FORMATS: readonly Format[] = [UBL_FORMAT, CII_FORMAT];

export function formatByKey(key: string): Format | undefined {
  return FORMATS.find((format) => format.key === key);
}

/** The format whose outermost element this is. */
export function formatOf(root: XmlElement): Format | undefined {
  return formatAmong(FORMATS, root);
}
