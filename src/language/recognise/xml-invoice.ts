import { foreignFormat } from '../syntax/foreign-format.ts';

/** Whether it is an XML invoice, or an answer to one, of a format that is read. Cheap, whatever the length of the text. */
export function isXmlInvoice(text: string): boolean {
  const kind = foreignFormat(text)?.kind;
  return kind === 'ubl' || kind === 'cii';
}
