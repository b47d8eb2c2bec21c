/**
 * The built service at half, once and three times its capacity, with a fixed request rate whether or not requests are
 * answered. Limits at three times: accepted ≥ 80 % of capacity, p99 of the accepted ≤ 500 ms, health ≤ 50 ms; fails if
 * one is missed.
 *
 * A shared machine varies by a third within a minute. So each load runs between two measurements of the capacity, in
 * rounds, and is compared with those two.
 *
 * A separate thread sends health checks ten times a second, half of them over a new connection. Its own lateness is
 * included, as in all times here: on a busy machine they are upper limits. `late` is how late this program sent, at
 * most. `npm run bench -- overload 30` for only invoices of 30 lines.
 */
import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Connection, postOf } from './parts/connection.ts';
import type { Answered } from './parts/connection.ts';
import { invoiceOfLines } from './parts/line-invoice.ts';
import { AS_STARTED, startServer } from './parts/start-server.ts';

const ROUNDS = 4;
/** For each load in each round. */
const SECONDS = 4;
/** As many as a load balancer with some hundred clients keeps open; no more are started. */
const CONNECTIONS = 1_000;
const PROBE_EVERY = 50;

interface Health {
  readonly times: number[];
  readonly broken: number;
}

if (isMainThread) await measure();
else askForHealth(String(workerData));

/** Sends requests until told to stop, then reports the time of each answer. */
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
  // As started by `npm start` and the container.
  const { child, address } = await startServer({ PORT: process.env['PORT'] ?? '0' }, AS_STARTED);
  const only = process.argv.slice(2).map(Number);
  for (const lines of only.length > 0 ? only : [2, 30, 600]) await loadWith(address, lines);
  child.kill();
}

async function loadWith(address: string, lines: number): Promise<void> {
  const port = Number(new URL(address).port);
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(port));
  const free = [...connections];
  const request = postOf('/v0/build', JSON.stringify({ data: invoiceOfLines(lines) }));
  const ask: Ask = async () => {
    const connection = free.pop();
    if (!connection) throw new Error('no connection is free');
    const answer = await connection.ask(request);
    free.push(connection);
    return answer;
  };
  await capacityOf(ask);
  const loads = [0.5, 1, 3] as const;
  const seen: Load[][] = loads.map(() => []);
  const capacities = [await capacityOf(ask)];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, times] of loads.entries()) {
      const before = capacities.at(-1) ?? 0;
      const found = await load(address, ask, before * times);
      const after = await capacityOf(ask);
      capacities.push(after);
      seen[index]?.push({ ...found, capacity: (before + after) / 2 });
    }
  }
  capacities.sort((a, b) => a - b);
  const [least, middle, most] = [0, 0.5, 1].map((share) => at(capacities, share).toFixed(0));
  console.log(`${lines} lines, capacity ${middle}/s (${least} to ${most})`);
  for (const [index, times] of loads.entries()) {
    const rounds = seen[index] ?? [];
    const mean = (of: (load: Load) => number) => rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
    const shares = rounds.map(({ accepted, capacity }) => (100 * accepted) / capacity);
    const share = (100 * mean(({ accepted }) => accepted)) / mean(({ capacity }) => capacity);
    const taken = rounds.flatMap(({ times }) => times);
    const health = rounds.flatMap(({ health }) => health.times);
    const broken = rounds.reduce((sum, { health }) => sum + health.broken, 0);
    const p99 = at(taken, 0.99);
    const worst = at(health, 1);
    console.log(
      `  ${String(times).padEnd(3)} offered ${mean(({ offered }) => offered).toFixed(0)}/s, ` +
        `accepted ${mean(({ accepted }) => accepted).toFixed(0)}/s, ${share.toFixed(0)} % of capacity (${shares.map((shareOfRound) => shareOfRound.toFixed(0)).join(', ')}), ` +
        `refused ${mean(({ refused }) => refused).toFixed(0)}/s, broken ${mean(({ broken }) => broken)}, ` +
        `p50 ${at(taken, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)} ms, late ${Math.max(...rounds.map(({ late }) => late)).toFixed(0)} ms; ` +
        `health p99 ${at(health, 0.99).toFixed(0)} ms, at most ${worst.toFixed(0)} ms of ${health.length}, broken ${broken}`,
    );
    if (times === 3 && (share < 80 || p99 > 500 || worst > 50 || broken > 0)) process.exitCode = 1;
  }
  for (const connection of connections) connection.close();
}

type Load = Awaited<ReturnType<typeof load>> & { readonly capacity: number };
type Ask = () => Promise<Answered>;

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
  await measured(500);
  return measured(2_000);
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
          // Answers after the end of the load do not count.
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
    /** Per second, during the load. */
    accepted: answered / SECONDS,
    refused: refused / seconds,
    broken,
    times: accepted,
    late,
    health,
  };
}

function at(times: number[], share: number): number {
  times.sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
