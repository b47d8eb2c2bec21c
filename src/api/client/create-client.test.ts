import { describe, expect, expectTypeOf, it } from 'vitest';
import type { InspectReport as EngineReport } from '../../engine/index.ts';
import type { InspectReport } from '../schemas/inspect.ts';
import { ApiError } from './api-error.ts';
import { createClient, type Client, type Fetch } from './create-client.ts';
import { JsonText } from './json-text.ts';

function answering(status: number, body: string): { fetch: Fetch; calls: { url: string; init: RequestInit }[] } {
  const calls: { url: string; init: RequestInit }[] = [];
  return {
    calls,
    fetch: (url, init) => {
      calls.push({ url, init });
      return Promise.resolve(new Response(body, { status }));
    },
  };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail as it should', { cause: error });
}

const baseUrl = 'http://service/v0';

describe('calls', () => {
  it('go to the path of their route', async () => {
    const { fetch, calls } = answering(200, '{}');
    const client = createClient({ baseUrl, fetch });
    await client.getSchema({ path: 'bill/invoice' });
    await client.getSchema({ path: 'bill/a b', bundle: true });
    await client.getRegime({ code: 'ES' });
    await client.getOpenapi();
    expect(calls.map(({ url }) => url.slice(baseUrl.length))).toEqual([
      '/schemas/bill/invoice',
      '/schemas/bill/a%20b?bundle=true',
      '/regimes/ES',
      '/openapi.json',
    ]);
  });

  it('carry a document as it was written', async () => {
    const { fetch, calls } = answering(200, '{"ok":true}');
    await createClient({ baseUrl, fetch }).validate({ data: new JsonText('{"price": 1.10, "price": 2}') });
    expect(calls[0]?.init.body).toBe('{"data":{"price": 1.10, "price": 2}}');
  });

  it('give the number of warnings of an answer', async () => {
    const reported: unknown[] = [];
    const headers = { 'Assay-Warnings': '2' };
    const fetch: Fetch = (url) =>
      Promise.resolve(new Response('{"ok":true}', url.endsWith('validate') ? { headers } : {}));
    const client = createClient({ baseUrl, fetch, onWarnings: (warnings) => reported.push(warnings) });
    await client.validate({ data: {} });
    await client.verify({ data: {}, publickey: {} } as never);
    expect(reported).toEqual([{ operation: 'validate', count: 2 }]);
  });

  it('give what the route promises', async () => {
    const { fetch } = answering(200, '{"schemas":["a"]}');
    expect(await createClient({ baseUrl, fetch }).listSchemas()).toEqual({ schemas: ['a'] });
  });

  it('describe reports as the engine does', () => {
    expectTypeOf<EngineReport>().toExtend<InspectReport>();
    expectTypeOf<InspectReport>().toExtend<EngineReport>();
  });
});

describe('refusals', () => {
  it('are read in the published form', async () => {
    const faults = [{ properties: ['$.a'], description: 'No.', code: 'X-1' }];
    const { fetch } = answering(422, JSON.stringify({ code: 422, key: 'validation', message: 'Refused.', faults }));
    const error = await failureOf(createClient({ baseUrl, fetch }).validate({ data: {} }));
    expect(error).toMatchObject({ kind: 'refused', status: 422, key: 'validation', message: 'Refused.', faults });
  });

  it('are read in the other form, which may lack a message', async () => {
    const body = { key: 'validation', faults: [{ code: 'X-1', paths: ['$.a'], message: 'No.' }] };
    const { fetch } = answering(422, JSON.stringify(body));
    const error = await failureOf(createClient({ baseUrl, fetch }).validate({ data: {} }));
    expect(error).toMatchObject({ kind: 'refused', status: 422, key: 'validation', message: 'No.' });
    expect(error.faults).toEqual([{ properties: ['$.a'], description: 'No.', code: 'X-1' }]);
  });

  it('may be a key alone', async () => {
    const { fetch } = answering(422, '{"key":"no-document"}');
    const error = await failureOf(createClient({ baseUrl, fetch }).build({ data: {} }));
    expect(error).toMatchObject({ kind: 'refused', key: 'no-document', faults: [] });
  });
});

describe('an answer that breaks its promise is an error', () => {
  it.each([
    ['a page', 200, '<html></html>'],
    ['nothing', 200, ''],
    ['half of it', 200, '{"ok":tr'],
    ['null', 200, 'null'],
    ['no verdict', 200, '{}'],
    ['a verdict of false', 200, '{"ok":false}'],
    ['a verdict in quotes', 200, '{"ok":"true"}'],
    ['a refusal called a success', 200, '{"key":"validation","faults":[]}'],
    ['a page with an error status', 502, '<html></html>'],
    ['a refusal without a key', 422, '{"faults":[]}'],
    ['faults that are no list', 422, '{"key":"validation","faults":"all"}'],
    ['a success without a body', 204, ''],
  ])('%s', async (_, status, body) => {
    const fetch: Fetch = () => Promise.resolve(new Response(status === 204 ? null : body, { status }));
    const error = await failureOf(createClient({ baseUrl, fetch }).validate({ data: {} }));
    expect(error).toMatchObject({ kind: 'malformed', key: 'malformed', status });
  });

  it.each<[string, string, (client: Client) => Promise<unknown>]>([
    ['build', '{"key":"validation"}', (client) => client.build({ data: {} })],
    ['build', '{"document":{"$schema":"x"},"warnings":[]}', (client) => client.build({ data: {} })],
    ['build with warnings', '{"$schema":"x"}', (client) => client.build({ data: {}, warnings: true })],
    ['sign with warnings', '{"document":{},"warnings":[]}', (client) => client.sign({ data: {}, warnings: true })],
    ['inspect', '{"ok":true}', (client) => client.inspect({ data: {} })],
    ['listRegimes', '{"regimes":[{"country":"ES"}]}', (client) => client.listRegimes()],
    ['correct', '<html></html>', (client) => client.correct({ data: {} })],
  ])('%s does not take %s', async (_, body, call) => {
    const client = createClient({ baseUrl, fetch: answering(200, body).fetch });
    expect((await failureOf(call(client))).kind).toBe('malformed');
  });
});

describe('no answer', () => {
  const hanging: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

  it('because the service is out of reach', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await failureOf(createClient({ baseUrl, fetch }).listAddons())).toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  it('is a failure when it took too long', async () => {
    const client = createClient({ baseUrl, fetch: hanging, timeout: 10 });
    expect(await failureOf(client.listAddons())).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it('is an error of its own when the caller aborted the call', async () => {
    const controller = new AbortController();
    const call = createClient({ baseUrl, fetch: hanging }).build({ data: {} }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
