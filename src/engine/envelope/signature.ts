import { CompactSign, compactVerify } from 'jose';
import type { CryptoKey } from 'jose';
import type { JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { isTightBase64url } from '../core/text/base64url.ts';
import type { Digest } from '../documents/dsig/digest.ts';
import { protectedHeader, readPart, SIGNATURE_ALGORITHM } from '../documents/dsig/signature.ts';
import type { PrivateKey } from './json-web-key.ts';

/** What a signature vouches for: that this envelope held the document with this digest. */
export interface SignedContent {
  /** Of the envelope's header. */
  readonly uuid: string;
  readonly dig: Digest;
  /** When it was signed, in Unix seconds; undefined when the signer does not say. */
  readonly iat: number | undefined;
}

/** A signature taken apart, nothing of it believed yet. */
export interface OpenedSignature {
  readonly kid: string | undefined;
  /** Undefined when the payload is not that of an envelope's signature. */
  readonly content: SignedContent | undefined;
}

/**
 * Signs a header at a moment; gives the compact form (RFC 7515). Undefined when the two halves of the key do not belong
 * together, so that nobody could ever verify the signature.
 */
export async function signHeader(
  { uuid, dig }: { readonly uuid: string; readonly dig: Digest },
  { kid, key, publicKey }: PrivateKey,
  moment: Date,
): Promise<string | undefined> {
  const payload = { uuid, dig: { alg: dig.alg, val: dig.val }, iat: Math.floor(moment.getTime() / 1000) };
  const jws = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: SIGNATURE_ALGORITHM, kid })
    .sign(key);
  return (await isMadeWith(publicKey, jws)) ? jws : undefined;
}

/**
 * Whether the holder of the key made the signature, whatever it says. Forms that other readers may understand otherwise
 * count as not made: extensions (`crit`, and with it `b64`: RFC 7515, 4.1.11 and RFC 7797), and parts with spare bits
 * set, which would give one signature many spellings.
 */
export async function isMadeWith(key: CryptoKey, jws: string): Promise<boolean> {
  const parts = jws.split('.');
  const header = readPart(parts[0] ?? '');
  if (!header || 'crit' in header || 'b64' in header || !parts.every(isTightBase64url)) return false;
  try {
    await compactVerify(jws, key, { algorithms: [SIGNATURE_ALGORITHM] });
    return true;
  } catch (error) {
    if (error instanceof TypeError) throw error;
    return false;
  }
}

/** Reads what a compact signature says. */
export function openSignature(jws: string): OpenedSignature {
  const [header = '', payload = ''] = jws.split('.');
  const content = readPart(payload);
  return { kid: protectedHeader(header)?.kid, content: content && signedContent(content) };
}

function signedContent({ uuid, dig, iat }: JsonObject): SignedContent | undefined {
  if (typeof uuid !== 'string' || !isJsonObject(dig)) return undefined;
  const { alg, val } = dig;
  if (typeof alg !== 'string' || typeof val !== 'string') return undefined;
  if (iat !== undefined && iat !== null && typeof iat !== 'number') return undefined;
  return { uuid, dig: { alg, val }, iat: iat ?? undefined };
}
