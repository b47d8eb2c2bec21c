import { parseDecimal } from '../en16931/decimal.ts';
import { normal } from '../en16931/rules/blanks.ts';
import { found } from '../en16931/rules/paths.ts';
import { textOf, xmlPath, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { toBase64 } from '../xml/base64.ts';
import { invoiceHash } from './invoice-hash.ts';
import { qrFields, type QrFields } from './qr-code.ts';
import type { Stamp, StampKey } from '../reading/stamp.ts';

const FILE = 'Attachment/EmbeddedDocumentBinaryObject';
const SIGNATURE = 'UBLExtensions/UBLExtension/ExtensionContent/UBLDocumentSignatures/SignatureInformation/Signature';
/** Longer values are cut. */
const LONGEST = 200;

/**
 * The stamps of a ZATCA invoice: the hash of its XML, its counter, the previous hash, the QR code, and the signature.
 * Signatures are shown and not judged, since that needs the authority's certificates.
 */
export function stampsOf(text: string, root: XmlElement, isSound: boolean): readonly Stamp[] {
  const hash = isSound ? invoiceHash(text, root) : undefined;
  const [code] = found(root, `AdditionalDocumentReference[ID~QR]/${FILE}`);
  const [digest] = found(root, `${SIGNATURE}/SignedInfo/Reference[@Id=invoiceSignedData]/DigestValue`);
  const [signature] = found(root, `${SIGNATURE}/SignatureValue`);
  const fields = code && qrFields(textOf(code));
  return [
    hash === undefined ? shown('hash', digest) : hashStamp(digest, hash),
    shown('counter', found(root, 'AdditionalDocumentReference[ID~ICV]/UUID')[0]),
    shown('hash-before', found(root, `AdditionalDocumentReference[ID~PIH]/${FILE}`)[0]),
    ...(code && fields
      ? fieldsOf(fields, code, root, hash)
      : [
          code ? ({ ...shown('qr', code), state: 'contradicts' } as const) : ({ key: 'qr', state: 'missing' } as const),
        ]),
    shown('signature', signature),
  ];
}

const hashStamp = (digest: XmlNode | undefined, right: string): Stamp =>
  digest ? compared('hash', digest, normal(textOf(digest)), right) : { key: 'hash', state: 'missing', right };

function fieldsOf(fields: QrFields, at: XmlNode, root: XmlElement, hash: string | undefined): readonly Stamp[] {
  const party = 'AccountingSupplierParty/Party';
  const first = (path: string): string => {
    const [node] = found(root, path);
    return node ? textOf(node) : '';
  };
  const taxes = found(root, 'TaxTotal/TaxAmount').map(textOf);
  const text = (tag: number): string => new TextDecoder().decode(fields.get(tag) ?? new Uint8Array());
  const stampOf = (
    key: StampKey,
    tag: number,
    isSame: (a: string, b: string) => boolean,
    ...rights: string[]
  ): Stamp => {
    const value = text(tag);
    const right = rights.find((candidate) => isSame(value, candidate)) ?? rights[0] ?? '';
    if (!fields.has(tag)) return { key, state: 'missing', right };
    return compared(key, at, value, right, isSame(value, right));
  };
  const unjudged = (key: StampKey, tag: number): readonly Stamp[] =>
    fields.has(tag) ? [{ key, path: xmlPath(at), value: cut(text(tag)), state: 'not-judged' }] : [];
  const bytes = (key: StampKey, tag: number): readonly Stamp[] => {
    const value = fields.get(tag);
    return value ? [{ key, path: xmlPath(at), value: cut(toBase64(value)), state: 'not-judged' }] : [];
  };
  return [
    stampOf('qr-seller', 1, isSameText, first(`${party}/PartyLegalEntity/RegistrationName`)),
    stampOf('qr-tax-number', 2, isSameText, first(`${party}/PartyTaxScheme/CompanyID`)),
    stampOf('qr-time', 3, isSameTime, `${first('IssueDate')}T${first('IssueTime')}`),
    stampOf('qr-total', 4, isSameAmount, first('LegalMonetaryTotal/TaxInclusiveAmount')),
    stampOf('qr-tax', 5, isSameAmount, ...(taxes.length > 0 ? taxes : [''])),
    ...(hash === undefined ? unjudged('qr-hash', 6) : [stampOf('qr-hash', 6, isSameText, hash)]),
    ...unjudged('qr-signature', 7),
    ...bytes('qr-public-key', 8),
    ...bytes('qr-authority', 9),
  ];
}

const cut = (value: string): string => (value.length <= LONGEST ? value : `${value.slice(0, LONGEST)}…`);

const compared = (key: StampKey, at: XmlNode, value: string, right: string, isSame = value === right): Stamp => ({
  key,
  path: xmlPath(at),
  value: cut(value),
  state: isSame ? 'agrees' : 'contradicts',
  right: cut(right),
});

const shown = (key: StampKey, node: XmlNode | undefined): Stamp =>
  node
    ? { key, path: xmlPath(node), value: cut(normal(textOf(node))), state: 'not-judged' }
    : { key, state: 'missing' };

const isSameText = (a: string, b: string): boolean => normal(a) === normal(b);
const isSameTime = (a: string, b: string): boolean => normal(a).replace(/Z$/, '') === normal(b).replace(/Z$/, '');
function isSameAmount(a: string, b: string): boolean {
  const [amount, other] = [parseDecimal(a), parseDecimal(b)];
  return amount && other ? amount.equals(other) : isSameText(a, b);
}
