import { exportJWK, generateKeyPair } from 'jose';
import { SIGNATURE_ALGORITHM } from '../documents/dsig/signature.ts';

/** The public half of a key as a JSON web key (RFC 7517), members in the order of the format. */
export interface PublicJwk {
  readonly use: 'sig';
  readonly kty: 'EC';
  /** UUID version 7. */
  readonly kid: string;
  readonly crv: 'P-256';
  readonly alg: 'ES256';
  /** Coordinates of the point: 32 bytes each, base64url. */
  readonly x: string;
  readonly y: string;
}

/** The same with the secret number, 32 bytes in base64url. */
export interface PrivateJwk extends PublicJwk {
  readonly d: string;
}

/** A key to sign with and the half of it that others verify with, both as JSON web keys (RFC 7517). */
export interface KeyPair {
  readonly private: PrivateJwk;
  readonly public: PublicJwk;
}

/** A fresh pair of keys on P-256. The platform's own cryptography makes the numbers. */
export async function newKeyPair(kid: string): Promise<KeyPair> {
  const { privateKey } = await generateKeyPair(SIGNATURE_ALGORITHM, { extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  const half: PublicJwk = { use: 'sig', kty: 'EC', kid, crv: 'P-256', alg: SIGNATURE_ALGORITHM, x, y };
  return { private: { ...half, d }, public: half };
}
