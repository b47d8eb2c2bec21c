import { readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bundleEntry, runProcess } from '../../../testing/server-process.ts';
import type { LogEntry } from '../../log.ts';
import { createServiceWorkers, type Workers, type WorkersOptions } from './workers.ts';

let entry: URL;
let workers: Workers;
/** Those of all tests that need no others, so that they start few processes. */
let shared: Workers | undefined;
/** What they logged in this test. */
const log: LogEntry[] = [];
beforeAll(async () => {
  entry = pathToFileURL(await bundleEntry(new URL('../../../testing/server-worker-process.ts', import.meta.url)));
});
afterEach(() => {
  if (workers !== shared) workers.stop();
  log.length = 0;
});
afterAll(() => shared?.stop());

function start(options: Partial<WorkersOptions> = {}): void {
  workers = createServiceWorkers({
    entry,
    count: 1,
    heap: 64,
    timeout: 30_000,
    queue: 8,
    patience: 30_000,
    ...options,
  });
}

function share(): void {
  if (!shared) start({ log: (entry) => log.push(entry) });
  shared ??= workers;
  workers = shared;
}

type Ended = Workers['ended'];

/** How many jobs have ended in which way since `before`. */
function endedSince(before: Ended): Ended {
  const ways = Object.keys(before) as (keyof Ended)[];
  return Object.fromEntries(ways.map((way) => [way, workers.ended[way] - before[way]])) as unknown as Ended;
}

/** A file: a job with its path as `held` runs as long as the file exists. */
async function hold(): Promise<string> {
  const path = join(dirname(entry.pathname), 'held');
  await writeFile(path, '');
  return path;
}

async function build(document: object) {
  const body = new TextEncoder().encode(JSON.stringify({ data: document }));
  const reply = await workers.run({ kind: 'operation', operation: 'build', body });
  const text = 'bytes' in reply ? new TextDecoder().decode(reply.bytes) : reply.text;
  return { status: reply.status, headers: reply.headers, body: JSON.parse(text) as Record<string, unknown> };
}

it('a worker answers as the service itself would', async () => {
  share();
  expect(await build({ content: 'größer 😀' })).toMatchObject({ status: 200, body: { content: 'größer 😀' } });
  expect(await build({ refuse: 1 })).toMatchObject({ status: 422, body: { key: 'validation' } });
  expect(await build([])).toMatchObject({ status: 200 });
});

it.each([
  ['takes for ever', { spin: 1 }, 413, 'ASSAY-INPUT-TIME', 'time', undefined],
  ['fills the heap with objects', { collect: 1 }, 413, 'ASSAY-INPUT-MEMORY', 'memory', undefined],
  ['fills the heap with one text', { hoard: 1 }, 413, 'ASSAY-INPUT-MEMORY', 'memory', undefined],
  ['ends the process', { end: 1 }, 500, undefined, 'crash', 'Error'],
  ['throws', { break: 'secret' }, 500, undefined, 'crash', 'SyntaxError'],
])('a document that %s costs itself alone', async (_, document, status, code, end, error) => {
  // The next one has the full time.
  if ('spin' in document) start({ timeout: 1_500, log: (entry) => log.push(entry) });
  else share();
  const before = { ...workers.ended };
  const refused = await build(document);
  expect(refused.status).toBe(status);
  if (code !== undefined) expect(refused.body).toMatchObject({ faults: [{ code }] });
  expect(JSON.stringify(refused)).not.toContain('secret');
  expect(await build({ content: 'next' })).toMatchObject({ status: 200 });
  expect(endedSince(before)).toEqual({ done: 1, busy: 0, time: 0, memory: 0, crash: 0, killed: 0, [end]: 1 });
  // An unexpected error is logged with its stack, but without its message.
  const where = expect.arrayContaining([expect.stringMatching(/^at /)]) as string[];
  expect(log).toEqual(
    error === undefined ? [] : [{ kind: 'failure', method: 'WORK', path: 'worker', error, stack: where }],
  );
});

