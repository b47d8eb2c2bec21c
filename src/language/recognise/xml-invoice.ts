import { foreignFormat } from '../syntax/foreign-format.ts';

/** Whether the text is an XML invoice, or a response to one, in a supported format. Cheap for any length of text. */
export function isXmlInvoice(text: string): boolean {
  const kind = foreignFormat(text)?.kind;
  return kind === 'ubl' || kind === 'cii';
}
