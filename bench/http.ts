/**
 * The service over HTTP: the built Node host in a separate process, `POST /v0/build` of a small invoice. CPU time per
 * request comes from the process table, so the load generator does not count.
 */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { invoiceOfLines } from './parts/line-invoice.ts';
import { startServer } from './parts/start-server.ts';

const started = performance.now();
const { child, address } = await startServer();

const body = JSON.stringify({ data: invoiceOfLines(2) });
const answer = await fetch(`${address}/v0/build`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
});
if (answer.status !== 200) throw new Error(await answer.text());
console.log(`start to first answer  ${(performance.now() - started).toFixed(0)} ms`);

/** CPU seconds of the server so far; Linux only. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMegabytes(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

await autocannon({
  url: `${address}/v0/build`,
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
  connections: 1,
  duration: 2,
});
for (const connections of [1, 16]) {
  const before = cpuSeconds();
  const result = await autocannon({
    url: `${address}/v0/build`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    connections,
    duration: 4,
  });
  const requests = result['2xx'];
  const cpu = ((cpuSeconds() - before) / requests) * 1000;
  console.log(
    `${String(connections).padStart(2)} clients  ${(requests / 4).toFixed(0)} requests/s, p50 ${result.latency.p50} ms, ` +
      `CPU ${cpu.toFixed(3)} ms a request (bar ≤ 0.12), resident ${residentMegabytes().toFixed(0)} MB`,
  );
}
child.kill();
