import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stillContext, transportEngine } from '../../testing/server-transport.ts';
import { createApplication } from '../application.ts';
import { readSettings } from '../settings.ts';

let server: Server;
let base: string;
let asked: string[] = [];
let answer: (response: ServerResponse) => unknown;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['x-api-key']}`);
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function front(env: Readonly<Record<string, string>>, ready = true) {
  const settings = readSettings({ ASSAY_UPSTREAM: base, ASSAY_UPSTREAM_TIMEOUT: '300', ...env });
  const { upstream } = settings;
  asked = [];
  const options = { engine: transportEngine, context: stillContext, ready: () => ready, ...(upstream && { upstream }) };
  const { fetch } = createApplication(options);
  return async () => {
    const response = await fetch(new Request('http://localhost/readyz'));
    return [response.status, await response.text()];
  };
}
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('{}');

it.each<[string, (response: ServerResponse) => unknown, boolean]>([
  ['answers', status(200), true],
  ['is overloaded', status(503), false],
  ['refuses the credentials', status(401), false],
  ['redirects', status(302, { Location: '/elsewhere' }), false],
  ['hangs up', (response) => response.destroy(), false],
  ['does not answer in time', () => undefined, false],
])('a service whose upstream %s', async (_, how, ready) => {
  answer = how;
  const ask = front({ ASSAY_UPSTREAM_READY: 'on', ASSAY_UPSTREAM_HEADER: 'X-Api-Key: k-1' });
  const expected = [ready ? 200 : 503, `{"ready":${ready}}\n`];
  expect(await ask()).toEqual(expected);
  // A further probe at once does not ask it again.
  expect(await ask()).toEqual(expected);
  expect(asked).toEqual(['GET /v0/regimes/ES k-1']);
});

it('asks no upstream unless it is told to, nor when it is not ready itself', async () => {
  answer = status(503);
  expect(await front({})()).toEqual([200, '{"ready":true}\n']);
  expect(await front({ ASSAY_UPSTREAM_READY: 'off' })()).toEqual([200, '{"ready":true}\n']);
  expect(await front({ ASSAY_UPSTREAM_READY: 'on' }, false)()).toEqual([503, '{"ready":false}\n']);
  expect(asked).toEqual([]);
});

it('takes only on and off', () => {
  expect(() => readSettings({ ASSAY_UPSTREAM: base, ASSAY_UPSTREAM_READY: 'yes' })).toThrow(
    'ASSAY_UPSTREAM_READY must be off or on, not "yes"',
  );
});
