import { sha256 } from '@noble/hashes/sha2.js';
import { found } from '../en16931/rules/paths.ts';
import { canonicalXml } from '../xml/canonical-xml.ts';
import { isElement, type XmlElement } from '../xml/xml-tree.ts';
import { toBase64 } from '../xml/base64.ts';

/** Parts excluded from the hash: the signature, references to it, and the QR code. */
const LEFT_OUT = ['UBLExtensions', 'Signature', 'AdditionalDocumentReference[ID~QR]'];

/**
 * ZATCA's hash of an invoice: SHA-256 of its canonical XML without stamps, in Base64. Source: ZATCA, Security Features
 * Implementation Standards 1.2, 2.3.3.
 */
export function invoiceHash(text: string, root: XmlElement): string {
  const cuts = LEFT_OUT.flatMap((path) => found(root, path))
    .filter(isElement)
    .sort((a, b) => a.start - b.start);
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of cuts) {
    kept.push(text.slice(from, start));
    from = end;
  }
  kept.push(text.slice(from));
  return toBase64(sha256(new TextEncoder().encode(canonicalXml(kept.join('')))));
}
