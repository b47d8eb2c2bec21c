import { describe, expect, test } from 'vitest';
import type { Json } from '../core/json/json.ts';
import { readJson } from '../core/json/read-json.ts';
import { engineCore } from '../engine-core.ts';
import { coreParts } from '../core-parts.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';
import { schemaNamed } from './document-request.ts';
import type { CorrectRequest } from './requests.ts';

const core = engineCore({ ...coreParts, regimes: [], addons: [] });
const engine = createSomeCountriesEngine();
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };
const ROOT = 'https://gobl.org/draft-0';

describe('the type of a request', () => {
  test.each<[term: string, id: string]>([
    [`${ROOT}/bill/invoice`, 'bill/invoice'],
    ['draft-0/bill/invoice', 'bill/invoice'],
    ['bill/invoice', 'bill/invoice'],
    ['bill.Invoice', 'bill/invoice'],
    ['Bill.invoice', 'bill/invoice'],
    ['Invoice', 'bill/invoice'],
    ['INVOICE', 'bill/invoice'],
    ['DeliveryDetails', 'bill/delivery-details'],
    ['delivery-details', 'bill/delivery-details'],
    ['envelope', 'envelope'],
  ])('%s is %s', (term, id) => {
    expect(schemaNamed(core, term)).toBe(`${ROOT}/${id}`);
  });

  test.each<[term: string, id: string]>([
    ['note', 'org/note'],
    ['identity', 'tax/identity'],
    ['total', 'tax/total'],
  ])('%s names several and always means %s', (term, id) => {
    expect(schemaNamed(core, term)).toBe(`${ROOT}/${id}`);
  });

  test.each([
    'voice',
    'ill/invoice',
    '/invoice',
    '.invoice',
    'BILLINVOICE',
    `${ROOT}/bill/Invoice`,
    'constructor',
    ' ',
  ])('%j is refused', (term) => {
    expect(schemaNamed(core, term)).toBeUndefined();
  });

  const envelope = (doc?: Json) => ({ $schema: `${ROOT}/envelope`, ...(doc === undefined ? {} : { doc }) });
  const keyOf = (data: Json) => {
    const outcome = engine.build({ data, type: 'message' }, context);
    return outcome.ok ? 'built' : outcome.error.key;
  };

  test('goes to the document of an envelope, and makes none where there is none', () => {
    expect(keyOf(envelope({ content: 'x' }))).toBe('built');
    expect(keyOf(envelope())).toBe('no-document');
    expect(keyOf(envelope(null))).toBe('no-document');
    expect(keyOf(envelope([]))).toBe('input');
  });
});

describe('what is built', () => {
  const message = { $schema: `${ROOT}/note/message`, content: 'x' };
  const built = (request: { data: Json; template?: typeof message; type?: string }) => {
    const outcome = engine.build(request, context);
    return outcome.ok
      ? outcome.value
      : outcome.error.faults.map(({ code, properties }) => [code, ...properties].join(' '));
  };
  const unnamed = ['ASSAY-INPUT-SCHEMA $.$schema'];

  test.each<[string, Parameters<typeof built>[0], Json]>([
    ['no data, and a template', { data: null, template: message }, message],
    ['no data', { data: null }, unnamed],
    ['no data, and a type', { data: null, type: 'message' }, unnamed],
    ['a list, and a template', { data: [], template: message }, ['ASSAY-INPUT-TYPE $']],
    ['a list, and a type', { data: [], type: 'message' }, ['ASSAY-INPUT-TYPE $']],
    ['a schema of null, and a type', { data: { $schema: null, content: 'x' }, type: 'message' }, message],
    ['an empty schema, and a type', { data: { $schema: '', content: 'x' }, type: 'message' }, message],
    ['a schema that is no text, and a type', { data: { $schema: 5, content: 'x' }, type: 'message' }, unnamed],
    ['a schema of its own, and a type', { data: message, type: 'invoice' }, message],
    ['an object with a `doc` that is no envelope', { data: { $schema: 'x', doc: {} }, type: 'message' }, unnamed],
    ['no such type', { data: {}, type: 'nothing' }, ['ASSAY-INPUT-TYPE-NAME request.type']],
  ])('of %s', (_, request, expected) => {
    expect(built(request)).toEqual(expected);
  });

  const noType = { ok: false, error: { key: 'input', faults: [{ code: 'ASSAY-INPUT-TYPE-NAME' }] } };
  const request = { data: {}, type: 'nothing' };
  test('and everything else that takes a type refuses one that does not exist', async () => {
    expect(engine.correct(request as CorrectRequest, context)).toMatchObject(noType);
    expect(engine.replicate(request, context)).toMatchObject(noType);
    expect(await engine.sign(request, context)).toMatchObject(noType);
  });
});

describe('an unquoted number', () => {
  const built = (text: string): Json => {
    const read = readJson(text);
    const outcome = read.ok ? engine.build({ data: read.value }, context) : undefined;
    if (!outcome?.ok) return outcome?.error.faults.map(({ code }) => code) ?? [];
    return (outcome.value['amount'] ?? outcome.value['width']) as Json;
  };
  test.each<[literal: string, amount: Json, width: Json]>([
    ['100', '100', 100],
    ['100.0', '100.0', 100],
    ['100.50', '100.50', ['ASSAY-INPUT-TYPE']],
    ['1e2', '100', 100],
    ['1.5e3', '1500', 1500],
    ['1e400', ['ASSAY-INPUT-NUMBER'], ['ASSAY-INPUT-TYPE']],
  ])('%s is the amount %j and the whole number %j', (literal, amount, width) => {
    expect(built(`{"$schema":"${ROOT}/bill/charge","amount":${literal}}`)).toEqual(amount);
    const image = `"$schema":"${ROOT}/org/image","url":"https://a.b","height":100`;
    expect(built(`{${image},"width":${literal}}`)).toEqual(width);
  });

  test('with an exponent is no change when it is written without', () => {
    const read = readJson(`{"$schema":"${ROOT}/bill/charge","amount":1e2}`);
    const report = read.ok ? engine.inspect({ data: read.value, include: ['changes'] }, context) : undefined;
    expect(report?.changes?.filter(({ path }) => path === '$.amount')).toEqual([]);
  });
});
