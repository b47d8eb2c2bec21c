import { createHash, createPublicKey, verify as rawVerify } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { canonicalJson } from '../core/json/canonical.ts';
import type { KeyPair } from '../envelope/key-pair.ts';
import { handmade } from '../../testing/signing/handmade.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
const NOW = '2026-01-15T10:00:00.900Z';
let count = 0;
const context = {
  now: () => new Date(NOW),
  newId: () => `019f9a11-4c7b-7dde-9f11-${String(++count).padStart(12, '0')}`,
};

const MESSAGE: JsonObject = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Grüße <&>' };
const ENVELOPE = 'https://gobl.org/draft-0/envelope';

interface Signed extends JsonObject {
  readonly head: JsonObject & { readonly uuid: string; readonly dig: { readonly alg: string; readonly val: string } };
  readonly doc: JsonObject;
  readonly sigs: readonly string[];
}

let alice: KeyPair;
let bob: KeyPair;
let envelope: Signed;

beforeAll(async () => {
  alice = await engine.keygen(context);
  bob = await engine.keygen(context);
  envelope = await signed(MESSAGE, alice);
});

async function signed(data: JsonObject, { private: key }: KeyPair): Promise<Signed> {
  const outcome = await engine.sign({ data, privatekey: { ...key } }, context);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value as Signed;
}

/** `ok`, or the key of the error with the codes of its faults. */
async function verdict(data: JsonObject, publickey: object | undefined = alice.public): Promise<string> {
  const outcome = await engine.verify({ data, ...(publickey && { publickey: publickey as JsonObject }) });
  if (outcome.ok) return Object.entries(outcome.value).join() === 'ok,true' ? 'ok' : 'odd';
  return [outcome.error.key, ...outcome.error.faults.map(({ code }) => code)].join(' ');
}

function part(jws: string, index: number): unknown {
  return JSON.parse(Buffer.from(jws.split('.')[index] ?? '', 'base64url').toString());
}

function digest(doc: JsonObject) {
  return { alg: 'sha256', val: createHash('sha256').update(canonicalJson(doc)).digest('hex') };
}

describe('a pair of keys', () => {
  test('has the members of the format in their order, the secret only in the private half', () => {
    expect(Object.keys(alice.public)).toEqual(['use', 'kty', 'kid', 'crv', 'alg', 'x', 'y']);
    expect(Object.keys(alice.private)).toEqual(['use', 'kty', 'kid', 'crv', 'alg', 'x', 'y', 'd']);
    expect(alice.private).toMatchObject({ ...alice.public, use: 'sig', kty: 'EC', crv: 'P-256', alg: 'ES256' });
    expect([alice.public.x, alice.public.y, alice.private.d].map((text) => text.length)).toEqual([43, 43, 43]);
  });

  test('is fresh every time', () => {
    expect(alice.private.d).not.toBe(bob.private.d);
    expect(alice.public.kid).not.toBe(bob.public.kid);
  });
});

