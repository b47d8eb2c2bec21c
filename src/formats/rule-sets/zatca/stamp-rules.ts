import type { Where } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, has, textAt, hasText, isWritten } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Form } from '../../rules/kit/row.ts';
import {
  about,
  another,
  filled,
  form,
  length,
  missingIsWrong,
  needs,
  oneOf,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { ruled, type Must } from '../../rules/shared/functions/table.ts';
import { firstText, isSimplified, typesNamed } from './facts.ts';

/** ZATCA's rules on the stamps of an invoice: its identifier, counter, previous hash, QR code and signature. */
const QR = 'AdditionalDocumentReference[ID~QR]';
const FILE = 'Attachment/EmbeddedDocumentBinaryObject';
const SIGNATURE = 'urn:oasis:names:specification:ubl:signature:Invoice';
const METHOD = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades';
const STAMP = 'UBLExtensions/UBLExtension/ExtensionContent/UBLDocumentSignatures/SignatureInformation';
const stamp = (row: Unplaced, on: Where | string, must: Must): readonly TermRule[] => ruled('ubl', row, on, must);

/** Files other than the previous hash, which officially has its own rule. */
const otherFiles = elementsOf('AdditionalDocumentReference[!ID~PIH]/Attachment');

const attached = (kind: string, path = ''): string => `AdditionalDocumentReference[ID=${kind}]/${path}`;
const isText = '[@mimeCode~text/plain]';
const COUNTER: Form = { fits: (text) => /^\d*$/.test(text), like: '23' };
const KEY: Form = { fits: (text) => /^[\w.-]/.test(text), like: '6f4d20e0-6bfe-4a80-9389-7dabe6620f12' };
const ofStamp = { given: { term: 'BT-3', text: '02' }, ...about('BG-24') };

export const stampRules: readonly TermRule[] = [
  ...stamp(
    form('BR-KSA-03', 'UUID', KEY, missingIsWrong, { terms: ['X-UUID'] }),
    '/',
    (root) => isWritten(root, 'UUID') && found(root, 'UUID').some((node) => KEY.fits(textOf(node))),
  ),
  ...stamp(
    filled('BR-KSA-33', attached('ICV', 'UUID'), another, about('BG-24')),
    '/',
    (root) => has(root, 'AdditionalDocumentReference[ID~ICV]') && isWritten(root, 'AdditionalDocumentReference/UUID'),
  ),
  ...stamp(form('BR-KSA-34', attached('ICV', 'UUID'), COUNTER, about('BG-24')), '/', (root) =>
    COUNTER.fits(firstText(root, 'AdditionalDocumentReference/UUID')),
  ),
  ...stamp(
    filled('BR-KSA-61', attached('PIH', `${FILE}${isText}`), another, about('BG-24')),
    '/',
    (root) =>
      isWritten(root, `AdditionalDocumentReference[ID~PIH]/${FILE}`) &&
      has(root, `AdditionalDocumentReference[ID~PIH]/${FILE}${isText}`),
  ),
  ...stamp(
    filled('BR-KSA-26', `EmbeddedDocumentBinaryObject${isText}`, about('BG-24')),
    'AdditionalDocumentReference[ID~PIH]/Attachment',
    (file) => isWritten(file, 'EmbeddedDocumentBinaryObject') && has(file, `EmbeddedDocumentBinaryObject${isText}`),
  ),
  ...stamp(
    filled('BR-KSA-27', attached('QR', `${FILE}${isText}`), another, ofStamp),
    '/',
    (root, invoice) =>
      !isSimplified(invoice) ||
      (has(root, `${QR}/${FILE}`) &&
        hasText(root, attached('QR', FILE)) &&
        has(root, attached('QR', `${FILE}${isText}`))),
  ),
  ...stamp(
    length('BR-CL-KSA-14', attached('QR', FILE), { least: 1, most: 1000 }, missingIsWrong, about('BG-24')),
    '/',
    (root) => found(root, `${QR}/${FILE}`).every((file) => /^[^]{1,1000}$/.test(textOf(file))),
  ),
  // A simplified invoice has a stamp, in the signature with the number 1.
  ...stamp(
    filled('BR-KSA-28', `/Invoice/${STAMP}/ID[.=urn:oasis:names:specification:ubl:signature:1]`, ofStamp),
    otherFiles,
    (file, invoice) =>
      !isSimplified(invoice) ||
      (isWritten(file, 'EmbeddedDocumentBinaryObject') &&
        has(file, `//${STAMP}/ID[.=urn:oasis:names:specification:ubl:signature:1]`)),
  ),
  ...stamp(
    oneOf('BR-KSA-29', `/Invoice/${STAMP}/ReferencedSignatureID`, SIGNATURE, missingIsWrong, ofStamp),
    otherFiles,
    (file, invoice) =>
      !isSimplified(invoice) ||
      (has(file, `//Signature/ID[.=${SIGNATURE}]`) && textAt(file, `//${STAMP}/ReferencedSignatureID`) === SIGNATURE),
  ),
  ...stamp(
    oneOf('BR-KSA-30', '/Invoice/Signature/SignatureMethod', METHOD, missingIsWrong, ofStamp),
    otherFiles,
    (file, invoice) =>
      !isSimplified(invoice) ||
      (isWritten(file, 'EmbeddedDocumentBinaryObject') && has(file, `//Signature/SignatureMethod[.=${METHOD}]`)),
  ),
  ...stamp(needs('BR-KSA-60', '/Invoice/Signature', ofStamp), typesNamed('02'), (element) =>
    isSaying(foundElements(element, '//Signature').filter(({ uri }) => uri.startsWith('urn:oasis'))),
  ),
];

/** One of the elements has a text anywhere. */
function isSaying(elements: readonly XmlElement[]): boolean {
  return elements.some((element) => element.text !== '' || isSaying(element.children));
}
