import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { stillContext, transportEngine } from '../../testing/server-transport.ts';
import { createApplication } from '../application.ts';
import { listen, type Listener } from './listen.ts';

const application = createApplication({
  engine: transportEngine,
  context: stillContext,
  limits: { maxBytes: 100_000 },
});
const here = { host: '127.0.0.1', port: 0, requestTimeout: 5_000 };
let listener: Listener;

beforeAll(async () => {
  listener = await listen(application, here);
});
afterAll(() => listener.close());

/** Writes raw bytes to the service and collects the answer until it disconnects or `until` appears. */
function exchangeRaw(text: string, until: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(listener.url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      if (answer.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('over a socket', () => {
  it('the address tells the port that was taken', () => {
    expect(listener.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
  });

  it('documents travel both ways, beyond ASCII too', async () => {
    const body = JSON.stringify({ data: { content: 'größer – 😀' } });
    const response = await fetch(`${listener.url}/v0/build`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ content: 'größer – 😀' });
  });

  it('an announced body that is too large is refused without reading it', async () => {
    const head =
      'POST /v0/build HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n';
    expect(await exchangeRaw(head, '"code":413')).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('a body in chunks is refused once it is too large', async () => {
    const head =
      'POST /v0/build HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const chunk = `c350\r\n${' '.repeat(50_000)}\r\n`;
    expect(await exchangeRaw(head + chunk.repeat(3), '"code":413')).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('a client that leaves in the middle of a body harms nobody', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(listener.url).port), '127.0.0.1', () => {
        socket.write(
          'POST /v0/build HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"data"',
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await fetch(`${listener.url}/v0/`)).status).toBe(200);
  });

  it('refuses what is not HTTP', async () => {
    expect(await exchangeRaw('nonsense\r\n\r\n', '\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('a connection serves many requests', async () => {
    const request = 'GET /v0/regimes/ES HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = 'GET /v0/nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await exchangeRaw(request + request + last, '\0');
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  it('HEAD has no body', async () => {
    const answer = await exchangeRaw('HEAD /v0/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '\0');
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/);
  });

  it('listings are compressed for those who take it, and their tags still spare the body', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const response = await fetch(`${listener.url}/v0/openapi.json`, { headers });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
    const tag = response.headers.get('ETag') ?? '';
    const again = await fetch(`${listener.url}/v0/openapi.json`, { headers: { ...headers, 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });
});

describe('below a base path', () => {
  let below: Listener;
  beforeAll(async () => {
    const moved = createApplication({ engine: transportEngine, context: stillContext, basePath: '/tools/assay' });
    below = await listen(moved, { ...here, basePath: '/tools/assay' });
  });
  afterAll(() => below.close());
  const ask = (path: string) => fetch(below.url + path, { redirect: 'manual' });

  it.each([
    ['/tools/assay/v0/regimes', 200],
    ['/tools/assay/v0/', 200],
    ['/tools/assay', 308],
    ['/tools/assay?x=1', 308],
    ['/v0/regimes', 404],
    ['/tools/assayer/v0/regimes', 404],
    ['/', 404],
    ['/healthz', 200],
    ['/readyz', 200],
  ])('%s: %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  it('addresses in answers have the base path', async () => {
    expect((await ask('/tools/assay/v0')).headers.get('Location')).toBe('/tools/assay/v0/');
    expect((await ask('/tools/assay')).headers.get('Location')).toBe('/tools/assay/');
    expect((await ask('/tools/assay?x=1')).headers.get('Location')).toBe('/tools/assay/?x=1');
    expect(await (await ask('/tools/assay/v0/')).json()).toMatchObject({
      links: { regimes: '/tools/assay/v0/regimes' },
    });
    const described = await (await ask('/tools/assay/v0/openapi.json')).json();
    expect(described).toMatchObject({ servers: [{ url: '/tools/assay/v0' }] });
  });
});

describe('starting and stopping', () => {
  it('a taken address is an error', async () => {
    const port = Number(new URL(listener.url).port);
    await expect(listen(application, { ...here, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('stopping lets a request in flight finish and takes no more', async () => {
    const asked = gate<(answer: Response) => void>();
    const slow = { fetch: () => new Promise<Response>(asked.open) };
    const other = await listen(slow, here);
    const inFlight = fetch(other.url);
    const release = await asked.passed;
    const stopped = other.close();
    await expect(fetch(other.url)).rejects.toThrow();
    release(new Response('done'));
    expect(await (await inFlight).text()).toBe('done');
    await stopped;
  });

  it('stopping cuts off what does not finish in time', async () => {
    const asked = gate<unknown>();
    const other = await listen({ fetch: () => new Promise<Response>(asked.open) }, here);
    const inFlight = fetch(other.url).catch(() => 'cut');
    await asked.passed;
    await other.close(50);
    expect(await inFlight).toBe('cut');
  });
});
