import { CDAR_FORMAT } from '../answers/cdar-format.ts';
import { CII_FORMAT } from '../cii/cii-format.ts';
import { INVOICE_RESPONSE_FORMAT, MESSAGE_RESPONSE_FORMAT, MESSAGE_STATUS_FORMAT } from '../answers/peppol-formats.ts';
import { formatAmong, type Format } from './format.ts';
import { NATIONAL_FORMATS } from '../national/national-formats.ts';
import { UBL_FORMAT } from '../ubl/ubl-format.ts';
import { OIOUBL_FORMAT } from '../oioubl/oioubl-format.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { ZUGFERD_1_FORMAT } from '../zugferd-1/zugferd-1-format.ts';

/** Every format; all except obsolete ones are also written. */
export const FORMATS: readonly Format[] = [
  UBL_FORMAT,
  CII_FORMAT,
  OIOUBL_FORMAT,
  ZUGFERD_1_FORMAT,
  INVOICE_RESPONSE_FORMAT,
  MESSAGE_RESPONSE_FORMAT,
  MESSAGE_STATUS_FORMAT,
  CDAR_FORMAT,
  ...NATIONAL_FORMATS,
];

export function formatByKey(key: string): Format | undefined {
  return FORMATS.find((format) => format.key === key);
}

/** The format with this root element. */
export function formatOf(root: XmlElement): Format | undefined {
  return formatAmong(FORMATS, root);
}
