import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client/create-client.ts';
import { hostileServer, type HostileServer } from '../../testing/hostile-server.ts';
import { stillContext, transportEngine } from '../../testing/server-transport.ts';
import { createApplication } from '../application.ts';
import type { LogEntry } from '../log.ts';
import { listen, type Listener } from '../node/listen.ts';

const TIMEOUT = 200;
const MAX_BYTES = 10_000;
const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const big = '"' + 'x'.repeat(MAX_BYTES) + '"';

function inPieces(socket: Socket, ...pieces: readonly string[]): void {
  socket.write(`${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n`);
  for (const piece of pieces) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`, 'latin1');
  socket.end('0\r\n\r\n');
}

const ways: Readonly<Record<string, (socket: Socket) => void>> = {
  '/v0/regimes/silent': () => {},
  '/v0/regimes/slow-head': (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-'),
  '/v0/regimes/slow-body': (socket) => void socket.write(`${JSON_HEAD}Content-Length: 9\r\n\r\n`),
  '/v0/regimes/reset': (socket) => socket.resetAndDestroy(),
  '/v0/regimes/hang-up': (socket) => socket.end(),
  '/v0/regimes/nonsense': (socket) => socket.end('what do you want\r\n\r\n'),
  '/v0/regimes/short': (socket) => socket.end(`${JSON_HEAD}Content-Length: 100\r\n\r\n{"country":"ES"}`),
  '/v0/regimes/pieces-no-json': (socket) => inPieces(socket, '"abc', ' unfinished'),
  '/v0/regimes/pieces-half-json': (socket) => inPieces(socket, '{"a":', '"b'),
  '/v0/regimes/pieces-list': (socket) => inPieces(socket, '[ not json', ' at all'),
  '/v0/regimes/pieces-nothing': (socket) => inPieces(socket),
  '/v0/regimes/pieces-other-bytes': (socket) => inPieces(socket, '"\u00ff"'),
  '/v0/regimes/pieces-json': (socket) => inPieces(socket, '{"a":', '"b"}'),
  '/v0/regimes/false-gzip': (socket) =>
    socket.end(`${JSON_HEAD}Content-Encoding: gzip\r\nContent-Length: 8\r\n\r\nnot gzip`),
  '/v0/regimes/long-short': (socket) => socket.end(`${JSON_HEAD}Content-Length: 90000\r\n\r\n"${'x'.repeat(80_000)}`),
  '/v0/regimes/long-reset': (socket) => {
    socket.write(`${JSON_HEAD}Content-Length: 90000\r\n\r\n"${'x'.repeat(80_000)}`);
    setTimeout(() => socket.resetAndDestroy(), 50);
  },
  '/v0/regimes/html-500': (socket) =>
    socket.end('HTTP/1.1 500 Failed\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<h1>'),
  '/v0/regimes/long': (socket) => socket.end(`${JSON_HEAD}Content-Length: 5\r\n\r\n{"country":"ES"}`),
  '/v0/regimes/stall': (socket) => void socket.write(`${JSON_HEAD}Content-Length: 100\r\n\r\n{"country":`),
  '/v0/regimes/huge': (socket) => socket.end(`${JSON_HEAD}Content-Length: ${big.length}\r\n\r\n${big}`),
  '/v0/regimes/endless': (socket) => {
    socket.write(`${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n`);
    socket.write('1\r\n"\r\n');
    const more = setInterval(() => socket.writable && socket.write(`7d0\r\n${'x'.repeat(2_000)}\r\n`), 2);
    socket.on('close', () => clearInterval(more));
  },
  '/v0/regimes/redirect': (socket) =>
    socket.end(`HTTP/1.1 302 Found\r\nLocation: ${elsewhere.url}/v0/regimes/ES\r\nContent-Length: 0\r\n\r\n`),
  '/v0/regimes/html': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<h1>'),
  '/v0/regimes/untyped': (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'),
  '/v0/regimes/empty': (socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'),
  '/v0/regimes/beyond': (socket) => socket.end(`HTTP/1.1 999 Odd\r\n${JSON_TYPE}Content-Length: 2\r\n\r\n{}`),
  '/v0/regimes/unpromised': (socket) => socket.end(`HTTP/1.1 418 Odd\r\n${JSON_TYPE}Content-Length: 2\r\n\r\n{}`),
  '/v0/regimes/bare-500': (socket) => socket.end(`HTTP/1.1 500 Failed\r\n${JSON_TYPE}Content-Length: 3\r\n\r\n500`),
  '/v0/regimes/empty-500': (socket) => socket.end(`HTTP/1.1 500 Failed\r\n${JSON_TYPE}Content-Length: 0\r\n\r\n`),
  '/v0/regimes/broken-404': (socket) => socket.end(`HTTP/1.1 404 Gone\r\n${JSON_TYPE}Content-Length: 7\r\n\r\n{"key":`),
  '/v0/regimes/two-types': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json; text/html\r\nContent-Length: 4\r\n\r\n<h1>'),
  '/v0/regimes/listed-types': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json, text/html\r\nContent-Length: 4\r\n\r\n<h1>'),
  '/v0/regimes/inner-type': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/x-application/json\r\nContent-Length: 2\r\n\r\n{}'),
  '/v0/regimes/bare-400': (socket) => socket.end(`HTTP/1.1 400 No\r\n${JSON_TYPE}Content-Length: 3\r\n\r\n400`),
  '/v0/regimes/..a': (socket) => socket.end(`${JSON_HEAD}Content-Length: 2\r\n\r\n{}`),
  '/v0/regimes/a..': (socket) => socket.end(`${JSON_HEAD}Content-Length: 2\r\n\r\n{}`),
  '/v0/regimes/problem': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/problem+json;\r\nContent-Length: 2\r\n\r\n{}'),
  '/v0/regimes/with-charset': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json; charset="utf-8"\r\nContent-Length: 2\r\n\r\n{}'),
  '/v0/regimes/plain-charset': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}'),
  '/v0/regimes/tight-charset': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json;charset=utf-8\r\nContent-Length: 2\r\n\r\n{}'),
  '/v0/regimes/created': (socket) => socket.end(`HTTP/1.1 201 Created\r\n${JSON_TYPE}Content-Length: 2\r\n\r\n{}`),
  '/v0/regimes/choices': (socket) => socket.end(`HTTP/1.1 300 Choices\r\n${JSON_TYPE}Content-Length: 2\r\n\r\n{}`),
  '/v0/regimes/last-3xx': (socket) => socket.end(`HTTP/1.1 399 Odd\r\n${JSON_TYPE}Content-Length: 2\r\n\r\n{}`),
  '/v0/regimes/not-json': (socket) => socket.end(`${JSON_HEAD}Content-Length: 5\r\n\r\n{"a":`),
  '/v0/regimes/other-form': (socket) =>
    socket.end(
      'HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\nContent-Length: 47\r\n\r\n' +
        '{"key":"not-found","message":"nothing of that"}',
    ),
  '/v0/regimes/headers': (socket) =>
    socket.end(
      `${JSON_HEAD}Set-Cookie: a=b\r\nConnection: close, X-Hop\r\nX-Hop: 1\r\nKeep-Alive: timeout=9\r\nX-Own: 1\r\n` +
        'Content-Security-Policy: default-src *\r\nAccess-Control-Allow-Origin: https://x.test\r\nETag: "t"\r\n' +
        'Location: https://x.test\r\nGOBL-Version: v9\r\nAssay-Engine: embedded\r\nContent-Length: 2\r\n\r\n{}',
    ),
  '/v0/build': (socket) => socket.end(`${JSON_HEAD}Content-Length: 2\r\n\r\n{}`),
};

let hostile: HostileServer;
let elsewhere: HostileServer;
let front: Listener;
const log: LogEntry[] = [];

beforeAll(async () => {
  hostile = await hostileServer((socket, path) => ways[path]?.(socket));
  elsewhere = await hostileServer((socket) => socket.end(`${JSON_HEAD}Content-Length: 2\r\n\r\n{}`));
  const upstream = { base: `${hostile.url}/v0`, timeout: TIMEOUT, maxBytes: MAX_BYTES };
  const options = {
    engine: transportEngine,
    context: stillContext,
    upstream,
    log: (entry: LogEntry) => log.push(entry),
  };
  front = await listen(createApplication(options), { host: '127.0.0.1', port: 0, requestTimeout: 5_000 });
});
afterAll(async () => {
  await front.close(0);
  hostile.close();
  elsewhere.close();
});
beforeEach(() => void (hostile.received.length = log.length = 0));

const get = (name: string, init: RequestInit = {}) => fetch(`${front.url}/v0/regimes/${name}`, init);

describe('what the upstream does becomes', () => {
  it.each([
    ['silent', 504],
    ['slow-head', 504],
    ['slow-body', 504],
    ['reset', 502],
    ['hang-up', 502],
    ['nonsense', 502],
    ['huge', 502],
    ['redirect', 502],
    ['html', 502],
    ['untyped', 502],
    ['empty', 502],
    ['beyond', 502],
    ['unpromised', 502],
    ['created', 502],
    ['bare-500', 502],
    ['empty-500', 502],
    ['broken-404', 502],
    ['two-types', 502],
    ['listed-types', 502],
    ['inner-type', 502],
    ['bare-400', 502],
    ['long', 502],
    ['not-json', 502],
    ['short', 502],
    ['stall', 504],
    ['endless', 502],
    ['pieces-no-json', 502],
    ['pieces-half-json', 502],
    ['pieces-list', 502],
    ['pieces-nothing', 502],
    ['pieces-other-bytes', 502],
    ['false-gzip', 502],
    ['html-500', 502],
  ])('%s: %i in our form', async (name, status) => {
    const response = await get(name);
    const body: unknown = await response.json();
    expect(body).toEqual({ code: status, key: 'upstream', message: expect.any(String) as string });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/json']);
    expect(log[0]).toMatchObject({ kind: 'failure', error: expect.stringMatching(/^upstream /) as string });
  });

  it.each(['long-short', 'long-reset'])(
    '%s: a connection cut, never half an answer, and nothing past the log',
    async (name) => {
      const upstream = { base: `${hostile.url}/v0`, timeout: 2_000, maxBytes: 1_000_000 };
      const options = {
        engine: transportEngine,
        context: stillContext,
        upstream,
        log: (entry: LogEntry) => log.push(entry),
      };
      const wide = await listen(createApplication(options), { host: '127.0.0.1', port: 0, requestTimeout: 5_000 });
      const printed = (['error', 'info', 'log', 'warn'] as const).map((way) => vi.spyOn(console, way));
      try {
        const answer = fetch(`${wide.url}/v0/regimes/${name}`).then((response) => response.text());
        await expect(answer).rejects.toThrow();
        expect(printed.flatMap((way) => way.mock.calls)).toEqual([]);
        expect(log).toContainEqual(
          expect.objectContaining({
            kind: 'failure',
            error: expect.stringMatching(/^upstream broken/) as string,
            stack: [],
          }),
        );
      } finally {
        vi.restoreAllMocks();
        await wide.close(0);
      }
    },
  );

  it.each(['redirect', 'choices', 'last-3xx'])('an answer that names the redirect, for %s', async (name) => {
    expect(await (await get(name)).text()).toContain('points to another address');
    expect(log[0]).toMatchObject({ error: 'upstream redirect' });
  });

  it('a redirect that is not followed', async () => {
    await get('redirect');
    expect(elsewhere.received).toEqual([]);
  });

  it('an error of the client, where errors have the other form', async () => {
    const client = createClient({ baseUrl: `${front.url}/v0` });
    await expect(client.getRegime({ code: 'other-form' })).rejects.toMatchObject({ kind: 'refused', key: 'not-found' });
  });

  it('502 where nobody listens at the port', async () => {
    const upstream = { base: 'http://127.0.0.1:1/v0', timeout: TIMEOUT, maxBytes: MAX_BYTES };
    const lonely = createApplication({ engine: transportEngine, context: stillContext, upstream });
    expect((await lonely.fetch(new Request('http://x/v0/regimes'))).status).toBe(502);
  });
});

it.each([
  ['a media type with its parameters in their proper form', 'with-charset'],
  ['a media type with a parameter that needs no quotes', 'plain-charset'],
  ['a media type with no blank before its parameter', 'tight-charset'],
  ['a media type built on JSON', 'problem'],
  ['JSON that comes in pieces', 'pieces-json'],
  ['a name that begins with two dots', '..a'],
  ['a name that ends in two dots', 'a..'],
])('%s is taken', async (_, name) => {
  expect((await get(name)).status).toBe(200);
});

describe('headers', () => {
  it('only those with the same meaning for everybody come back', async () => {
    const { headers } = await get('headers', { headers: { 'Accept-Encoding': 'identity' } });
    const names = ['Set-Cookie', 'X-Hop', 'X-Own', 'Location'];
    expect(names.map((name) => headers.get(name))).toEqual([null, null, null, null]);
    expect([headers.get('ETag'), headers.get('GOBL-Version')]).toEqual(['"t"', 'v9']);
    expect(headers.get('Assay-Engine')).toBe('upstream');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('carry nothing of the caller', async () => {
    const headers = {
      Cookie: 'session=secret',
      Authorization: 'Bearer secret',
      'Proxy-Authorization': 'Basic secret',
      'X-Forwarded-For': '192.0.2.7',
      Origin: 'https://caller.test',
      Referer: 'https://caller.test/secret',
      'X-Own': 'secret',
      'User-Agent': 'secret',
      TE: 'trailers',
      'If-None-Match': '"tag"',
    };
    await get('headers', { headers });
    expect(hostile.received[0]).toMatch(/if-none-match: "tag"/i);
    expect(hostile.received[0]).toMatch(/^GET \/v0\/regimes\/headers HTTP\/1\.1\r\nhost: 127\.0\.0\.1/i);
    expect(hostile.received[0]).not.toMatch(/secret|192\.0\.2\.7|caller/);
  });

  it('the names by which a request is found in logs go along', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { 'X-Request-Id': 'order-7', traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const response = await get('headers', { headers });
    expect(hostile.received[0]).toMatch(/x-request-id: order-7\r\n/i);
    expect(hostile.received[0]).toMatch(
      new RegExp(`traceparent: 00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01\r\n`, 'i'),
    );
    expect(response.headers.get('X-Request-Id')).toBe('order-7');
    expect(log.find(({ kind }) => kind === 'request')).toMatchObject({ id: 'order-7', trace });
  });

  it('a body travels as it was written', async () => {
    const body = '{"data": {"a": 1.50, "a":2}}';
    await fetch(`${front.url}/v0/build`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    expect(hostile.received[0]).toContain(body);
    expect(hostile.received[0]).toMatch(/content-type: application\/json/i);
  });
});

it('a body that is announced as too large is refused before the upstream hears of it', async () => {
  const upstream = { base: `${hostile.url}/v0`, timeout: TIMEOUT, maxBytes: MAX_BYTES };
  const small = { engine: transportEngine, context: stillContext, upstream, limits: { maxBytes: 20 } };
  const send = (body: string) =>
    createApplication(small).fetch(
      new Request('http://x/v0/build', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
      }),
    );
  const data = (length: number) => `{"data":"${'x'.repeat(length - 11)}"}`;
  expect((await send(data(21))).status).toBe(413);
  expect(hostile.received).toEqual([]);
  expect((await send(data(20))).status).toBe(200);
  expect(hostile.received).toHaveLength(1);
});
