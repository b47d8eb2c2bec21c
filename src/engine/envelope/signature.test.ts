import { CompactSign } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../core/json/json.ts';
import { handmade } from '../../testing/signing/handmade.ts';
import type { PrivateKey } from './json-web-key.ts';
import { readPrivateKey } from './json-web-key.ts';
import type { KeyPair } from './key-pair.ts';
import { newKeyPair } from './key-pair.ts';
import { openSignature } from './open-signature.ts';
import { isMadeWith, signHeader } from './signature.ts';

const DIG = { alg: 'sha256', val: 'aa' };
const HEADER = { uuid: 'u', dig: DIG };
const MOMENT = new Date('2026-01-15T10:00:00.900Z');
const SECONDS = Date.parse('2026-01-15T10:00:00Z') / 1000;

let alice: KeyPair;
let key: PrivateKey;
let other: PrivateKey;

beforeAll(async () => {
  alice = await newKeyPair('alice');
  key = await privateKeyOf(alice);
  other = await privateKeyOf(await newKeyPair('bob'));
});

const signed = async () => (await signHeader(HEADER, key, MOMENT)) ?? '';

async function privateKeyOf(pair: KeyPair): Promise<PrivateKey> {
  const read = await readPrivateKey({ ...pair.private });
  if (!read.ok) throw new Error(read.why.text);
  return read.key;
}

const encoded = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('signing', () => {
  test('signs identifier, digest and whole seconds of the header, and nothing else of it', async () => {
    const more = { ...HEADER, dig: { ...DIG, more: 1 }, notes: 'x' };
    const [header, payload] = ((await signHeader(more, key, MOMENT)) ?? '').split('.');
    expect(header).toBe(encoded({ alg: 'ES256', kid: 'alice' }));
    expect(payload).toBe(encoded({ uuid: 'u', dig: DIG, iat: SECONDS }));
  });

  test('gives nothing when the halves of the key do not belong together', async () => {
    expect(await signHeader(HEADER, { ...key, publicKey: other.publicKey }, MOMENT)).toBeUndefined();
  });
});

describe('a signature is made with the key', () => {
  test('that made it, and with no other', async () => {
    const jws = await signed();
    expect(await isMadeWith(key.publicKey, jws)).toBe(true);
    expect(await isMadeWith(other.publicKey, jws)).toBe(false);
  });

  test('that made it, also when the payload says when it expires (release 0.503.0)', async () => {
    const payload = JSON.stringify({ uuid: 'u', dig: DIG, iat: SECONDS, exp: SECONDS + 1 });
    const jws = await new CompactSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .sign(key.key);
    expect(await isMadeWith(key.publicKey, jws)).toBe(true);
    expect(openSignature(jws).content).toEqual({ uuid: 'u', dig: DIG, iat: SECONDS });
  });

  test.each<[string, (parts: readonly [string, string, string]) => string]>([
    ['nothing', () => ''],
    ['no header', ([, payload, mark]) => `.${payload}.${mark}`],
    ['another payload', ([header, , mark]) => `${header}.${encoded({})}.${mark}`],
    ['two parts', ([header, payload]) => `${header}.${payload}`],
    ['four parts', (parts) => [...parts, 'AAAA'].join('.')],
    ['padding', (parts) => `${parts.join('.')}==`],
    ['spare bits', ([header, payload, mark]) => `${header}.${payload}.${withSpareBit(mark)}`],
  ])('but not with %s', async (_, change) => {
    const [header = '', payload = '', mark = ''] = (await signed()).split('.');
    expect(await isMadeWith(key.publicKey, change([header, payload, mark]))).toBe(false);
  });

  test.each<[string, object, boolean]>([
    ['of members that nobody has to understand', { jku: 'https://example.com' }, true],
    ['with extensions', { crit: ['exp'], exp: 1 }, false],
    ['with no extension, though the list is there', { crit: [] }, false],
    ['whose payload is not encoded', { crit: ['b64'], b64: false }, false],
    ['that speaks of the encoding of its payload', { b64: true }, false],
  ])('or a header %s', async (_, members, expected) => {
    expect(await isMadeWith(key.publicKey, handmade(HEADER, alice, { alg: 'ES256', ...members }))).toBe(expected);
  });

  test('and throws for a key of another use, which is a bug', async () => {
    await expect(isMadeWith(key.key, await signed())).rejects.toThrow(TypeError);
  });
});

/** The last digit of 64 bytes has four unused bits. */
function withSpareBit(mark: string): string {
  const changed = mark.slice(0, -1) + String.fromCharCode(mark.charCodeAt(mark.length - 1) + 1);
  expect(Buffer.from(changed, 'base64url')).toEqual(Buffer.from(mark, 'base64url'));
  return changed;
}

describe('what a signature says', () => {
  const HEAD = encoded({ alg: 'ES256', kid: 'k' });
  const said = { uuid: 'u', dig: DIG, iat: 1 };

  test('is its key and what it vouches for', async () => {
    expect(openSignature(await signed())).toEqual({ kid: 'alice', content: { ...HEADER, iat: SECONDS } });
  });

  test.each<[string, string, string | undefined]>([
    ['is named', HEAD, 'k'],
    ['is not named', encoded({ alg: 'ES256' }), undefined],
    ['is unknown where the header is none', 'AAAA', undefined],
  ])('the key %s', (_, header, kid) => {
    expect(openSignature(`${header}.${encoded(said)}.AA`)).toEqual({ kid, content: said });
  });

  test.each<[string, Json, Json | undefined]>([
    ['more than it needs', { ...said, scope: 'x', dig: { ...DIG, more: 1 } }, said],
    ['no time', { uuid: 'u', dig: DIG }, { uuid: 'u', dig: DIG, iat: undefined } as unknown as Json],
    ['a time of null', { ...said, iat: null }, { ...said, iat: undefined } as unknown as Json],
    ['the first of all seconds', { ...said, iat: 0 }, { ...said, iat: 0 }],
    ['a time that is a text', { ...said, iat: '1' }, undefined],
    ['no identifier', { dig: DIG, iat: 1 }, undefined],
    ['an identifier that is a number', { ...said, uuid: 1 }, undefined],
    ['no digest', { uuid: 'u', iat: 1 }, undefined],
    ['a digest that is a text', { ...said, dig: 'sha256' }, undefined],
    ['a digest without algorithm', { ...said, dig: { val: 'aa' } }, undefined],
    ['a digest without value', { ...said, dig: { alg: 'sha256' } }, undefined],
    ['a list', [1], undefined],
  ])('with %s', (_, payload, content) => {
    expect(openSignature(`${HEAD}.${encoded(payload)}.AA`)).toEqual({ kid: 'k', content });
  });

  test.each(['', 'x', '..', 'a.b.c'])('is nothing in %j', (text) => {
    expect(openSignature(text)).toEqual({ kid: undefined, content: undefined });
  });
});
