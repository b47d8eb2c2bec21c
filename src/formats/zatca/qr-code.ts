import { fromBase64 } from '../xml/base64.ts';

/**
 * The fields of an invoice's QR code: each has a number, a length and its bytes. Source: ZATCA, Security Features
 * Implementation Standards 1.2, 4.
 */
export type QrFields = ReadonlyMap<number, Uint8Array>;

/** The fields of a QR code in Base64; undefined if it is no such code. Of a repeated number the first counts. */
export function qrFields(text: string): QrFields | undefined {
  const bytes = fromBase64(text);
  if (!bytes) return undefined;
  const fields = new Map<number, Uint8Array>();
  for (let at = 0; at < bytes.length;) {
    const [tag, length] = [bytes[at], bytes[at + 1]];
    const end = at + 2 + (length ?? 0);
    if (tag === undefined || length === undefined || end > bytes.length) return undefined;
    if (!fields.has(tag)) fields.set(tag, bytes.subarray(at + 2, end));
    at = end;
  }
  return fields.size > 0 ? fields : undefined;
}
