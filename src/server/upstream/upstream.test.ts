import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../api/client/create-client.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { stillContext, transportEngine } from '../../testing/server-transport.ts';
import { createApplication } from '../application.ts';
import type { LogEntry } from '../log.ts';
import { listen, type Listener } from '../node/listen.ts';
import type { BeginSpan } from '../request-span.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const here = { host: '127.0.0.1', port: 0, requestTimeout: 5_000 };
const limits = { maxBytes: 50_000, bodyTimeout: 300 };
const log: LogEntry[] = [];
let behind: Listener;
let front: Listener;

beforeAll(async () => {
  behind = await listen(createApplication({ engine: createStandardEngine(), context: stillContext, limits }), here);
  const upstream = { base: `${behind.url}/v0`, timeout: 2_000, maxBytes: 1_000_000 };
  const options = {
    engine: transportEngine,
    context: stillContext,
    limits,
    upstream,
    log: (e: LogEntry) => log.push(e),
  };
  front = await listen(createApplication(options), here);
});
afterAll(async () => {
  await front.close(0);
  await behind.close(0);
});

const message = { $schema: 'https://gobl.org/draft-0/note/message', title: 'Hällo', content: 'größer – 😀' };
const post = (path: string, body: unknown) =>
  fetch(`${front.url}/v0${path}`, { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE });

