import { beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import { JsonNumber } from '../core/json/json.ts';
import type { KeyPair } from '../envelope/key-pair.ts';
import { handmade } from '../../testing/signing/handmade.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };
const MESSAGE: JsonObject = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Grüße' };
const ENVELOPE = 'https://gobl.org/draft-0/envelope';

interface Signed extends JsonObject {
  readonly head: JsonObject & { readonly uuid: string; readonly dig: JsonObject };
  readonly doc: JsonObject;
  readonly sigs: readonly string[];
}

let alice: KeyPair;
let envelope: Signed;

beforeAll(async () => {
  alice = await engine.keygen(context);
  envelope = await signed(MESSAGE);
});

async function signed(data: JsonObject): Promise<Signed> {
  const outcome = await engine.sign({ data, privatekey: { ...alice.private } }, context);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value as Signed;
}

/** `ok`, or the key of the error with the codes of its faults. */
async function verdict(data: JsonObject, publickey: JsonObject = { ...alice.public }): Promise<string> {
  const outcome = await engine.verify({ data, publickey });
  if (outcome.ok) return 'ok';
  return [outcome.error.key, ...outcome.error.faults.map(({ code }) => code)].join(' ');
}

describe('a text that is not what was signed is refused at its place', () => {
  const kept = { ...MESSAGE, meta: { key: 'v' } };
  let bill: Signed;
  beforeAll(async () => {
    bill = await signed(kept);
  });

  test.each<[string, (signed: Signed) => JsonObject, string]>([
    ['a member the type does not know', ({ doc }) => ({ doc: { ...doc, zzz_note: 'PAY TO' } }), '$.doc.zzz_note'],
    ['the same at the root', () => ({ zzz_note: 'PAY TO' }), '$.zzz_note'],
    ['the same in the header', ({ head }) => ({ head: { ...head, zzz_note: 'PAY TO' } }), '$.head.zzz_note'],
    [
      'the same in a stamp',
      ({ head }) => ({ head: { ...head, stamps: [{ prv: 'a', val: 'b', zzz: 1 }] } }),
      '$.head.stamps[0].zzz',
    ],
    ['a null', ({ doc }) => ({ doc: { ...doc, title: null } }), '$.doc.title'],
    ['an empty text', ({ doc }) => ({ doc: { ...doc, title: '' } }), '$.doc.title'],
    [
      'a name in capitals',
      ({ doc: { content = '', ...doc } }) => ({ doc: { ...doc, CONTENT: content } }),
      '$.doc.CONTENT',
    ],
    ['a second document', ({ doc }) => ({ DOC: { ...doc, content: 'Other' } }), '$.DOC'],
    ['the schema of the envelope', () => ({ $schema: 'https://example.com/envelope' }), '$.$schema'],
    ['an entry of nothing among the signatures', ({ sigs }) => ({ sigs: [...sigs, null] }), '$.sigs[1]'],
    ['an identifier in capitals', ({ head }) => ({ head: { ...head, uuid: head.uuid.toUpperCase() } }), '$.head.uuid'],
  ])('%s', async (_, change, path) => {
    const data = { ...bill, ...change(bill) };
    const outcome = await engine.verify({ data, publickey: { ...alice.public } });
    const faults = outcome.ok ? [] : outcome.error.faults;
    expect(faults.map(({ code }) => code)).toContain('ASSAY-SIGNATURE-TEXT');
    expect(faults.flatMap(({ properties }) => properties)).toContain(path);
  });

  test('the null that the reference writes for an empty meta stays', async () => {
    const { meta: _, ...doc } = bill.doc;
    const plain = await signed(doc);
    expect(await verdict({ ...plain, doc: { ...plain.doc, meta: null } })).toBe('ok');
  });
});

describe('a document of no known type', () => {
  const schema = 'https://example.com/ledger';
  const head = { ignore: ['GOBL-ENVELOPE-04'] };
  const envelopeOf = (doc: JsonObject): JsonObject => ({ $schema: ENVELOPE, head, doc: { $schema: schema, ...doc } });
  const number = (digits: string) => new JsonNumber(digits);

  test.each<[string, JsonObject, string]>([
    ['a sum of 21 digits', { sum: number('123456789012345678901') }, '$.doc.sum'],
    ['digits beyond a double', { list: [{ sum: number('0.1000000000000000055') }] }, '$.doc.list[0].sum'],
    ['a number beyond all doubles', { sum: number('1e400') }, '$.doc.sum'],
    ['a null, whose name is in no digest', { a: null, b: 1 }, '$.doc.a'],
    ['half a surrogate pair', { text: '\ud800' }, '$.doc.text'],
  ])('is not signed with %s', async (_, doc, path) => {
    const outcome = await engine.sign({ data: envelopeOf(doc), privatekey: { ...alice.private } }, context);
    const faults = outcome.ok ? [] : outcome.error.faults;
    expect(faults.map(({ code, properties }) => [code, ...properties])).toEqual([['ASSAY-SIGNATURE-TEXT', path]]);
  });

  test('verifies by its digits, and no two sums share a digest', async () => {
    const bill = await signed(envelopeOf({ sum: number('20.50'), whole: number('9007199254740993'), list: [null] }));
    const changed = (doc: JsonObject) => verdict({ ...bill, doc: { ...bill.doc, ...doc } });
    expect(await changed({})).toBe('ok');
    expect(await changed({ sum: number('2.05e1') })).toBe('ok');
    expect(await changed({ sum: number('20.500000000000000001') })).toBe('digest ASSAY-SIGNATURE-TEXT');
    expect(await changed({ whole: number('9007199254740992') })).toBe('validation GOBL-ENVELOPE-11');
  });
});

describe('a signature of another form is not made with the key', () => {
  const payload = () => ({ uuid: envelope.head.uuid, dig: envelope.head.dig, iat: 1 });
  const KID = { alg: 'ES256' };

  test.each<[string, object, string]>([
    ['no extension', KID, 'ok'],
    ['an unknown extension', { ...KID, crit: ['exp'], exp: 1 }, 'signature'],
    ['an empty list of extensions', { ...KID, crit: [] }, 'signature'],
    ['a payload as it is', { ...KID, crit: ['b64'], b64: false }, 'signature'],
    ['the same without saying that it matters', { ...KID, b64: false }, 'signature'],
  ])('with %s', async (_, header, expected) => {
    expect(await verdict({ ...envelope, sigs: [handmade(payload(), alice, header)] })).toBe(expected);
  });

  test('with spare bits set or padding, which would give it many spellings', async () => {
    const [jws = ''] = envelope.sigs;
    const next = String.fromCharCode(jws.charCodeAt(jws.length - 1) + 1);
    const flipped = jws.slice(0, -1) + next;
    expect(Buffer.from(flipped.split('.')[2] ?? '', 'base64url')).toEqual(
      Buffer.from(jws.split('.')[2] ?? '', 'base64url'),
    );
    expect(await verdict({ ...envelope, sigs: [flipped] })).toBe('signature ASSAY-SIGNATURE-KEY');
    expect(await verdict({ ...envelope, sigs: [`${jws}==`] })).toBe('input ASSAY-INPUT-TEXT');
  });

  test('unless it is the other of the two that every signature of this sort has', async () => {
    const [header = '', body = '', mark = ''] = (envelope.sigs[0] ?? '').split('.');
    const bytes = Buffer.from(mark, 'base64url');
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`);
    const other = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex');
    const twin = Buffer.concat([bytes.subarray(0, 32), other]).toString('base64url');
    expect(twin).not.toBe(mark);
    expect(await verdict({ ...envelope, sigs: [`${header}.${body}.${twin}`] })).toBe('ok');
  });

  test('without a time, under a key that has bounds', async () => {
    const { uuid, dig } = envelope.head;
    const timeless = { ...envelope, sigs: [handmade({ uuid, dig }, alice)] };
    const bounded = { ...alice.public, valid_until: '2030-01-01T00:00:00Z' };
    expect(await verdict(timeless)).toBe('ok');
    expect(await verdict(timeless, bounded)).toBe('signature ASSAY-SIGNATURE-TIME');
    expect(await verdict({ ...envelope, sigs: [handmade({ uuid, dig, iat: 0 }, alice)] }, bounded)).toBe('ok');
  });
});

describe('a request', () => {
  test.each<[string, Json]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'x'],
    ['a number', 5],
  ])('refuses %s in place of an envelope', async (_, data) => {
    const outcome = await engine.verify({ data, publickey: { ...alice.public } });
    expect(outcome).toMatchObject(
      data === null
        ? { ok: false, error: { key: 'validation' } }
        : { ok: false, error: { key: 'input', faults: [{ code: 'ASSAY-INPUT-TYPE', properties: ['$'] }] } },
    );
  });

  test.each<[string, Json | undefined, string]>([
    ['none', undefined, 'validation GOBL-ENVELOPE-01'],
    ['null', null, 'validation GOBL-ENVELOPE-01'],
    ['a number', 5, 'validation GOBL-SCHEMA-ID-01'],
    ['a truth', true, 'validation GOBL-SCHEMA-ID-01'],
    ['a list', [], 'input ASSAY-INPUT-TYPE'],
  ])('with %s for the schema of the envelope', async (_, $schema, expected) => {
    const { $schema: _own, ...members } = envelope;
    expect(await verdict({ ...members, ...($schema === undefined ? {} : { $schema }) })).toBe(expected);
  });

  test('takes a hundred signatures', async () => {
    expect(await verdict({ ...envelope, sigs: Array<string>(100).fill(envelope.sigs[0] ?? '') })).toBe('ok');
  });

  test('says that the text differs where every signature holds, and else what the first one lacks', async () => {
    const message = async (data: JsonObject) => {
      const outcome = await engine.verify({ data, publickey: { ...alice.public } });
      return outcome.ok ? '' : outcome.error.message;
    };
    const text = { ...envelope, zzz_note: 'PAY TO' };
    expect(await message(text)).toBe('The text is not the one that was signed');
    const stale = handmade({ uuid: envelope.head.uuid, dig: { alg: 'sha256', val: '00' }, iat: 1 }, alice);
    const both = await message({ ...text, sigs: [...envelope.sigs, stale] });
    expect(both).not.toBe('The text is not the one that was signed');
    expect(both).not.toBe('');
  });

  test('counts the rules that are broken', async () => {
    const message = async (data: JsonObject) => {
      const outcome = await engine.verify({ data, publickey: { ...alice.public } });
      return outcome.ok ? '' : outcome.error.message;
    };
    expect(await message({ ...envelope, doc: { ...envelope.doc, content: 'Other' } })).toBe(
      'The document breaks a rule',
    );
    expect(await message(MESSAGE)).toBe('The document breaks 3 rules');
  });
});
