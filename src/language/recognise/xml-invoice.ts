import { foreignFormat } from '../syntax/foreign-format.ts';
import type { Recognised } from './recognise.ts';

const READ: ReadonlySet<Recognised['kind']> = new Set<Recognised['kind']>(['ubl', 'cii', 'national']);

/**
 * Whether the text is an XML invoice, or a response to one, in a format that is read; those of authorities are too.
 * Cheap for any length of text.
 */
export function isXmlInvoice(text: string): boolean {
  const kind = foreignFormat(text)?.kind;
  return kind !== undefined && READ.has(kind);
}

/** Whether a text of this kind is such an XML invoice. */
export const isReadXml = (kind: Recognised['kind']): boolean => READ.has(kind);
