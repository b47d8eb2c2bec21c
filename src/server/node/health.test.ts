import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { bundleEntry, freePort, runProcess } from '../../testing/server-process.ts';

let program: string;
let service: Server | undefined;
beforeAll(async () => {
  program = await bundleEntry(new URL('health.ts', import.meta.url));
});
afterEach(() => {
  service?.closeAllConnections();
  service?.close();
  service = undefined;
});

async function serve(address: string, answer: RequestListener): Promise<string> {
  service = createServer(answer).listen(0, address);
  await once(service, 'listening');
  return String((service.address() as AddressInfo).port);
}

const statusOf = (env: Readonly<Record<string, string>>) => runProcess(process.execPath, [program], env).ended;
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

it.each<[HOST: string, asked: string]>([
  ['', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ...(hasIpv6 ? [['::1', '[::1]'] as [string, string]] : []),
])('of a service at HOST=%s it asks %s whether it is healthy', async (HOST, asked) => {
  const questions: string[] = [];
  const PORT = await serve(HOST === '::1' ? HOST : '127.0.0.1', ({ method, url, headers }, response) => {
    questions.push(`${method} ${headers.host} ${url}`);
    response.end('{"ok":true}');
  });
  expect(await statusOf({ HOST, PORT })).toBe(0);
  expect(questions).toEqual([`GET ${asked}:${PORT} /healthz`]);
});

it('a service that is not well, or is not there, has status 1', async () => {
  const PORT = await serve('127.0.0.1', (_, response) => response.writeHead(503).end());
  expect(await statusOf({ HOST: '', PORT })).toBe(1);
  expect(await statusOf({ HOST: '', PORT: String(await freePort()) })).toBe(1);
});

it('a service that takes the question and never answers has status 1', async () => {
  expect(await statusOf({ HOST: '', PORT: await serve('127.0.0.1', () => {}) })).toBe(1);
});