it('a message of an assistant is answered with the head and the body that the protocol asks for', async () => {
  share();
  const call = { name: 'build', arguments: { data: '{"content":"größer"}' } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
  const accepted = 'application/json, text/event-stream';
  const headers = { Host: 'localhost', 'Content-Type': 'application/json', Accept: accepted };
  const answer = async (url: string, more: Record<string, string>) => {
    const body = new TextEncoder().encode(JSON.stringify(message));
    const reply = await workers.run({ kind: 'mcp', url, headers: { ...headers, ...more }, body });
    const text = 'bytes' in reply ? new TextDecoder().decode(reply.bytes) : reply.text;
    return { status: reply.status, type: reply.headers?.['content-type'], text };
  };
  const own = await answer('http://localhost/v0/mcp', {});
  expect(own).toMatchObject({
    status: 200,
    type: 'text/event-stream',
    text: expect.stringContaining('größer') as string,
  });
  expect(await answer('http://localhost/v0/mcp', { Accept: 'text/html' })).toMatchObject({ status: 406 });
  // Its hosts are those of the service.
  expect(await answer('http://localhost/v0/mcp', { Origin: 'https://elsewhere.example' })).toMatchObject({
    status: 403,
  });
});

it('a job for an operation that nobody knows is a failure', async () => {
  share();
  const body = new TextEncoder().encode('{}');
  const failed = await workers.run({ kind: 'operation', operation: 'nothing' as never, body });
  expect(failed.status).toBe(500);
  expect(log).toMatchObject([{ error: expect.stringMatching(/^TypeError/) as string }]);
});

it.each([
  [1024 * 1024 - 1, 0],
  [1024 * 1024, 1],
])('after a body of %i bytes the heap is collected on purpose %i times', async (length, collected) => {
  const counting = await bundleEntry(new URL('testing/counting-worker.ts', import.meta.url));
  start({ entry: pathToFileURL(counting) });
  const empty = JSON.stringify({ data: { pad: '' } }).length;
  expect((await build({ pad: 'x'.repeat(length - empty) })).body['collected']).toBe(0);
  expect((await build({})).body['collected']).toBe(collected);
});

it('a worker that is started by hand ends by itself', async () => {
  expect(await runProcess(process.execPath, [entry.pathname]).ended).toBe(0);
});

it('lets whoever waits for a small answer go first, and goes on at a key pressed at the terminal', async () => {
  share();
  const pid = Number((await build({})).body['process']);
  expect(getPriority(pid)).toBe(10);
  process.kill(pid, 'SIGINT');
  expect((await build({})).body['process']).toBe(pid);
});

it('a task that waits too long, or finds too many waiting, learns when to come again', async () => {
  start({ queue: 1, patience: 50 });
  const held = await hold();
  const ends: string[] = [];
  const answer = async (name: string, document: object) => {
    const { status, headers } = await build(document);
    ends.push(`${name} ${status} ${headers?.['Retry-After'] ?? '-'}`);
  };
  const working = answer('working', { held });
  await Promise.all([answer('waiting', {}), answer('too many', {})]);
  await rm(held);
  await working;
  expect(ends).toEqual(['too many 503 1', 'waiting 503 1', 'working 200 -']);
  expect(workers.ended).toEqual({ done: 1, busy: 2, time: 0, memory: 0, crash: 0, killed: 0 });
});

it('a job that waits for a worker that ends gets the next one, which stays in use', async () => {
  share();
  const before = { ...workers.ended };
  const held = await hold();
  const [ending, working, waiting] = [build({ end: 1 }), build({ held }), build({})];
  expect((await ending).status).toBe(500);
  expect([workers.busy, workers.waiting]).toEqual([1, 1]);
  await rm(held);
  const { status, body } = await working;
  expect([status, (await waiting).body['process'], (await build({})).body['process']]).toEqual([
    200,
    body['process'],
    body['process'],
  ]);
  expect([workers.busy, workers.waiting]).toEqual([0, 0]);
  expect(endedSince(before)).toEqual({ done: 3, busy: 0, time: 0, memory: 0, crash: 1, killed: 0 });
});

it('a job whose worker the system does not start is begun again, and the next is started anew', async () => {
  start();
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    const failing = build({});
    process.execPath = execPath;
    expect((await failing).status).toBe(200);
    process.execPath = '/nowhere/node';
    workers.stop();
    start();
    expect(await build({})).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
  } finally {
    process.execPath = execPath;
  }
  expect((await build({})).status).toBe(200);
});

/** Kills the worker at the start of the job, as often as told, by an external signal. */
async function buildWhileKilled(signal: NodeJS.Signals, times: number) {
  const pids = join(dirname(entry.pathname), 'pids');
  await writeFile(pids, '');
  const held = await hold();
  const building = build({ held, pids });
  const killed = new Set<number>();
  while (killed.size < times) {
    const pid = Number((await readFile(pids, 'utf8')).trim().split('\n').at(-1));
    if (pid > 0 && !killed.has(pid)) {
      killed.add(pid);
      process.kill(pid, signal);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await rm(held);
  return building;
}

it.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)(
  'a valid document is built although its worker is ended by %s',
  async (signal) => {
    share();
    const before = { ...workers.ended };
    expect(await buildWhileKilled(signal, 1)).toMatchObject({ status: 200 });
    expect(endedSince(before)).toEqual({ done: 1, busy: 0, time: 0, memory: 0, crash: 0, killed: 0 });
  },
);

it('a document whose worker is ended twice may be sent again, and the log has a line', async () => {
  share();
  const before = { ...workers.ended };
  expect(await buildWhileKilled('SIGKILL', 2)).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '1' },
    body: { key: 'busy' },
  });
  expect(endedSince(before)).toMatchObject({ done: 0, killed: 1 });
  expect(log).toMatchObject([{ event: 'worker-killed' }, { event: 'worker-killed' }]);
  expect((await build({})).status).toBe(200);
});