describe('signing', () => {
  test('wraps a bare document and signs identifier, digest and time of the header', () => {
    expect(Object.keys(envelope)).toEqual(['$schema', 'head', 'doc', 'sigs']);
    const [jws = ''] = envelope.sigs;
    expect(JSON.stringify(part(jws, 0))).toBe(`{"alg":"ES256","kid":"${alice.public.kid}"}`);
    const { uuid, dig } = envelope.head;
    expect(JSON.stringify(part(jws, 1))).toBe(
      `{"uuid":"${uuid}","dig":{"alg":"sha256","val":"${dig.val}"},"iat":${Date.parse('2026-01-15T10:00:00Z') / 1000}}`,
    );
    expect(dig).toEqual(digest(envelope.doc));
  });

  test('makes what any other JOSE tool verifies', () => {
    const [header, payload, mark = ''] = (envelope.sigs[0] ?? '').split('.');
    const key = createPublicKey({ key: { ...alice.public }, format: 'jwk' });
    const bytes = Buffer.from(mark, 'base64url');
    expect(bytes.length).toBe(64);
    const input = Buffer.from(`${header}.${payload}`);
    expect(rawVerify('sha256', input, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  });

  test('keeps header and earlier signatures of an envelope', async () => {
    const twice = await signed({ ...envelope, head: { ...envelope.head, notes: 'Seen.' } }, bob);
    expect(twice.head).toEqual({ ...envelope.head, notes: 'Seen.' });
    expect(twice.sigs).toHaveLength(2);
    expect(twice.sigs[0]).toBe(envelope.sigs[0]);
  });

  test('takes template and type as building does', async () => {
    const request = {
      data: {},
      template: { content: 'Hello' },
      type: 'note.Message',
      privatekey: { ...alice.private },
    };
    expect(await engine.sign(request, context)).toMatchObject({ ok: true, value: { doc: { content: 'Hello' } } });
  });

  test('returns no envelope that breaks a rule', async () => {
    const draft = {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $regime: 'ES',
      supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
      customer: { name: 'Café Central' },
      lines: [{ quantity: '1', item: { name: 'Chair', price: '10' } }],
    };
    const outcome = await engine.sign({ data: draft, privatekey: { ...alice.private } }, context);
    expect(outcome).toMatchObject({
      ok: false,
      error: { key: 'validation', faults: [{ code: 'GOBL-ENVELOPE-13', properties: ['$'] }] },
    });
    expect(JSON.stringify(outcome)).not.toContain('sigs');
  });

  test('refuses a document whose figures cannot be worked out, with a key or without', async () => {
    const draft = {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      supplier: { name: 'Marta Soler' },
      lines: [{ quantity: '1', item: { name: 'Chair', price: '10' } }],
    };
    const expected = { ok: false, error: { key: 'calculation', faults: [{ code: 'ASSAY-CALC-CURRENCY' }] } };
    expect(await engine.sign({ data: draft, privatekey: { ...alice.private } }, context)).toMatchObject(expected);
    expect(await engine.sign({ data: draft }, context)).toMatchObject(expected);
  });

  test('says of a key whether it is unsound or of no use', async () => {
    const said = async (privatekey: JsonObject) => {
      const outcome = await engine.sign({ data: MESSAGE, privatekey }, context);
      return outcome.ok ? '' : outcome.error.message;
    };
    expect(await said({ ...alice.private, x: 'AAAA' })).toMatch(/^The key in `privatekey` is not valid: /);
    expect(await said({ ...alice.private, use: 'enc', alg: '' })).toMatch(/^The key in `privatekey` cannot be used: /);
  });

  const { $schema: _, ...untyped } = MESSAGE;
  test.each<[string, JsonObject, (key: JsonObject) => JsonObject | undefined, string]>([
    ['no key', MESSAGE, () => undefined, 'input'],
    ['an empty key', MESSAGE, () => ({}), 'input'],
    ['a key without coordinates', MESSAGE, () => ({ kty: 'EC' }), 'input'],
    ['a coordinate that is too short', MESSAGE, (key) => ({ ...key, x: 'AAAA' }), 'input'],
    ['a point off the curve', MESSAGE, (key) => ({ ...key, x: key['y'] as string }), 'input'],
    ['a secret number that is no text', MESSAGE, (key) => ({ ...key, d: 5 }), 'input'],
    ['half an RSA key', MESSAGE, () => ({ kty: 'RSA', n: 'AQAB', e: 'AQAB', d: 'AQAB' }), 'input'],
    ['a public key', MESSAGE, ({ d: _, ...key }) => key, 'signature'],
    ['a key without id', MESSAGE, ({ kid: _, ...key }) => key, 'signature'],
    ['a key on another curve', MESSAGE, (key) => ({ ...key, crv: 'P-384' }), 'signature'],
    ['a key for another algorithm', MESSAGE, (key) => ({ ...key, alg: 'ES384' }), 'signature'],
    ['a key for encryption', MESSAGE, ({ alg: _, ...key }) => ({ ...key, use: 'enc' }), 'signature'],
    ['a key for verifying alone', MESSAGE, (key) => ({ ...key, key_ops: ['verify'] }), 'signature'],
    ['a symmetric key', MESSAGE, () => ({ kty: 'oct', k: 'AQAB' }), 'signature'],
    ['no key and no type either', untyped, () => undefined, 'unknown-schema'],
    ['a public key and no type', untyped, ({ d: _, ...key }) => key, 'unknown-schema'],
    ['an empty key and no type', untyped, () => ({}), 'input'],
    ['an envelope without document', { $schema: ENVELOPE, head: {} }, (key) => key, 'no-document'],
  ])('is refused with %s', async (_, data, change, key) => {
    const privatekey = change({ ...alice.private });
    const outcome = await engine.sign({ data, ...(privatekey && { privatekey }) }, context);
    expect(outcome).toMatchObject({ ok: false, error: { key } });
    expect(JSON.stringify(outcome)).not.toContain(alice.private.d);
  });

  test('is refused when the halves of the key do not belong together', async () => {
    const privatekey = { ...alice.private, d: bob.private.d };
    const outcome = await engine.sign({ data: MESSAGE, privatekey }, context).catch(() => 'thrown');
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).not.toContain(bob.private.d);
  });
});

describe('verifying', () => {
  test('accepts what was signed here', async () => {
    expect(await verdict(envelope)).toBe('ok');
  });

  test('accepts what was signed elsewhere, with members of its own', async () => {
    const { uuid, dig } = envelope.head;
    const payload = { uuid, dig, iss: 'gobl:example.com', iat: 1, scope: 'verified' };
    const header = { alg: 'ES256', kid: alice.public.kid, jku: 'https://example.com/keys' };
    expect(await verdict({ ...envelope, sigs: [handmade(payload, alice, header)] })).toBe('ok');
  });

  test.each<[string, (signed: Signed) => JsonObject]>([
    ['stamps', ({ head }) => ({ head: { ...head, stamps: [{ prv: 'es-verifactu', val: 'x' }] } })],
    ['notes, tags and meta', ({ head }) => ({ head: { ...head, notes: 'n', tags: ['t'], meta: { key: 'v' } } })],
    ['the order of members', ({ doc }) => ({ doc: Object.fromEntries(Object.entries(doc).reverse()) })],
    ['empty members of the header', ({ head }) => ({ head: { ...head, links: [], tags: null, notes: '' } })],
    ['a signature that stands twice', ({ sigs }) => ({ sigs: [...sigs, ...sigs] })],
    ['white space around a signature', ({ sigs }) => ({ sigs: sigs.map((jws) => ` ${jws}\n`) })],
  ])('does not mind %s', async (_, change) => {
    expect(await verdict({ ...envelope, ...change(envelope) })).toBe('ok');
  });

  test.each<[string, (signed: Signed) => JsonObject, string]>([
    ['document', ({ doc }) => ({ doc: { ...doc, content: 'Other' } }), 'validation GOBL-ENVELOPE-11'],
    ['digest', ({ head }) => ({ head: { ...head, dig: digest({}) } }), 'validation GOBL-ENVELOPE-11'],
    [
      'document and digest',
      ({ head, doc }) => ({
        doc: { ...doc, content: 'Other' },
        head: { ...head, dig: digest({ ...doc, content: 'Other' }) },
      }),
      'digest ASSAY-SIGNATURE-DIGEST ASSAY-SIGNATURE-DOCUMENT',
    ],
    [
      'document, with the rule silenced',
      ({ head, doc }) => ({
        doc: { ...doc, content: 'Other' },
        head: { ...head, ignore: ['GOBL-ENVELOPE-11'] },
      }),
      'digest ASSAY-SIGNATURE-DOCUMENT',
    ],
    [
      'document taken away, with the rules silenced',
      ({ head }) => ({
        doc: null,
        head: { ...head, ignore: ['GOBL-ENVELOPE-03', 'GOBL-ENVELOPE-11', 'GOBL-ENVELOPE-13'] },
      }),
      'digest ASSAY-SIGNATURE-DOCUMENT',
    ],
    [
      'identifier',
      ({ head }) => ({ head: { ...head, uuid: '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' } }),
      'signature ASSAY-SIGNATURE-HEADER',
    ],
    ['payload', ({ sigs }) => ({ sigs: [withPart(sigs[0] ?? '', 1, '{"uuid":""}')] }), 'signature ASSAY-SIGNATURE-KEY'],
    ['no signature', () => ({ sigs: [] }), 'signature'],
    ['signature that is none', () => ({ sigs: ['abc'] }), 'input ASSAY-INPUT-TEXT'],
    [
      'signature without algorithm',
      ({ sigs }) => ({ sigs: [withPart(sigs[0] ?? '', 0, '{"alg":"none"}')] }),
      'input ASSAY-INPUT-TEXT',
    ],
    [
      'signature by a shared secret',
      ({ sigs }) => ({ sigs: [withPart(sigs[0] ?? '', 0, '{"alg":"HS256"}')] }),
      'input ASSAY-INPUT-TEXT',
    ],
    [
      'hundred and one signatures',
      ({ sigs }) => ({ sigs: Array<string>(101).fill(sigs[0] ?? '') }),
      'input ASSAY-INPUT-SIZE',
    ],
  ])('refuses a changed or bad %s', async (_, change, expected) => {
    expect(await verdict({ ...envelope, ...change(envelope) })).toBe(expected);
  });

  test('refuses a signature over something else than a header', async () => {
    const sigs = [handmade({ uuid: envelope.head.uuid, dig: 'sha256' }, alice)];
    expect(await verdict({ ...envelope, sigs })).toBe('signature ASSAY-SIGNATURE-CONTENT');
  });

  test('refuses a sound signature of another envelope', async () => {
    const other = await signed({ ...MESSAGE, content: 'Other' }, alice);
    expect(await verdict({ ...envelope, sigs: other.sigs })).toMatch(/^signature ASSAY-SIGNATURE-HEADER/);
  });

  test('takes the key of any signer, and nobody else’s', async () => {
    const twice = await signed(envelope, bob);
    const carol = await engine.keygen(context);
    expect(await verdict(twice, alice.public)).toBe('ok');
    expect(await verdict(twice, bob.public)).toBe('ok');
    expect(await verdict(twice, carol.public)).toBe('signature');
  });

  test('requires every signature made with the key to be valid', async () => {
    const { uuid } = envelope.head;
    const stale = handmade({ uuid, dig: digest({}), iat: 1 }, alice);
    const sigs = [...envelope.sigs, stale];
    expect(await verdict({ ...envelope, sigs })).toBe('digest ASSAY-SIGNATURE-DIGEST ASSAY-SIGNATURE-DOCUMENT');
    expect(
      await verdict({ ...envelope, sigs: [...sigs, handmade({ uuid, dig: envelope.head.dig }, bob)] }, bob.public),
    ).toBe('ok');
  });

  test.each<[string, (key: JsonObject) => object | undefined, string]>([
    ['no key', () => undefined, 'input ASSAY-INPUT-MISSING'],
    ['an empty key', () => ({}), 'input ASSAY-INPUT-KEY'],
    ['a coordinate that is too short', (key) => ({ ...key, x: 'AAAA' }), 'input ASSAY-INPUT-KEY'],
    ['a point off the curve', (key) => ({ ...key, x: key['y'] }), 'input ASSAY-INPUT-KEY'],
    ['the private key', () => alice.private, 'signature ASSAY-INPUT-KEY'],
    ['an RSA key', () => ({ kty: 'RSA', n: 'AQAB', e: 'AQAB' }), 'signature ASSAY-INPUT-KEY'],
    [
      'a key that was not valid yet',
      (key) => ({ ...key, valid_from: '2026-01-16T00:00:00Z' }),
      'signature ASSAY-SIGNATURE-TIME',
    ],
    [
      'a key that was not valid any more',
      (key) => ({ ...key, valid_until: '2026-01-15T09:00:00Z' }),
      'signature ASSAY-SIGNATURE-TIME',
    ],
    ['a key valid from some day', (key) => ({ ...key, valid_from: 'some day' }), 'input ASSAY-INPUT-KEY'],
    [
      'a key valid then',
      (key) => ({ ...key, valid_from: '2026-01-01T00:00:00Z', valid_until: '2027-01-01T00:00:00Z' }),
      'ok',
    ],
    ['a key without id', ({ kid: _, ...key }) => key, 'ok'],
    ['the key under another id', (key) => ({ ...key, kid: 'other' }), 'ok'],
    ['a key with members of its own', (key) => ({ ...key, use: 'enc', extra: 1 }), 'ok'],
    ['a key for encryption', ({ alg: _, ...key }) => ({ ...key, use: 'enc' }), 'signature ASSAY-INPUT-KEY'],
    ['a key for other operations', (key) => ({ ...key, key_ops: ['encrypt'] }), 'signature ASSAY-INPUT-KEY'],
    ['a key for signing alone', (key) => ({ ...key, key_ops: ['sign'] }), 'signature ASSAY-INPUT-KEY'],
    ['a key for operations that are no list', (key) => ({ ...key, key_ops: 'verify' }), 'signature ASSAY-INPUT-KEY'],
    ['a key for this operation', (key) => ({ ...key, key_ops: ['verify'] }), 'ok'],
  ])('with %s', async (_, change, expected) => {
    const publickey = change({ ...alice.public });
    const outcome = await engine.verify({ data: envelope, ...(publickey && { publickey: publickey as JsonObject }) });
    const seen = outcome.ok ? 'ok' : [outcome.error.key, ...outcome.error.faults.map(({ code }) => code)].join(' ');
    expect(seen).toBe(expected);
    expect(JSON.stringify(outcome)).not.toContain(alice.private.d);
  });

  test('finds what a bare document lacks', async () => {
    expect(await verdict(MESSAGE)).toBe('validation GOBL-ENVELOPE-11 GOBL-ENVELOPE-02 GOBL-ENVELOPE-03');
  });
});

describe('examining tells of each signature', () => {
  async function reports(data: JsonObject, publickey?: object) {
    const outcome = await engine.examineSignatures({ data, ...(publickey && { publickey: publickey as JsonObject }) });
    if (!outcome.ok) throw new Error(outcome.error.message);
    return outcome.value;
  }

  test('who made it when, over what', async () => {
    const { uuid, dig } = envelope.head;
    expect(await reports(envelope, alice.public)).toEqual([
      {
        index: 0,
        kid: alice.public.kid,
        signedAt: '2026-01-15T10:00:00.000Z',
        verdict: 'sound',
        differs: [],
        content: { uuid, dig, iat: Date.parse('2026-01-15T10:00:00Z') / 1000 },
      },
    ]);
  });

  test('without a time if the signature has none', async () => {
    const { uuid, dig } = envelope.head;
    const sigs = [handmade({ uuid, dig }, alice, { alg: 'ES256' })];
    const content = { uuid, dig, iat: undefined };
    expect(await reports({ ...envelope, sigs })).toStrictEqual([
      { index: 0, verdict: 'unchecked', differs: [], content },
    ]);
    // Neither the key nor the signature has an id; two missing ids do not match.
    const { kid: _, ...nameless } = bob.public;
    expect((await reports({ ...envelope, sigs }, nameless))[0]?.verdict).toBe('foreign');
  });

  test('its verdict, and what differs', async () => {
    const sigs = [
      ...envelope.sigs,
      handmade({ uuid: 'other', dig: digest({}) }, alice),
      handmade({ uuid: envelope.head.uuid, dig: envelope.head.dig }, bob),
      handmade(5, bob, { alg: 'ES256', kid: alice.public.kid }),
    ];
    const seen = async (key?: object) =>
      (await reports({ ...envelope, sigs }, key)).map(({ verdict: found, differs }) => [found, ...differs].join(' '));
    expect(await seen(alice.public)).toEqual(['sound', 'broken header digest document', 'foreign', 'forged content']);
    expect(await seen()).toEqual(['unchecked', 'unchecked header digest document', 'unchecked', 'unchecked content']);
  });

  test('that there is none', async () => {
    expect(await reports({ $schema: ENVELOPE })).toEqual([]);
  });
});

function withPart(jws: string, index: number, json: string): string {
  const parts = jws.split('.');
  parts[index] = Buffer.from(json).toString('base64url');
  return parts.join('.');
}

test('an invoice in an envelope knows its regime as soon as it is read, yet the text without it is not the one signed', async () => {
  const invoice = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: 'F-1',
    issue_date: '2026-01-15',
    supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
    customer: { name: 'Café Central' },
    lines: [{ quantity: '1', item: { name: 'Chair', price: '10' } }],
  };
  const bill = await signed(invoice, alice);
  const { $regime, ...doc } = bill.doc;
  expect($regime).toBe('ES');
  expect(engine.validate({ data: { ...bill, doc } }).ok).toBe(true);
  expect(await verdict({ ...bill, doc })).toBe('digest ASSAY-SIGNATURE-TEXT');
});
