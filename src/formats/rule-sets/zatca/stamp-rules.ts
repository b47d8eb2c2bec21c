import { outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, has, textAt, isTold, isWritten } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { firstText, isSimplified, typesNamed } from './facts.ts';

/** ZATCA's rules on the stamps of an invoice: its identifier, counter, previous hash, QR code and signature. */
const QR = 'AdditionalDocumentReference[ID~QR]';
const FILE = 'Attachment/EmbeddedDocumentBinaryObject';
const SIGNATURE = 'urn:oasis:names:specification:ubl:signature:Invoice';
const METHOD = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades';
const SIGNATURE_INFORMATION =
  '//UBLExtensions/UBLExtension/ExtensionContent/UBLDocumentSignatures/SignatureInformation';

/** Files other than the previous hash, which officially has its own rule. */
const otherFiles = elementsOf('AdditionalDocumentReference[!ID~PIH]/Attachment');

export const stampRules: readonly TermRule[] = [
  pint(
    'BR-KSA-03',
    [],
    'An invoice has an identifier (UUID)',
    outermost,
    (root) => isWritten(root, 'UUID') && found(root, 'UUID').some((node) => /^[\w.-]/.test(textOf(node))),
  ),
  pint(
    'BR-KSA-33',
    ['BG-24'],
    'An invoice has its place in the row of invoices (ICV)',
    outermost,
    (root) => has(root, 'AdditionalDocumentReference[ID~ICV]') && isWritten(root, 'AdditionalDocumentReference/UUID'),
  ),
  pint('BR-KSA-34', ['BG-24'], 'The place in the row of invoices (ICV) is a number', outermost, (root) =>
    /^\d*$/.test(firstText(root, 'AdditionalDocumentReference/UUID')),
  ),
  pint(
    'BR-KSA-61',
    ['BG-24'],
    'An invoice has the hash of the one before (PIH), as text',
    outermost,
    (root) =>
      isWritten(root, `AdditionalDocumentReference[ID~PIH]/${FILE}`) &&
      has(root, `AdditionalDocumentReference[ID~PIH]/${FILE}[@mimeCode~text/plain]`),
  ),
  pint(
    'BR-KSA-26',
    ['BG-24'],
    'The hash of the invoice before (PIH) is there, as text',
    elementsOf('AdditionalDocumentReference[ID~PIH]/Attachment'),
    (file) =>
      isWritten(file, 'EmbeddedDocumentBinaryObject') &&
      has(file, 'EmbeddedDocumentBinaryObject[@mimeCode~text/plain]'),
  ),
  pint(
    'BR-KSA-27',
    ['BG-24'],
    'A simplified invoice has its QR code, as text',
    outermost,
    (root, invoice) =>
      !isSimplified(invoice) ||
      (has(root, `${QR}/${FILE}`) &&
        isTold(root, `AdditionalDocumentReference[ID=QR]/${FILE}`) &&
        has(root, `AdditionalDocumentReference[ID=QR]/${FILE}[@mimeCode~text/plain]`)),
  ),
  pint('BR-CL-KSA-14', ['BG-24'], 'The QR code has 1 to 1000 characters', outermost, (root) =>
    found(root, `${QR}/${FILE}`).every((file) => /^[^]{1,1000}$/.test(textOf(file))),
  ),
  pint(
    'BR-KSA-28',
    ['BG-24'],
    'A simplified invoice has a stamp, in the signature with the number 1',
    otherFiles,
    (file, invoice) =>
      !isSimplified(invoice) ||
      (isWritten(file, 'EmbeddedDocumentBinaryObject') &&
        has(file, `${SIGNATURE_INFORMATION}/ID[.=urn:oasis:names:specification:ubl:signature:1]`)),
  ),
  pint(
    'BR-KSA-29',
    ['BG-24'],
    'The stamp of a simplified invoice refers to its signature',
    otherFiles,
    (file, invoice) =>
      !isSimplified(invoice) ||
      (has(file, `//Signature/ID[.=${SIGNATURE}]`) &&
        textAt(file, `${SIGNATURE_INFORMATION}/ReferencedSignatureID`) === SIGNATURE),
  ),
  pint(
    'BR-KSA-30',
    ['BG-24'],
    `The stamp of a simplified invoice is made by ${METHOD}`,
    otherFiles,
    (file, invoice) =>
      !isSimplified(invoice) ||
      (isWritten(file, 'EmbeddedDocumentBinaryObject') && has(file, `//Signature/SignatureMethod[.=${METHOD}]`)),
  ),
  pint('BR-KSA-60', ['BG-24'], 'A simplified invoice has a signature', typesNamed('02'), (code) =>
    isSaying(foundElements(code, '//Signature').filter(({ uri }) => uri.startsWith('urn:oasis'))),
  ),
];

/** One of the elements has a text anywhere. */
function isSaying(elements: readonly XmlElement[]): boolean {
  return elements.some((one) => one.text !== '' || isSaying(one.children));
}
