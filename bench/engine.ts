/**
 * One build in process: parse, calculate, judge, serialise. Prints the time of each document beside that of `JSON.parse` +
 * `JSON.stringify` of the text in the same run. `--workloads DIR` adds documents of other services' benchmarks.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStandardEngine, selfCheck } from '../src/engine/index.ts';
import { readJson } from '../src/engine/values.ts';
import { invoiceOfLines } from './parts/line-invoice.ts';
import { microseconds } from './parts/microseconds.ts';

/** Times the floor that a build of generated lines may take. */
const BAR = 4;

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

function buildText(text: string): string {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  const built = engine.build({ data: read.value }, context);
  if (!built.ok) throw new Error(`${built.error.message}: ${built.error.faults.map((f) => f.code).join(', ')}`);
  return JSON.stringify(built.value);
}

const documents = new Map<string, string>();
const folder = process.argv[process.argv.indexOf('--workloads') + 1] ?? '';
if (process.argv.includes('--workloads') && existsSync(folder)) {
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.json'))
      documents.set(file.slice(0, -5), JSON.stringify(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }
}
for (const lines of [1, 10, 100, 1000, 10_000]) documents.set(`${lines} lines`, JSON.stringify(invoiceOfLines(lines)));

console.log(
  'document'.padEnd(16) + 'floor'.padStart(12) + 'build'.padStart(12) + 'ratio'.padStart(8) + 'bar'.padStart(6),
);
for (const [name, text] of documents) {
  try {
    buildText(text);
  } catch (error) {
    console.log(`${name.padEnd(16)} not built: ${(error as Error).message}`);
    continue;
  }
  const floor = microseconds(() => JSON.stringify(JSON.parse(text)));
  const build = microseconds(() => buildText(text));
  const bar = /^\d+ lines$/.test(name) ? BAR : undefined;
  console.log(
    name.padEnd(16) +
      `${floor.toFixed(1)} µs`.padStart(12) +
      `${build.toFixed(1)} µs`.padStart(12) +
      (build / floor).toFixed(1).padStart(8) +
      (bar ? `≤ ${bar}` : '').padStart(6),
  );
}

/** Milliseconds that the check of a fresh engine may take, whose plans are not compiled yet. */
const CHECK_BAR = 5;
const checks = Array.from({ length: 50 }, () => {
  const fresh = createStandardEngine();
  const begun = performance.now();
  selfCheck(fresh);
  return performance.now() - begun;
}).sort((a, b) => a - b);
console.log(`\nself-check of a fresh engine, median: ${(checks[25] ?? 0).toFixed(1)} ms (bar ≤ ${CHECK_BAR} ms)`);
