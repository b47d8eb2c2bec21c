import { createPrivateKey, sign } from 'node:crypto';
import type { KeyPair } from '../../engine/index.ts';

/** A signature made without the engine, over any payload. */
export function handmade(
  payload: unknown,
  { private: key }: KeyPair,
  header: object = { alg: 'ES256', kid: key.kid },
): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${encode(header)}.${encode(payload)}`;
  const privateKey = createPrivateKey({ key: { ...key }, format: 'jwk' });
  const mark = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${input}.${mark.toString('base64url')}`;
}
