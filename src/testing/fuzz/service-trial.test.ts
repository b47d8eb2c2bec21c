import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Engine } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { trialOf } from './seeds.ts';
import type { Served } from './served.ts';
import { tryBody, tryRequest } from './service-trial.ts';
import { tryText } from './trial.ts';

/** The fuzzer must notice faults: each check here gets a service or an engine that is broken in its own way. */
const allowed = { patience: 5_000, memory: 100 };
const request = { method: 'POST', target: '/v0/build', headers: [], body: '{}' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function broken(answer: RequestListener, more: Partial<Served> = {}): Promise<Served> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, memory: () => 50, alive: () => true, stop: () => undefined, ...more };
}

const answering =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { Connection: 'close' }).end(body);
  };
const hanging: RequestListener = () => undefined;
const tool = (report: object) =>
  JSON.stringify({ result: { content: [{ type: 'text', text: JSON.stringify(report) }] } });

it.each<[fact: string, path: string, listener: RequestListener]>([
  ['a result', 'build', answering(200, '{}')],
  ['a refusal', 'build', answering(422, '{}')],
  ['no room', 'build', answering(503, '{}')],
  ['a tool that refuses', 'mcp', answering(200, tool({ code: 422, key: 'validation' }))],
])('a service that answers with %s is well', async (_, path, listener) => {
  const served = await broken(listener);
  await expect(tryBody(path, '{}', served, allowed)).resolves.toBeUndefined();
  await expect(tryRequest(request, served, allowed)).resolves.toBeUndefined();
});

it.each<[fact: string, path: string, listener: RequestListener, verdict: RegExp]>([
  ['a failure', 'build', answering(500, '{}'), /answers 500/],
  ['a bad gateway', 'build', answering(502, '{}'), /answers 502/],
  ['what is no JSON', 'build', answering(200, '<html>'), /JSON/],
  ['a stack trace', 'build', answering(400, '{"message":"x at run (file:///srv/dist/a.js:10:3)"}'), /stack trace/],
  ['a tool that broke', 'mcp', answering(200, tool({ code: 500, key: 'internal' })), /tool fails/],
])('a service that answers with %s is found out', async (_, path, listener, verdict) => {
  await expect(tryBody(path, '{}', await broken(listener), allowed)).rejects.toThrow(verdict);
});

it.each<[fact: string, listener: RequestListener]>([
  ['a failure', answering(500, '{}')],
  ['an odd status', answering(600, '{}')],
])('odd bytes that are answered with %s are found out', async (_, listener) => {
  await expect(tryRequest(request, await broken(listener), allowed)).rejects.toThrow(/answered/);
});

it('a service that does not answer is found out', async () => {
  const served = await broken(hanging);
  await expect(tryBody('build', '{}', served, { ...allowed, patience: 50 })).rejects.toThrow();
  await expect(tryRequest(request, served, { ...allowed, patience: 50 })).rejects.toThrow(/in time|without a word/);
});

it('of a request that never comes to its end, nothing is expected but an end', async () => {
  const served = await broken(hanging);
  const cut = { ...request, headers: ['Content-Length: 5'] };
  await expect(tryRequest(cut, served, { ...allowed, patience: 1_000 })).resolves.toBeUndefined();
});

it.each<[fact: string, more: Partial<Served>, verdict: RegExp]>([
  ['has ended', { alive: () => false }, /has ended/],
  ['holds too much', { memory: () => 101 }, /holds 101 MiB/],
])('a service that %s is found out', async (_, more, verdict) => {
  const served = await broken(answering(200, '{}'), more);
  await expect(tryBody('build', '{}', served, allowed)).rejects.toThrow(verdict);
  await expect(tryRequest(request, served, allowed)).rejects.toThrow(verdict);
});

const engine = createStandardEngine();
const trial = await trialOf(engine);
const text = '{"$schema":"https://gobl.org/draft-0/note/message","content":"x"}';

it('a sound engine is well', async () => {
  await expect(tryText(text, trial)).resolves.toBeUndefined();
});

const lone = '\ud800';
it.each<[fact: string, more: Partial<Engine>, verdict: RegExp]>([
  [
    'throws',
    {
      build: () => {
        throw new Error('bug');
      },
    },
    /bug/,
  ],
  [
    'fails by itself',
    { correct: () => ({ ok: false, error: { key: 'internal', message: 'x', faults: [] } }) },
    /by itself/,
  ],
  [
    'fails without a word',
    { correct: () => ({ ok: false, error: { key: 'validation', message: '', faults: [] } }) },
    /without a message/,
  ],
  [
    'builds what inspection refuses',
    { inspect: (...given) => ({ ...engine.inspect(...given), ok: false }) },
    /build accepts, inspect refuses/,
  ],
  ['writes half of a character', { replicate: () => ({ ok: true, value: { a: lone } as never }) }, /Unicode/],
  [
    'builds what does not verify',
    { verify: () => Promise.resolve({ ok: false, error: { key: 'signature', message: 'no', faults: [] } }) },
    /does not verify/,
  ],
])('an engine that %s is found out', async (_, more, verdict) => {
  await expect(tryText(text, { ...trial, engine: { ...engine, ...more } })).rejects.toThrow(verdict);
});

it('a document that takes too long is found out', async () => {
  await expect(tryText(text, { ...trial, patience: 0 })).rejects.toThrow(/took \d+ ms/);
});