describe('a service with another behind it', () => {
  it('gives the answers of the one behind, and says so', async () => {
    const response = await post('/build', { data: message });
    expect([response.status, response.headers.get('Assay-Engine')]).toEqual([200, 'upstream']);
    expect(await response.json()).toEqual(message);
  });

  it('passes refusals on as they are', async () => {
    const direct = await fetch(`${behind.url}/v0/build`, { method: 'POST', body: '{"data":{}}', headers: JSON_TYPE });
    const through = await post('/build', { data: {} });
    expect([through.status, await through.json()]).toEqual([direct.status, await direct.json()]);
  });

  it('keeps its own security headers on what passes', async () => {
    const { headers } = await post('/build', { data: message });
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Server-Timing')).toMatch(/^total;dur=/);
  });

  it('listings, definitions and the shape of addresses reach the one behind', async () => {
    const regimes = (await (await fetch(`${front.url}/v0/regimes`)).json()) as { regimes: unknown[] };
    expect(regimes.regimes.length).toBeGreaterThan(1);
    const bundle = (await (await fetch(`${front.url}/v0/schemas/bill/invoice?bundle`)).json()) as { $id: string };
    expect(bundle.$id).toBe('https://gobl.org/draft-0/bill/invoice');
    expect((await fetch(`${front.url}/v0/regimes/none`)).status).toBe(404);
  });

  it('tags spare the body through it too, and HEAD has none', async () => {
    const tag = (await fetch(`${front.url}/v0/regimes/ES`)).headers.get('ETag') ?? '';
    const again = await fetch(`${front.url}/v0/regimes/ES`, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(`${front.url}/v0/regimes/ES`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${front.url}/v0/regimes/none`, { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['/', '/openapi.json', '/rules', '/rules/GOBL-BILL-INVOICE-05'])('%s is answered by itself', async (path) => {
    const response = await fetch(`${front.url}/v0${path}`);
    expect([response.status, response.headers.get('Assay-Engine')]).toEqual([200, 'embedded']);
  });

  it('inspects by itself', async () => {
    const response = await post('/inspect', { data: message });
    expect([response.status, response.headers.get('Assay-Engine')]).toEqual([200, 'embedded']);
    expect(await response.json()).toMatchObject({ stage: 'judged' });
  });

  it('tells who answers', async () => {
    expect(await createClient({ baseUrl: `${front.url}/v0` }).getVersion()).toMatchObject({ engine: 'upstream' });
    expect(await createClient({ baseUrl: `${behind.url}/v0` }).getVersion()).toMatchObject({ engine: 'embedded' });
  });

  it('the typed client signs and verifies through it', async () => {
    const client = createClient({ baseUrl: `${front.url}/v0` });
    const pair = await client.keygen();
    const envelope = await client.sign({ data: message, privatekey: { ...pair.private } });
    expect(await client.verify({ data: envelope, publickey: { ...pair.public } })).toEqual({ ok: true });
  });

  it.each([
    ['announced', () => 'x'.repeat(60_000)],
    ['streamed', () => new Blob(['x'.repeat(60_000)]).stream()],
  ])('refuses an %s body that is too large', async (_, body) => {
    const init = { method: 'POST', body: body(), headers: JSON_TYPE, duplex: 'half' } as RequestInit;
    const response = await fetch(`${front.url}/v0/build`, init);
    expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code: 413 })]);
  });

  it('refuses a body that does not arrive in time', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
    const init = { method: 'POST', body, headers: JSON_TYPE, duplex: 'half' } as RequestInit;
    expect((await fetch(`${front.url}/v0/build`, init)).status).toBe(408);
  });

  it.each(['/schemas/%2e%2e%2f%2e%2e%2fsecret', '/schemas/a/..%2f..', '/addons/%252e%252e', '/unknown', '/build/x'])(
    '%s never leaves the base address',
    async (path) => {
      expect((await fetch(`${front.url}/v0${path}`)).status).toBe(404);
    },
  );

  it('does not serve what is outside of the interface', async () => {
    expect((await fetch(`${front.url}/v0/build`)).status).toBe(405);
    expect((await fetch(`${front.url}/v0/regimes/`)).status).toBe(400);
  });
});

it('a service with itself behind it says so instead of going round', async () => {
  let application = createApplication({ engine: transportEngine, context: stillContext });
  const listener = await listen({ fetch: (request) => application.fetch(request) }, here);
  const upstream = { base: `${listener.url}/v0`, timeout: 2_000, maxBytes: 1_000 };
  application = createApplication({ engine: transportEngine, context: stillContext, upstream });
  const response = await fetch(`${listener.url}/v0/regimes`);
  expect(await response.json()).toMatchObject({ code: 502, message: expect.stringContaining('itself') as string });
  await listener.close(0);
});

it.each([
  ['answers', () => behind.url],
  ['is not there', () => 'http://127.0.0.1:1'],
])('the question to a service that %s is a step of the request, and ends', async (_, base) => {
  const texts: string[] = [];
  const beginSpan: BeginSpan = (trace) => ({
    trace,
    begin(name, asks) {
      texts.push(`${name}, done by ${asks}`);
      return { trace, end: () => texts.push('its end') };
    },
    end: ({ status }) => texts.push(`${status}`),
  });
  const upstream = { base: `${base()}/v0`, timeout: 2_000, maxBytes: 1_000_000 };
  const application = createApplication({ engine: transportEngine, context: stillContext, upstream, beginSpan });
  const response = await application.fetch(new Request('http://x/v0/regimes'));
  await response.text();
  const { status } = response;
  expect(texts).toEqual(['upstream listRegimes, done by another', 'its end', String(status)]);
});

describe('an upstream that wants credentials', () => {
  const busy = JSON.stringify({ code: 503, key: 'busy', message: 'The service is busy.' });
  const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
    '/v0/regimes': [200, '{"regimes":[]}'],
    '/v0/regimes/ES': [401, ''],
    '/v0/regimes/FR': [403, '{"secret":"inner"}'],
    '/v0/regimes/IT': [503, busy],
    '/v0/regimes/PT': [429, '{}'],
    '/v0/regimes/SE': [503, '<html>secret</html>'],
    '/v0/regimes/NL': [500, '<html>secret</html>'],
  };
  const received: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers.authorization);
    const [status, body] = answers[request.url ?? ''] ?? [404, ''];
    response.writeHead(status, { ...JSON_TYPE, 'Retry-After': '7', 'WWW-Authenticate': 'Bearer' }).end(body);
  });
  afterAll(() => void server.close());
  const entries: LogEntry[] = [];

  it.each<[path: string, status: number, retry: string | null, message: string | undefined]>([
    ['/v0/regimes', 200, '7', undefined],
    ['/v0/regimes/ES', 502, null, 'The service behind this one refuses the credentials of this service.'],
    ['/v0/regimes/FR', 502, null, 'The service behind this one refuses the credentials of this service.'],
    ['/v0/regimes/IT', 503, '7', 'The service is busy.'],
    ['/v0/regimes/PT', 503, '7', 'The service behind this one is busy. Try again later.'],
    ['/v0/regimes/SE', 503, '7', 'The service behind this one is busy. Try again later.'],
    ['/v0/regimes/NL', 502, null, 'The service behind this one did not answer as its interface promises.'],
  ])('gets them with %s, and its %i is reported with what the caller can do', async (path, status, retry, message) => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0`;
    const upstream = { base, timeout: 2_000, maxBytes: 10_000, credentials: { Authorization: 'Bearer ours' } };
    const options = { engine: transportEngine, context: stillContext, upstream, log: (e: LogEntry) => entries.push(e) };
    const headers = { Authorization: 'Bearer of-the-caller' };
    const answer = await createApplication(options).fetch(new Request(`http://x${path}`, { headers }));
    const text = await answer.text();
    expect(received.at(-1)).toBe('Bearer ours');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retry]);
    expect(answer.headers.get('WWW-Authenticate')).toBe(null);
    expect((JSON.parse(text) as { message?: string }).message).toBe(message);
    await Promise.resolve();
    expect(entries.filter(({ kind }) => kind === 'request').at(-1)).toMatchObject({
      status,
      bytes: new TextEncoder().encode(text).length,
    });
    expect(JSON.stringify(entries)).not.toMatch(/ours|of-the-caller|inner|secret/);
  });
});
