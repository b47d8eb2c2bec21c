import { below, each } from '../../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { attributeOf, type XmlElement } from '../../../xml/xml-tree.ts';

/** Attachments in each syntax: the document reference, and the file below it. */
const FILES = {
  ubl: ['AdditionalDocumentReference', 'Attachment/EmbeddedDocumentBinaryObject'],
  cii: ['AdditionalReferencedDocument', 'AttachmentBinaryObject'],
} as const;

/**
 * No two sibling references attach files of one name. In UBL only those of the invoice count, in CII also those of a
 * line.
 */
export function differentFiles(invoice: InvoiceTerms): boolean {
  const [reference, file] = FILES[invoice.syntax];
  const taken = new Map<XmlElement | undefined, Set<string>>();
  for (const element of each(reference)(invoice)) {
    if (invoice.syntax === 'ubl' && element.parent !== invoice.root) continue;
    const before = taken.get(element.parent) ?? new Set();
    taken.set(element.parent, before);
    const names = below(element, file).flatMap((object) => attributeOf(object, 'filename')?.value ?? []);
    if (names.some((name) => before.has(name))) return false;
    for (const name of names) before.add(name);
  }
  return true;
}
