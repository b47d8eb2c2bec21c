import type { CryptoKey } from 'jose';
import { importJWK } from 'jose';
import type { JsonObject } from '../core/json/json.ts';
import { parseTimestamp } from '../core/cal/timestamp.ts';
import { decodeBase64url } from '../core/text/base64url.ts';
import { SIGNATURE_ALGORITHM } from '../documents/dsig/signature.ts';
import { envelopeMessages } from './messages.ts';
import type { Message } from '../core/messages/message.ts';

/** A key to verify signatures. */
export interface PublicKey {
  readonly kid: string | undefined;
  readonly key: CryptoKey;
  /**
   * Whether a time in Unix seconds is in the validity period of the key. A signature without a time is accepted only
   * for keys without limits.
   */
  isValidAt(seconds: number | undefined): boolean;
}

/** A key to sign with. */
export interface PrivateKey {
  readonly kid: string;
  readonly key: CryptoKey;
  /** The public key stated in the JWK, to check the pair. */
  readonly publicKey: CryptoKey;
}

/**
 * `malformed`: not a JSON web key. `unusable`: a valid one, but not for this purpose. Neither reveals any part of it.
 */
export type ReadKey<K> =
  | { readonly ok: true; readonly key: K }
  | { readonly ok: false; readonly trouble: 'malformed' | 'unusable'; readonly why: Message };

/** Parses a key to verify signatures (RFC 7517). */
export async function readPublicKey(jwk: JsonObject): Promise<ReadKey<PublicKey>> {
  const trouble = troubleWith(jwk, 'verify');
  if (trouble) return trouble;
  const key = await imported(jwk, false);
  if (!key) return malformed(envelopeMessages.pointOffCurve);
  if (jwk['d'] !== undefined) return unusable(envelopeMessages.privateForPublic);
  const from = moment(jwk['valid_from'], -Infinity);
  const until = moment(jwk['valid_until'], Infinity);
  if (from === undefined || until === undefined) return malformed(envelopeMessages.validityInstants);
  const isValidAt = (seconds: number | undefined) =>
    seconds === undefined
      ? from === -Infinity && until === Infinity
      : seconds * 1000 >= from && seconds * 1000 <= until;
  return { ok: true, key: { kid: kidOf(jwk), key, isValidAt } };
}

/** Parses a key to sign with. */
export async function readPrivateKey(jwk: JsonObject): Promise<ReadKey<PrivateKey>> {
  const trouble = troubleWith(jwk, 'sign');
  if (trouble) return trouble;
  const publicKey = await imported(jwk, false);
  if (!publicKey) return malformed(envelopeMessages.pointOffCurve);
  if (jwk['d'] === undefined) return unusable(envelopeMessages.publicForPrivate);
  const key = await imported(jwk, true);
  if (!key) return malformed(envelopeMessages.secretOutOfRange);
  const kid = kidOf(jwk);
  if (kid === undefined) return unusable(envelopeMessages.withoutKid);
  return { ok: true, key: { kid, key, publicKey } };
}

/** Required members by key type (RFC 7518, 6). */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  EC: ['crv', 'x', 'y'],
  RSA: ['n', 'e'],
  OKP: ['crv', 'x'],
  oct: ['k'],
};
const COORDINATE_BYTES = 32;

function troubleWith(jwk: JsonObject, purpose: 'sign' | 'verify'): ReadKey<never> | undefined {
  const { kty, alg, kid, d } = jwk;
  const parts = typeof kty === 'string' && Object.hasOwn(PARTS, kty) ? PARTS[kty] : undefined;
  if (!parts) return malformed(envelopeMessages.wrongKeyType);
  const missing = parts.find((name) => typeof jwk[name] !== 'string' || jwk[name] === '');
  if (missing !== undefined) return malformed(envelopeMessages.memberMissing({ missing }));
  const wrong = ['alg', 'kid', 'd'].find((name) => jwk[name] !== undefined && typeof jwk[name] !== 'string');
  if (wrong !== undefined) return malformed(envelopeMessages.memberNotText({ wrong }));
  if (kty === 'RSA' && d !== undefined && typeof jwk['p'] !== 'string')
    return malformed(envelopeMessages.memberMissing({ missing: 'p' }));
  if (kty !== 'EC' || jwk['crv'] !== 'P-256') return unusable(envelopeMessages.wrongCurve);
  const bad = ['x', 'y', 'd'].find((name) => jwk[name] !== undefined && !isCoordinate(jwk[name] as string));
  if (bad !== undefined) return malformed(envelopeMessages.memberNotBytes({ bad, coordinateBytes: COORDINATE_BYTES }));
  if (alg !== undefined && alg !== '' && alg !== SIGNATURE_ALGORITHM) {
    return unusable(envelopeMessages.otherAlgorithm({ signatureAlgorithm: SIGNATURE_ALGORITHM }));
  }
  if (kid !== undefined && (kid as string).length > 1000) return malformed(envelopeMessages.kidTooLong);
  return isMeantFor(purpose, jwk) ? undefined : unusable(envelopeMessages.notForSignatures);
}

/**
 * The declared use of a key (RFC 7517, 4.2 and 4.3). A key with a signature algorithm is for signatures whatever its
 * `use`, as in the reference service; its `key_ops` are still enforced.
 */
function isMeantFor(purpose: 'sign' | 'verify', { use, key_ops: operations, alg }: JsonObject): boolean {
  if (isGiven(operations) && !(Array.isArray(operations) && operations.includes(purpose))) return false;
  return !isGiven(use) || use === 'sig' || alg === SIGNATURE_ALGORITHM;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function isCoordinate(text: string): boolean {
  return decodeBase64url(text)?.length === COORDINATE_BYTES;
}

/** Only the numbers are passed to the platform: the use is checked here, equally on every platform. */
async function imported(jwk: JsonObject, secret: boolean): Promise<CryptoKey | undefined> {
  const { x, y, d } = jwk as { readonly x: string; readonly y: string; readonly d: string };
  const numbers = { kty: 'EC', crv: 'P-256', x, y } as const;
  try {
    return await importJWK(secret ? { ...numbers, d } : numbers, SIGNATURE_ALGORITHM);
  } catch (error) {
    if (NUMBER_TROUBLE.has((error as Error).name)) return undefined;
    throw error;
  }
}

/** Platform errors for invalid numbers; everything else is a bug or a missing feature. */
const NUMBER_TROUBLE: ReadonlySet<string> = new Set(['DataError', 'OperationError', 'SyntaxError']);

function kidOf(jwk: JsonObject): string | undefined {
  const { kid } = jwk as { readonly kid?: string };
  return kid === '' ? undefined : kid;
}

function moment(value: unknown, absent: number): number | undefined {
  if (value === undefined || value === null || value === '') return absent;
  const instant = typeof value === 'string' ? parseTimestamp(value) : undefined;
  return instant === undefined ? undefined : Date.parse(instant);
}

function malformed(why: Message): ReadKey<never> {
  return { ok: false, trouble: 'malformed', why };
}

function unusable(why: Message): ReadKey<never> {
  return { ok: false, trouble: 'unusable', why };
}
