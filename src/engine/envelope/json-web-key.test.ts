import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { ReadKey } from './json-web-key.ts';
import { readPrivateKey, readPublicKey } from './json-web-key.ts';
import { newKeyPair } from './key-pair.ts';

type Members = Readonly<Record<string, Json | undefined>>;
type Verdict = 'ok' | 'malformed' | 'unusable';

let privateJwk: JsonObject;
let publicJwk: JsonObject;

beforeAll(async () => {
  const pair = await newKeyPair('k1');
  privateJwk = { ...pair.private };
  publicJwk = { ...pair.public };
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A key with changed members; undefined removes one. */
function changed(jwk: JsonObject, members: Members): JsonObject {
  return Object.fromEntries(
    Object.entries({ ...jwk, ...members }).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

function verdict(read: ReadKey<unknown>): Verdict {
  return read.ok ? 'ok' : read.trouble;
}

/** Base64url of this many bytes. */
const bytes = (count: number, byte = 1) => Buffer.alloc(count, byte).toString('base64url');

test('a fresh pair is made for signatures and named as asked', () => {
  expect(publicJwk).toEqual({
    use: 'sig',
    kty: 'EC',
    kid: 'k1',
    crv: 'P-256',
    alg: 'ES256',
    x: publicJwk['x'],
    y: publicJwk['y'],
  });
  expect(privateJwk).toEqual({ ...publicJwk, d: privateJwk['d'] });
  for (const name of ['x', 'y', 'd']) expect(Buffer.from(privateJwk[name] as string, 'base64url')).toHaveLength(32);
});

describe.each([
  ['a public key', readPublicKey, () => publicJwk, 'verify'],
  ['a private key', readPrivateKey, () => privateJwk, 'sign'],
] as const)('%s', (_, readKey, given, operation) => {
  const read = async (members: Members): Promise<Verdict> => verdict(await readKey(changed(given(), members)));

  test.each<[string, Members, Verdict]>([
    ['as it was made', {}, 'ok'],
    ['without a type', { kty: undefined }, 'malformed'],
    ['of a type that is no text', { kty: ['EC'] }, 'malformed'],
    ['of an unknown type', { kty: 'AKP' }, 'malformed'],
    ['of a type that every object has as a member', { kty: 'toString' }, 'malformed'],
    ['without its curve', { crv: undefined }, 'malformed'],
    ['with an empty curve', { crv: '' }, 'malformed'],
    ['with an empty coordinate', { x: '' }, 'malformed'],
    ['without a coordinate', { y: undefined }, 'malformed'],
    ['with a coordinate that is no text', { y: 5 }, 'malformed'],
    ['for an algorithm that is no text', { alg: null }, 'malformed'],
    ['by an id that is no text', { kid: 7 }, 'malformed'],
    ['with a secret that is no text', { d: 7 }, 'malformed'],
    ['on another curve', { crv: 'P-384' }, 'unusable'],
    ['on another curve, and malformed by the measure of ours', { crv: 'P-384', x: bytes(48) }, 'unusable'],
    ['of another type on the same curve', { kty: 'OKP' }, 'unusable'],
    ['with a shared secret', { kty: 'oct', k: 'AQAB' }, 'unusable'],
    ['with a shared secret that is missing', { kty: 'oct' }, 'malformed'],
    ['of RSA without its secret', { kty: 'RSA', n: 'AQAB', e: 'AQAB', d: undefined }, 'unusable'],
    ['of RSA without exponent', { kty: 'RSA', n: 'AQAB' }, 'malformed'],
    ['of RSA without primes', { kty: 'RSA', n: 'AQAB', e: 'AQAB', d: 'AQAB' }, 'malformed'],
    ['of RSA with all of them', { kty: 'RSA', n: 'AQAB', e: 'AQAB', d: 'AQAB', p: 'AQAB' }, 'unusable'],
    ['with a coordinate of 31 bytes', { x: bytes(31) }, 'malformed'],
    ['with a coordinate of 33 bytes', { y: bytes(33) }, 'malformed'],
    ['with a coordinate that is no base64url', { y: '+'.repeat(43) }, 'malformed'],
    ['with a secret of 31 bytes', { d: bytes(31) }, 'malformed'],
    ['of a point that is not on the curve', { x: bytes(32) }, 'malformed'],
    ['for no algorithm', { alg: undefined }, 'ok'],
    ['for an empty algorithm', { alg: '' }, 'ok'],
    ['for another algorithm', { alg: 'ES384' }, 'unusable'],
    ['for another algorithm, and malformed', { alg: 'ES384', y: bytes(31) }, 'malformed'],
    ['by an id of 1000 characters', { kid: 'k'.repeat(1000) }, 'ok'],
    ['by an id of 1001 characters', { kid: 'k'.repeat(1001) }, 'malformed'],
    ['for encryption', { alg: undefined, use: 'enc' }, 'unusable'],
    ['for signatures', { alg: undefined, use: 'sig' }, 'ok'],
    ['for no use', { alg: undefined, use: undefined }, 'ok'],
    ['for an empty use', { alg: undefined, use: '' }, 'ok'],
    ['for a use of null', { alg: undefined, use: null }, 'ok'],
    ['for encryption by the algorithm of signatures', { use: 'enc' }, 'ok'],
    ['for this operation', { key_ops: [operation] }, 'ok'],
    ['for this operation among others', { key_ops: ['encrypt', operation] }, 'ok'],
    ['for another operation', { key_ops: ['encrypt'] }, 'unusable'],
    ['for no operation at all', { key_ops: [] }, 'unusable'],
    ['for operations that are no list', { key_ops: operation }, 'unusable'],
    ['for operations of null', { key_ops: null }, 'ok'],
  ])('%s', async (_, members, expected) => {
    expect(await read(members)).toBe(expected);
  });

  test.each(['DataError', 'OperationError', 'SyntaxError'])(
    'that the platform refuses by a %s is malformed',
    async (name) => {
      vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', name));
      expect(await read({})).toBe('malformed');
    },
  );

  test('is not judged where the platform lacks the means', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    await expect(read({})).rejects.toMatchObject({ name: 'NotSupportedError' });
  });
});

describe('the halves of a pair', () => {
  test.each<[string, () => Promise<ReadKey<unknown>>, Verdict]>([
    ['a private one to verify with', () => readPublicKey(privateJwk), 'unusable'],
    ['a public one to sign with', () => readPrivateKey(publicJwk), 'unusable'],
    ['the same of a point that is none', () => readPublicKey(changed(privateJwk, { x: bytes(32) })), 'malformed'],
    [
      'one to verify with and a secret that is none',
      () => readPublicKey(changed(privateJwk, { d: bytes(32, 0) })),
      'unusable',
    ],
    [
      'one to sign with of a point that is none',
      () => readPrivateKey(changed(publicJwk, { x: bytes(32) })),
      'malformed',
    ],
    ['one to sign with without id', () => readPrivateKey(changed(privateJwk, { kid: undefined })), 'unusable'],
    ['one to sign with an empty id', () => readPrivateKey(changed(privateJwk, { kid: '' })), 'unusable'],
    ['one to verify with without id', () => readPublicKey(changed(publicJwk, { kid: undefined })), 'ok'],
    ['a secret number of 0', () => readPrivateKey(changed(privateJwk, { d: bytes(32, 0) })), 'malformed'],
    ['a secret number beyond the order', () => readPrivateKey(changed(privateJwk, { d: bytes(32, 255) })), 'malformed'],
  ])('%s', async (_, read, expected) => {
    expect(verdict(await read())).toBe(expected);
  });

  test('keep the id, an empty one being none', async () => {
    expect(await readPublicKey(publicJwk)).toMatchObject({ key: { kid: 'k1' } });
    expect(await readPrivateKey(privateJwk)).toMatchObject({ key: { kid: 'k1' } });
    expect(await readPublicKey(changed(publicJwk, { kid: '' }))).toMatchObject({ key: { kid: undefined } });
  });

  test('are for one operation each', async () => {
    const read = await readPrivateKey(privateJwk);
    const usages = read.ok && [read.key.key, read.key.publicKey].map((key) => [key.type, ...key.usages]);
    expect(usages).toEqual([
      ['private', 'sign'],
      ['public', 'verify'],
    ]);
  });
});

describe('the time of a key', () => {
  const FROM = '2026-01-01T00:00:00Z';
  const UNTIL = '2026-12-31T23:59:59Z';
  const first = Date.parse(FROM) / 1000;
  const last = Date.parse(UNTIL) / 1000;

  test.each<[string, Members, readonly (number | undefined)[], readonly (number | undefined)[]]>([
    ['without bounds', {}, [undefined, 0, first, last, 1e11], []],
    ['with empty bounds', { valid_from: '', valid_until: null }, [undefined, 0, 1e11], []],
    ['from', { valid_from: FROM }, [first, 1e11], [undefined, 0, first - 1]],
    ['until', { valid_until: UNTIL }, [0, last], [undefined, last + 1, 1e11]],
    ['from and until', { valid_from: FROM, valid_until: UNTIL }, [first, last], [undefined, first - 1, last + 1]],
  ])('%s', async (_, bounds, valid, invalid) => {
    const read = await readPublicKey(changed(publicJwk, bounds));
    if (!read.ok) throw new Error(read.why.text);
    expect(valid.filter((seconds) => !read.key.isValidAt(seconds))).toEqual([]);
    expect(invalid.filter((seconds) => read.key.isValidAt(seconds))).toEqual([]);
  });

  test.each<Members>([
    { valid_from: 'some day' },
    { valid_until: 'some day' },
    { valid_from: 1767225600 },
    { valid_until: '2026-01-01' },
    { valid_from: ['2026-01-01T00:00:00Z'] },
  ])('%j is none', async (bounds) => {
    expect(verdict(await readPublicKey(changed(publicJwk, bounds)))).toBe('malformed');
  });
});
