/**
 * Capacity of a machine: processor time and memory of the built service, in all its processes, by size of the document.
 * Times come from the process table, so that this program and others do not count. Linux only.
 */
import { readFileSync } from 'node:fs';
import { invoiceOfLines } from './parts/line-invoice.ts';
import { startServer } from './parts/start-server.ts';

/** Lines of the invoice, and number of builds. */
const SIZES = [
  [1, 4000],
  [10, 2000],
  [100, 300],
  [1_000, 40],
  [10_000, 6],
  [40_000, 2],
] as const;

const { child, address } = await startServer({ WORKERS: '1', ASSAY_WORK_TIMEOUT: '300000' });

function processes(): readonly number[] {
  const own = child.pid ?? 0;
  const below = readFileSync(`/proc/${own}/task/${own}/children`, 'utf8').trim();
  return [own, ...(below === '' ? [] : below.split(' ').map(Number))];
}

/** CPU seconds of all processes so far. */
function cpuSeconds(): number {
  return processes().reduce((sum, pid, index) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // For the server also those of its ended workers.
    const ticks = fields.slice(11, index === 0 ? 15 : 13).map(Number);
    return sum + ticks.reduce((all, tick) => all + tick, 0) / 100;
  }, 0);
}

/** Current or peak resident mebibytes of each process. */
function resident(figure: 'VmRSS' | 'VmHWM'): readonly number[] {
  return processes().map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  });
}

const megabytes = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(0)).join(' + ');

async function ask(operation: string, body: string): Promise<number> {
  const response = await fetch(`${address}/v0/${operation}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  const { length } = await response.text();
  if (response.status !== 200) throw new Error(`${operation}: ${response.status}`);
  return length;
}

console.log(`at rest             resident ${megabytes(resident('VmRSS'))} MB`);
for (const operation of ['build', 'inspect']) {
  for (const [lines, times] of SIZES) {
    const body = JSON.stringify({ data: invoiceOfLines(lines) });
    for (let time = 0; time < Math.min(times, 1000); time++) await ask(operation, body);
    const before = cpuSeconds();
    for (let time = 0; time < times; time++) await ask(operation, body);
    const each = ((cpuSeconds() - before) / times) * 1000;
    console.log(
      `${operation.padEnd(8)} ${String(lines).padStart(6)} lines  ${String(Math.round(body.length / 1024)).padStart(5)} KiB  ` +
        `CPU ${each.toFixed(each < 10 ? 2 : 0)} ms (${((each / lines) * 1000).toFixed(0)} µs a line)  ` +
        `resident ${megabytes(resident('VmRSS'))} MB, at most ${megabytes(resident('VmHWM'))} MB`,
    );
  }
}
child.kill();
