import { CompactSign, compactVerify } from 'jose';
import type { CryptoKey } from 'jose';
import { isTightBase64url } from '../core/text/base64url.ts';
import type { Digest } from '../documents/dsig/digest.ts';
import { readPart, SIGNATURE_ALGORITHM } from '../documents/dsig/signature.ts';
import type { PrivateKey } from './json-web-key.ts';

/**
 * Signs a header; returns the compact form (RFC 7515). Undefined if the two keys are not a pair, since nobody could
 * verify the signature.
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
 * Whether the holder of the key made the signature, whatever it claims. Forms that other readers may interpret
 * differently are refused: extensions (`crit`, and with it `b64`: RFC 7515, 4.1.11 and RFC 7797), and parts with unused
 * bits set, which would allow many encodings of one signature.
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
