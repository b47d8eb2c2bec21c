import { foreignFormat } from '../syntax/foreign-format.ts';

/** Whether it is an XML invoice of a format that is read: UBL or CII. Cheap, whatever the length of the text. */
export function isXmlInvoice(text: string): boolean {
  const kind = foreignFormat(text)?.kind;
  return kind === 'ubl' || kind === 'cii';
}
