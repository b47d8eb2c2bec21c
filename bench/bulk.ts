/**
 * Bulk from files on all processors: `assay bulk build` from file to file, and `POST /v0/bulk`, compared with parsing
 * and printing the same lines in the same run. Processor time covers all processes. Bar: 40,000 small builds a second on
 * two processors, from files.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceOfLines } from './parts/line-invoice.ts';
import { startServer } from './parts/start-server.ts';

const COUNT = Number(process.argv[2] ?? 100_000);
if (!existsSync('dist/cli/assay.js')) throw new Error('build first: npm run build');
const folder = mkdtempSync(join(tmpdir(), 'assay-bulk-'));
const [input, output] = [join(folder, 'in.ndjson'), join(folder, 'out.ndjson')];
const line = `${JSON.stringify(invoiceOfLines(1))}\n`;
writeFileSync(input, line.repeat(COUNT));
console.log(
  `${COUNT} invoices of one line, ${(statSync(input).size / 1e6).toFixed(0)} MB, ${availableParallelism()} processors`,
);

function report(what: string, wall: number, cpu: number): void {
  console.log(
    `${what.padEnd(24)}${wall.toFixed(1).padStart(6)} s, ${(COUNT / wall).toFixed(0).padStart(6)} a second; ` +
      `CPU ${((cpu / COUNT) * 1e6).toFixed(0).padStart(4)} µs each, ${(COUNT / cpu).toFixed(0)} a second and processor`,
  );
}

/**
 * CPU seconds of this process's ended children, or of another process with its ended and running children; Linux only.
 */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

function endedChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(13, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

function floor(): void {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  let printed = 0;
  for (const text of readFileSync(input, 'utf8').split('\n'))
    if (text) printed += JSON.stringify(JSON.parse(text)).length;
  const { user, system } = process.cpuUsage(cpu);
  if (printed < COUNT) throw new Error('nothing was parsed');
  report('floor: parse and print', (performance.now() - began) / 1000, (user + system) / 1e6);
}

async function fromFiles(): Promise<void> {
  const [began, cpu] = [performance.now(), endedChildren()];
  const child = spawn(process.execPath, ['dist/cli/assay.js', 'bulk', 'build', input, '-o', output, '-f', '-q'], {
    stdio: 'inherit',
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  report('assay bulk build', (performance.now() - began) / 1000, endedChildren() - cpu);
  const answers = readFileSync(output, 'utf8').trimEnd().split('\n');
  const sound = answers.filter((answer) => answer.includes('"ok":true')).length;
  if (status !== 0 || sound !== COUNT) throw new Error(`status ${String(status)}, ${sound} of ${COUNT} built`);
}

async function overHttp(): Promise<void> {
  const { child: server, address } = await startServer({ ASSAY_BODY_TIMEOUT: '3600000' });
  const pid = server.pid ?? 0;
  const [began, cpu] = [performance.now(), cpuOf(pid)];
  const lines = await new Promise<number>((resolve, reject) => {
    const sent = request(
      `${address}/v0/bulk?op=build`,
      { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' } },
      (response) => {
        let count = 0;
        response.on('data', (chunk: Buffer) => {
          for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count++;
        });
        response.once('end', () => resolve(count));
        response.once('error', reject);
      },
    );
    sent.once('error', reject);
    createReadStream(input).pipe(sent);
  });
  report('POST /v0/bulk?op=build', (performance.now() - began) / 1000, cpuOf(pid) - cpu);
  server.kill();
  if (lines !== COUNT) throw new Error(`${lines} of ${COUNT} lines were answered`);
}

floor();
await fromFiles();
await overHttp();
rmSync(folder, { recursive: true });
