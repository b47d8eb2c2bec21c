/**
 * The built service at half, once and three times its capacity, with a fixed rate of requests whether they are answered or
 * not. Bars at three times: accepted ≥ 80 % of capacity, p99 of the accepted ≤ 500 ms, health ≤ 50 ms; ends with 1 when one is missed.
 *
 * Health is asked by a thread of its own, ten times a second, half of the time over a new connection; what it waits is its own lateness, too, and so
 * are all times here: on a machine that does other things they are upper limits. `late` is how late this program came to send, at most.
 * `npm run bench -- overload 30` for invoices of 30 lines alone.
 */
import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Client } from 'undici';
import { invoiceOfLines } from './parts/line-invoice.ts';

const SECONDS = 10;
/** As many as a balancer with some hundred callers has open; none is begun beyond that. */
const CONNECTIONS = 1_000;
const PROBE_EVERY = 50;

interface Health {
  readonly times: number[];
  readonly broken: number;
}

if (isMainThread) await measure();
else askForHealth(String(workerData));

/** Asks until it is told to end, then tells how long each answer took. */
function askForHealth(address: string): void {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let broken = 0;
  let asked = 0;
  const probe = setInterval(() => {
    const began = performance.now();
    const options = asked++ % 2 === 0 ? { agent } : { agent: false as const };
    get(`${address}/healthz`, options, (response) =>
      response.resume().on('end', () => times.push(performance.now() - began)),
    ).on('error', () => broken++);
  }, PROBE_EVERY);
  parentPort?.once('message', () => {
    clearInterval(probe);
    agent.destroy();
    parentPort?.postMessage({ times, broken } satisfies Health);
    parentPort?.close();
  });
}

async function measure(): Promise<void> {
  const child = spawn(process.execPath, ['dist/server/node.js'], {
    env: { ...process.env, PORT: process.env['PORT'] ?? '0', ASSAY_LOG: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('build first: npm run build')));
    child.stdout.on('data', (chunk: Buffer) => {
      const [url] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (url) resolve(url);
    });
  });
  const only = process.argv.slice(2).map(Number);
  for (const lines of only.length > 0 ? only : [2, 30, 600]) await loadWith(address, lines);
  child.kill();
}

async function loadWith(address: string, lines: number): Promise<void> {
  // A pool would look through all of them for one that is free.
  const connections = Array.from({ length: CONNECTIONS }, () => new Client(address));
  const free = [...connections];
  const body = JSON.stringify({ data: invoiceOfLines(lines) });
  const ask = () => build(free, body);
  const before = await capacityOf(ask);
  const loads = [0.5, 1, 3] as const;
  const seen = [];
  for (const times of loads) seen.push(await load(address, ask, before * times));
  // Capacity varies by a fifth within a minute on shared machines.
  const after = await capacityOf(ask);
  const capacity = (before + after) / 2;
  console.log(`${lines} lines, capacity ${before.toFixed(0)}/s before, ${after.toFixed(0)}/s after`);
  for (const [index, times] of loads.entries()) {
    const { offered, accepted, refused, broken, p50, p99, late, health } = seen[index] as Load;
    const share = (100 * accepted) / capacity;
    const worst = at(health.times, 1);
    console.log(
      `  ${String(times).padEnd(3)} offered ${offered.toFixed(0)}/s, accepted ${accepted.toFixed(0)}/s (${share.toFixed(0)} %), ` +
        `refused ${refused.toFixed(0)}/s, broken ${broken}, p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms, late ${late.toFixed(0)} ms; ` +
        `health p99 ${at(health.times, 0.99).toFixed(0)} ms, at most ${worst.toFixed(0)} ms of ${health.times.length}, broken ${health.broken}`,
    );
    if (times === 3 && (share < 80 || p99 > 500 || worst > 50 || health.broken > 0)) process.exitCode = 1;
  }
  await Promise.all(connections.map((connection) => connection.destroy()));
}

/** Status and milliseconds of one request; status 0 when the connection broke. */
function build(free: Client[], body: string): Promise<readonly [number, number]> {
  const connection = free.pop();
  if (!connection) throw new Error('no connection is free');
  const began = performance.now();
  return new Promise((resolve) => {
    let status = 0;
    const end = (milliseconds: number) => {
      free.push(connection);
      resolve([status, milliseconds]);
    };
    connection.dispatch(
      { path: '/v0/build', method: 'POST', body },
      {
        onRequestStart() {},
        onResponseStart(_, statusCode) {
          status = statusCode;
        },
        onResponseData() {},
        onResponseEnd() {
          end(performance.now() - began);
        },
        onResponseError() {
          status = 0;
          end(0);
        },
      },
    );
  });
}

type Load = Awaited<ReturnType<typeof load>>;
type Ask = () => Promise<readonly [number, number]>;

async function capacityOf(ask: Ask): Promise<number> {
  const measured = async (milliseconds: number) => {
    let done = 0;
    const end = performance.now() + milliseconds;
    const caller = async () => {
      while (performance.now() < end) if ((await ask())[0] === 200) done++;
    };
    await Promise.all(Array.from({ length: 16 }, caller));
    return (done / milliseconds) * 1000;
  };
  await measured(2_000);
  return measured(4_000);
}

async function load(address: string, ask: Ask, rate: number) {
  const probe = new Worker(new URL(import.meta.url), { workerData: address });
  await new Promise((resolve) => probe.once('online', resolve));
  const accepted: number[] = [];
  let [answered, refused, broken, sent, open, due, late] = [0, 0, 0, 0, 0, 0, 0];
  const began = performance.now();
  const all: Promise<void>[] = [];
  while (performance.now() - began < SECONDS * 1000) {
    for (; due < ((performance.now() - began) * rate) / 1000; due++) {
      if (open >= CONNECTIONS) continue;
      open++;
      sent++;
      all.push(
        ask().then(([status, milliseconds]) => {
          open--;
          if (status === 200) accepted.push(milliseconds);
          if (status === 503) refused++;
          else if (status !== 200) broken++;
          // What is still answered when nothing is offered any more is no longer load.
          else if (performance.now() - began < SECONDS * 1000) answered++;
        }),
      );
    }
    const slept = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 2));
    late = Math.max(late, performance.now() - slept - 2);
  }
  await Promise.all(all);
  const seconds = (performance.now() - began) / 1000;
  const health = await new Promise<Health>((resolve) => {
    probe.once('message', resolve);
    probe.postMessage('end');
  });
  return {
    offered: sent / SECONDS,
    accepted: answered / SECONDS,
    refused: refused / seconds,
    broken,
    p50: at(accepted, 0.5),
    p99: at(accepted, 0.99),
    late,
    health,
  };
}

function at(times: number[], share: number): number {
  times.sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
