import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import type { JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../../server/application.ts';
import { invoice, message, privateKey, publicKey, signed } from '../examples/documents.ts';
import { europeanInvoice, ublInvoice } from '../examples/xml.ts';
import { routes } from '../routes.ts';
import type { ApiError } from './api-error.ts';
import { createClient, type Fetch } from './create-client.ts';
import { JsonText } from './json-text.ts';

const application = createApplication({
  engine: createStandardEngine(),
  context: systemContext,
  limits: { maxBytes: 100_000 },
});
const sent: { url: string; init: RequestInit }[] = [];
const fetch: Fetch = (url, init) => {
  sent.push({ url, init });
  return application.fetch(new Request(url, init));
};
const client = createClient({ baseUrl: 'http://localhost/v0', fetch });

const refusal = async (call: Promise<unknown>): Promise<ApiError> =>
  (await call.then(
    () => undefined,
    (error: unknown) => error,
  )) as ApiError;

describe('the client asks the service itself', () => {
  it('to build, validate, copy and correct a document', async () => {
    const built = await client.build({ data: invoice, envelop: true });
    expect(built).toMatchObject({ doc: { totals: { payable: '38.31' } } });
    expect(await client.validate({ data: built })).toEqual({ ok: true });
    const copy = await client.replicate({ data: built });
    expect((copy['head'] as JsonObject)['uuid']).not.toBe((built['head'] as JsonObject)['uuid']);
    const options = await client.correct({ data: built, schema: true });
    expect(JSON.stringify(options)).toContain('credit-note');
    const note = (await client.correct({ data: built, options: { type: 'credit-note' } })) as JsonObject;
    expect(note).toMatchObject({ doc: { type: 'credit-note', preceding: [{ code: '1042' }] } });
  });

  it('to build with warnings, which come beside the document', async () => {
    const { document, warnings } = await client.build({ data: { ...invoice, sumary: 'x' }, warnings: true });
    expect(document.totals.payable).toBe('38.31');
    expect(warnings.flatMap(({ properties }) => properties)).toContain('$.sumary');
    const signed = await client.sign({ data: message, privatekey: privateKey, warnings: true });
    expect(signed.document.doc.content).toBe(message.content);
  });

  it('to look into a document, in parts', async () => {
    const report = await client.inspect({ data: invoice, include: ['changes', 'trace', 'rules'] });
    expect(report).toMatchObject({ ok: true, stage: 'judged', context: { regime: 'ES' } });
    expect(report.changes?.length).toBeGreaterThan(0);
    expect(report.trace?.length).toBeGreaterThan(0);
    expect(report.rules?.failed).toBe(0);
    expect(await client.inspect({ data: invoice })).not.toHaveProperty('trace');
    const { faults } = await client.inspect({
      data: { ...invoice, currency: undefined, lines: null } as unknown as JsonObject,
    });
    expect(faults.length).toBeGreaterThan(0);
  });

  it('to sign and verify, and for keys', async () => {
    const { private: own, public: shown } = await client.keygen();
    expect(own.d).toBeDefined();
    expect(shown).not.toHaveProperty('d');
    const envelope = await client.sign({ data: message, privatekey: own as unknown as JsonObject });
    expect(await client.verify({ data: envelope, publickey: shown as unknown as JsonObject })).toEqual({ ok: true });
    expect(await client.verify({ data: signed, publickey: publicKey })).toEqual({ ok: true });
    expect(await client.sign({ data: message, privatekey: privateKey })).toHaveProperty('sigs');
  });

  it('to read and to write XML', async () => {
    const read = await client.import({ data: ublInvoice });
    expect(read).toMatchObject({ format: 'ubl', document: { code: 'A-1042' } });
    const again = await client.import({
      data: btoa(ublInvoice),
      encoding: 'base64',
      judge: ['en16931'],
      format: 'ubl',
    });
    expect(again.document).toEqual(read.document);
    const written = await client.export({ data: europeanInvoice, format: 'cii', allow_loss: true });
    expect(written).toMatchObject({ format: 'cii', profile: 'en16931', media_type: 'application/xml' });
    expect(written.content).toContain('CrossIndustryInvoice');
    expect((await client.listFormats()).formats.map(({ key }) => key)).toEqual([
      'ubl',
      'cii',
      'oioubl',
      'zugferd-1',
      'peppol-invoice-response',
      'peppol-mlr',
      'peppol-mls',
      'cdar',
      'ksef',
      'fatturapa',
      'verifactu',
      'nav',
      'cfdi',
      'facturae',
      'finvoice',
      'ticketbai',
    ]);
  });

  it('lists types, countries, addons and rules, and answers one of each', async () => {
    expect(await client.getVersion()).toMatchObject({ product: 'Assay', engine: 'embedded' });
    expect((await client.listSchemas()).schemas).toContain('https://gobl.org/draft-0/bill/invoice');
    expect(await client.getSchema({ path: 'bill/invoice' })).toHaveProperty('$id');
    expect(await client.getSchema({ path: 'bill/invoice', bundle: true })).toHaveProperty('$defs');
    expect((await client.listRegimes()).regimes).toHaveLength(55);
    expect(await client.getRegime({ code: 'es' })).toMatchObject({ country: 'ES' });
    expect((await client.listAddons()).addons.map(({ key }) => key)).toContain('es-verifactu-v1');
    expect(await client.getAddon({ key: 'es-verifactu-v1' })).toMatchObject({ key: 'es-verifactu-v1' });
    expect((await client.getRule({ code: 'GOBL-ORG-ITEM-01' })).rules[0]).toMatchObject({ type: 'org.Item' });
    expect((await client.listRules()).rules.length).toBeGreaterThan(800);
    expect(await client.getOpenapi()).toMatchObject({ openapi: '3.1.0' });
  });

  it('has a method for each route, and no other', () => {
    expect(Object.keys(client).sort()).toEqual(routes.map(({ operationId }) => operationId).sort());
  });

  it('with a body where the route has one, and else without', async () => {
    sent.length = 0;
    await client.validate({ data: signed });
    await client.getVersion();
    await client.keygen();
    expect(
      sent.map(({ init: { method, body, headers, credentials } }) => [method, typeof body, headers, credentials]),
    ).toEqual([
      ['POST', 'string', { 'Content-Type': 'application/json' }, 'same-origin'],
      ['GET', 'undefined', undefined, 'same-origin'],
      ['POST', 'undefined', undefined, 'same-origin'],
    ]);
  });
});

describe('what the service refuses arrives with its status, key and faults', () => {
  const rate = { ...invoice, lines: [{ ...invoice.lines[0], taxes: [{ cat: 'VAT', rate: 'luxury' }] }] };
  const nameless = { ...invoice, lines: [{ ...invoice.lines[0], item: { price: '1' } }] };
  const empty = { $schema: 'https://gobl.org/draft-0/envelope' };

  it.each<[string, () => Promise<unknown>, number, string, string | undefined]>([
    ['no JSON', () => client.build({ data: new JsonText('{"a": 1, "a": 2}') }), 400, 'input', '$.a'],
    [
      'a member of the wrong kind',
      () => client.build({ data: invoice, envelop: 'yes' as unknown as boolean }),
      400,
      'input',
      'request.envelop',
    ],
    ['no document', () => client.build({} as unknown as { data: JsonObject }), 400, 'input', 'request.data'],
    ['a document of the wrong kind', () => client.build({ data: [] as unknown as JsonObject }), 400, 'input', '$'],
    [
      'a body that is too large',
      () => client.build({ data: 'x'.repeat(100_000) as unknown as JsonObject }),
      413,
      'input',
      undefined,
    ],
    ['an unknown type', () => client.build({ data: { lines: [] } }), 422, 'unknown-schema', '$.$schema'],
    ['an empty envelope', () => client.build({ data: empty }), 422, 'no-document', undefined],
    [
      'a figure that cannot be calculated',
      () => client.build({ data: rate }),
      422,
      'calculation',
      '$.lines[0].taxes[0].rate',
    ],
    ['a broken rule', () => client.build({ data: nameless }), 422, 'validation', '$.lines[0].item.name'],
    ['a document that was never built', () => client.validate({ data: invoice }), 422, 'validation', undefined],
    ['nothing to copy', () => client.replicate({ data: empty }), 422, 'marshal', undefined],
    [
      'no signature',
      () => client.verify({ data: { ...signed, sigs: [] }, publickey: publicKey }),
      422,
      'signature',
      undefined,
    ],
    [
      'a key that cannot be used',
      () => client.sign({ data: message, privatekey: { kty: 'oct' } }),
      400,
      'input',
      undefined,
    ],
    ['a regime that there is not', () => client.getRegime({ code: 'XX' }), 404, 'not-found', undefined],
    ['a rule that there is not', () => client.getRule({ code: 'X' }), 404, 'not-found', undefined],
    ['no name at all', () => client.getAddon({ key: '' }), 400, 'input', undefined],
    ['a file that is no XML', () => client.import({ data: 'hello' }), 400, 'input', '$'],
    [
      'a file in another format',
      () => client.import({ data: ublInvoice, format: 'cii' }),
      400,
      'input',
      'request.format',
    ],
  ])('%s', async (_, call, status, key, place) => {
    const error = await refusal(call());
    expect(error).toMatchObject({ kind: 'refused', status, key });
    expect(error.message).not.toBe('');
    if (place !== undefined) expect(error.faults.flatMap(({ properties }) => properties)).toContain(place);
    for (const { code, description } of error.faults) expect([code, description]).not.toContain('');
  });
});

describe('without a fetch of one’s own', () => {
  it('the one of the platform is asked, at the time of the call', async () => {
    const calls: string[] = [];
    const before = globalThis.fetch;
    const platform = createClient({ baseUrl: '/v0' });
    globalThis.fetch = ((url: string) => {
      calls.push(url);
      return Promise.resolve(Response.json({ schemas: [] }));
    }) as typeof globalThis.fetch;
    try {
      expect(await platform.listSchemas()).toEqual({ schemas: [] });
    } finally {
      globalThis.fetch = before;
    }
    expect(calls).toEqual(['/v0/schemas']);
  });

  it('a call that was given up before it was made is not made', async () => {
    const reason = new Error('Never mind');
    const away = createClient({ baseUrl: 'http://127.0.0.1:1/v0' });
    await expect(away.listSchemas({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