it('a worker that is ended while it waits costs nobody anything', async () => {
  share();
  const pid = Number((await build({})).body['process']);
  process.kill(pid, 'SIGKILL');
  expect(await Promise.all([build({}), build({})])).toMatchObject([{ status: 200 }, { status: 200 }]);
});

it('knows before a body is read that too many wait', async () => {
  start({ timeout: 100, queue: 2 });
  expect(workers.full).toBe(false);
  // No time per job is known yet: only the queue is limited.
  const first = [build({ spin: 1 }), build({ spin: 1 })];
  expect([workers.waiting, workers.full]).toEqual([1, false]);
  first.push(build({ spin: 1 }));
  expect([workers.waiting, workers.full]).toEqual([2, true]);
  await Promise.all(first);
  expect(workers.full).toBe(false);
});

it('applies the full wait limit as long as the time of a job is unknown', async () => {
  start({ queue: 100 });
  const held = await hold();
  const working = [build({ held }), ...Array.from({ length: 12 }, () => build({}))];
  expect([workers.waiting, workers.full]).toEqual([12, false]);
  await rm(held);
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual(Array(13).fill(200));
});

it('is not full as long as a worker is free, even if nobody may wait', async () => {
  start({ queue: 0 });
  expect(workers.full).toBe(false);
  const held = await hold();
  const working = build({ held });
  expect(workers.full).toBe(true);
  await rm(held);
  expect((await working).status).toBe(200);
  expect(workers.full).toBe(false);
});

it('estimates the wait by the time of a job, without the start of its process', async () => {
  start({ timeout: 500, queue: 100 });
  // Two that start a process each: no time is known yet.
  for (const document of [{ end: 1 }, {}]) await build(document);
  const small = Array.from({ length: 12 }, () => build({}));
  expect([workers.waiting, workers.full]).toEqual([11, false]);
  await Promise.all(small);
  await build({ spin: 1 });
  // The estimated time per job is now an eighth of half a second: the last of eight would wait more than a fifth of a
  // second.
  const large = Array.from({ length: 8 }, () => build({ spin: 1 }));
  // This many may always wait.
  expect([workers.waiting, workers.full]).toEqual([7, false]);
  large.push(build({ spin: 1 }));
  expect([workers.waiting, workers.full]).toEqual([8, true]);
  workers.stop();
  await Promise.all(large);
});

it('as many tasks run at once as there are workers', async () => {
  start({ count: 2 });
  const held = await hold();
  const working = build({ held });
  expect(await build({ content: 'beside' })).toMatchObject({ status: 200 });
  expect(workers.busy).toBe(1);
  await rm(held);
  expect((await working).status).toBe(200);
});

/** Workers with a lane for documents that say so. */
function startWithLight(): void {
  const has = ({ body }: { readonly body: Uint8Array }) => new TextDecoder().decode(body).includes('"light"');
  start({ light: { has, heap: 64, queue: 60, patience: 60_000 }, queue: 1 });
}

it('fifty light jobs are answered by their own worker while a heavy one holds the other', async () => {
  startWithLight();
  const held = await hold();
  const working = build({ held });
  const waiting = build({});
  // A heavy one never takes the worker of the light ones.
  expect([workers.busy, workers.waiting, workers.full]).toEqual([1, 1, true]);
  const burst = await Promise.all(Array.from({ length: 50 }, () => build({ light: 1 })));
  expect(burst.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(burst.map(({ body }) => body['process'])).size).toBe(1);
  expect([workers.busy, workers.waiting]).toEqual([1, 1]);
  await rm(held);
  const [first, second] = await Promise.all([working, waiting]);
  expect(first.body['process']).toBe(second.body['process']);
  expect(first.body['process']).not.toBe(burst[0]?.body['process']);
});

it('the worker for light jobs is there before the first, takes no other, and is replaced when one ends it', async () => {
  startWithLight();
  const first = Number((await build({ light: 1 })).body['process']);
  // Only heavy work starts the other.
  expect((await build({ light: 1 })).body['process']).toBe(first);
  const heavy = Number((await build({})).body['process']);
  expect(heavy).not.toBe(first);
  const held = await hold();
  const working = build({ held, light: 1 });
  // Light jobs use the other while no heavy one needs it.
  expect((await build({ light: 1 })).body['process']).toBe(heavy);
  await rm(held);
  await working;
  expect((await build({ light: 1, end: 1 })).status).toBe(500);
  const next = Number((await build({ light: 1 })).body['process']);
  expect(next).not.toBe(first);
  process.kill(heavy, 'SIGKILL');
  expect((await build({ light: 1 })).status).toBe(200);
});

it('refuses light jobs beyond those that may wait', async () => {
  startWithLight();
  const held = await hold();
  const working = [build({ held, light: 1 }), build({ held })];
  const statuses = Promise.all(Array.from({ length: 62 }, () => build({ light: 1 })));
  expect(workers.waiting).toBe(60);
  await rm(held);
  expect((await statuses).filter(({ status }) => status === 503)).toHaveLength(2);
  await Promise.all(working);
});
