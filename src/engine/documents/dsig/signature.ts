import { isJsonObject } from '../../core/json/json.ts';
import { readJson } from '../../core/json/read-json.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { decodeBase64url, decodeBase64urlText } from '../../core/text/base64url.ts';
import { documentMessages } from '../messages.ts';

/** The only algorithm of the format: ECDSA on P-256 with SHA-256 (RFC 7518, 3.4). */
export const SIGNATURE_ALGORITHM = 'ES256';

/** A JSON web signature in compact form (RFC 7515). Only `verify` decides whether it is valid. */
export const signature = defineString('dsig/signature', {
  about: 'A JSON web signature in compact form (RFC 7515) over the header of the envelope.',
  words: documentMessages.aSignature,
  blank: 'absent',
  parse: (text) => (isCompactSignature(text.trim()) ? text.trim() : undefined),
  hint: documentMessages.signatureForm,
  schema: { type: 'string' },
});

function isCompactSignature(text: string): boolean {
  const [header = '', payload = '', mark = '', ...more] = text.split('.');
  if (more.length > 0 || payload === '' || mark === '') return false;
  return protectedHeader(header)?.alg === SIGNATURE_ALGORITHM && [payload, mark].every(decodeBase64url);
}

/** The relevant members of a protected header. */
export interface ProtectedHeader {
  readonly alg: string;
  /** Id of the key. */
  readonly kid?: string;
}

/** Parses the first part of a compact signature; undefined if it is no such header. */
export function protectedHeader(part: string): ProtectedHeader | undefined {
  const header = readPart(part);
  if (!header || typeof header['alg'] !== 'string') return undefined;
  const { alg, kid } = header;
  return typeof kid === 'string' ? { alg, kid } : { alg };
}

/** A part of a compact signature with a JSON object. */
export function readPart(part: string) {
  const text = decodeBase64urlText(part);
  const read = text === undefined ? undefined : readJson(text, { maxLength: 10_000, maxDepth: 10 });
  return read?.ok && isJsonObject(read.value) ? read.value : undefined;
}
