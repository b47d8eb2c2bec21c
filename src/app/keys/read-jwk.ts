import type { JsonWebKey } from '../../api/schemas/signing.ts';
import type { KeyRecord } from '../state/keys-slice.ts';
import { thumbprintOf } from './thumbprint.ts';
import { keysTexts } from '../texts/en/keys.ts';

export type ReadJwk = { readonly ok: true; readonly key: KeyRecord } | { readonly ok: false; readonly why: string };

const COORDINATE = /^[\w-]{43}$/;

/** Reads the text of a public or private JWK. Error messages contain no part of the key. */
export function readJwk(text: string): ReadJwk {
  const jwk = parsed(text);
  if (!jwk) return refused(keysTexts.notAnObject);
  if (Array.isArray(jwk['keys'])) return refused(keysTexts.keySet);
  const { kty, crv, x, y, d, kid, name } = jwk;
  if (kty !== 'EC' || crv !== 'P-256') return refused(keysTexts.wrongAlgorithm);
  if (!isCoordinate(x) || !isCoordinate(y)) return refused(keysTexts.wrongCoordinates);
  if (d !== undefined && !isCoordinate(d)) return refused(keysTexts.wrongPrivateKey);
  if (kid !== undefined && typeof kid !== 'string') return refused(keysTexts.wrongKeyId);
  const publicKey: JsonWebKey = { kty, ...(kid ? { kid } : {}), crv, alg: 'ES256', use: 'sig', x, y };
  const key = keyOf(publicKey, d === undefined ? undefined : { ...publicKey, d });
  const called = typeof name === 'string' ? keyNameIn(name) : '';
  return { ok: true, key: called === '' ? key : { ...key, name: called } };
}

/** Longest name of a key, in UTF-16 code units. */
const LONGEST_NAME = 60;

/** A name as it is kept: on one line, without blanks around it. */
export function keyNameIn(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}

/** The record of a valid key. */
export function keyOf(publicKey: JsonWebKey, privateKey: JsonWebKey | undefined): KeyRecord {
  return { id: thumbprintOf(publicKey), kid: publicKey.kid, publicKey, privateKey, remembered: false };
}

/** The record of a new pair. */
export function newPairOf(publicKey: JsonWebKey, privateKey: JsonWebKey): KeyRecord {
  return { ...keyOf(publicKey, privateKey), unsaved: true };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isCoordinate(value: unknown): value is string {
  return typeof value === 'string' && COORDINATE.test(value);
}

function refused(why: string): ReadJwk {
  return { ok: false, why };
}
