/**
 * The built service at half, once and three times its capacity, with a fixed rate of requests whether they are answered or
 * not. Bars at three times: accepted ≥ 80 % of capacity, p99 of the accepted ≤ 500 ms, health ≤ 50 ms.
 */
import { spawn } from 'node:child_process';
import { Agent, get, request } from 'node:http';
import { invoiceOfLines } from './parts/line-invoice.ts';

const SECONDS = 6;
const CONNECTIONS = 400;

const child = spawn(process.execPath, ['dist/server/node.js'], {
  env: { ...process.env, PORT: '0', ASSAY_LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise<string>((resolve, reject) => {
  child.once('exit', () => reject(new Error('build first: npm run build')));
  child.stdout.on('data', (chunk: Buffer) => {
    const [url] = /http:\S+/.exec(chunk.toString()) ?? [];
    if (url) resolve(url);
  });
});
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const probes = new Agent({ keepAlive: true });

/** Status and milliseconds of one request; status 0 when the connection broke. */
function post(body: string): Promise<readonly [number, number]> {
  const began = performance.now();
  return new Promise((resolve) => {
    const sent = request(`${address}/v0/build`, { method: 'POST', agent }, (response) => {
      response.resume().on('end', () => resolve([response.statusCode ?? 0, performance.now() - began]));
    });
    sent.on('error', () => resolve([0, 0]));
    sent.end(body);
  });
}

async function capacityOf(body: string): Promise<number> {
  let done = 0;
  const measure = async (milliseconds: number) => {
    done = 0;
    const end = performance.now() + milliseconds;
    const caller = async () => {
      while (performance.now() < end) if ((await post(body))[0] === 200) done++;
    };
    await Promise.all(Array.from({ length: 16 }, caller));
    return (done / milliseconds) * 1000;
  };
  await measure(2_000);
  return measure(4_000);
}

async function load(body: string, rate: number) {
  const accepted: number[] = [];
  const health: number[] = [];
  let refused = 0;
  let open = 0;
  let due = 0;
  const began = performance.now();
  const all: Promise<void>[] = [];
  const probe = setInterval(() => {
    const asked = performance.now();
    get(`${address}/healthz`, { agent: probes }, (response) =>
      response.resume().on('end', () => health.push(performance.now() - asked)),
    );
  }, 50);
  while (performance.now() - began < SECONDS * 1000) {
    for (; due < ((performance.now() - began) * rate) / 1000; due++) {
      if (open >= CONNECTIONS) continue;
      open++;
      const one = post(body).then(([status, milliseconds]) => {
        open--;
        if (status === 200) accepted.push(milliseconds);
        else refused++;
      });
      all.push(one);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(all);
  clearInterval(probe);
  const seconds = (performance.now() - began) / 1000;
  return {
    accepted: accepted.length / seconds,
    refused: refused / seconds,
    p99: at(accepted, 0.99),
    health: at(health, 1),
  };
}

function at(times: number[], share: number): number {
  times.sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

for (const lines of [2, 30, 600]) {
  const body = JSON.stringify({ data: invoiceOfLines(lines) });
  const capacity = await capacityOf(body);
  console.log(`${lines} lines, capacity ${capacity.toFixed(0)}/s`);
  for (const times of [0.5, 1, 3]) {
    const { accepted, refused, p99, health } = await load(body, capacity * times);
    console.log(
      `  ${String(times).padEnd(3)} accepted ${accepted.toFixed(0)}/s (${((100 * accepted) / capacity).toFixed(0)} %), ` +
        `refused ${refused.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms, health at most ${health.toFixed(0)} ms`,
    );
  }
}
agent.destroy();
probes.destroy();
child.kill();
