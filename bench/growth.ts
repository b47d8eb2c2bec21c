/**
 * Measures how the time of an operation grows with its input: each list, map and text of each type, for each kind of
 * document, regime and addon, is made four times as long. Time like n^e grows by 4^e; n log n is 4.7 times at these
 * lengths. Prints every place above that, and fails if one grows like n^1.5 or worse. Places without noticeable time at
 * full length are only counted: quadratic ones are noticeable.
 *
 * Uses all processors. Times are processor time of a process, the best of several runs, so that other load hardly
 * matters.
 *
 * Then invoices of 100 to 40,000 lines are written and read as UBL and CII (`--only 'xml invoices'` for only these).
 *
 * `npm run bench -- growth --only 'type bill.Invoice'` for places with that prefix, `--entries 40000` for another
 * length, `--sample 10` for every tenth place.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { JsonObject } from '../src/engine/index.ts';
import { readJson } from '../src/engine/values.ts';
import { growInvoices } from './parts/invoice-lines.ts';
import { growingPlaces, OPERATIONS, type GrowingPlace } from './parts/growth-sweeps.ts';

/** Milliseconds. Anything faster at full length is not quadratic: that many steps squared take longer. */
const NOTICEABLE = 20;
/** Milliseconds up to which eight times as many entries are tried. */
const LIGHT = 120;
/** Milliseconds from which a place is always measured carefully. */
const WEIGHTY = 150;
/** A process that is scheduled rarely takes up to a fourth longer. */
const N_LOG_N = 1.15;
const TOO_STEEP = 1.5;
/** Entries, and milliseconds, up to which a doubtful place is grown further. */
const LONGEST = 400_000;
const LONG_ENOUGH = 400;
/** Milliseconds that need no second measurement. */
const BEYOND_DOUBT = 2_000;

/** Names of invoices with many lines. */
const INVOICES = 'xml invoices';

type Operation = (data: JsonObject) => unknown;

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
    share: { type: 'string' },
  },
});
const entries = Number(values.entries);

interface Finding {
  readonly place: string;
  readonly entries: number;
  readonly long: number;
  /** At a quarter of the entries. */
  readonly short: number;
  /** The exponent: the time grows like n to this power. */
  readonly exponent: number;
  /** The exponent of only parsing and writing the text; 1 if not measured. */
  readonly floor: number;
}

interface Report {
  readonly places: number;
  readonly measured: number;
  readonly steepest: Finding | undefined;
  readonly above: readonly Finding[];
}

/** Milliseconds from text to text of the answer, the best of some runs; infinite if the text is refused. */
function timeOf(operation: Operation, text: string, runs: number): number {
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    const started = process.cpuUsage();
    const read = readJson(text);
    if (!read.ok) return Infinity;
    JSON.stringify(operation(read.value as JsonObject));
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function measure(place: GrowingPlace): readonly Finding[] {
  return place.operations.flatMap((key) => {
    const found = examine(`${key} ${place.name}`, OPERATIONS[key], place, entries);
    return found ? [found] : [];
  });
}

/** Undefined if the time is short and unsuspicious. */
function examine(place: string, operation: Operation, growing: GrowingPlace, n: number): Finding | undefined {
  const { text, isDense } = growing;
  const quick = timeOf(operation, text(n / 4), 1);
  const first = timeOf(operation, text(n), 1);
  if (first === Infinity) return undefined;
  // Comparing every pair of 10,000 entries takes only 15 ms. If little else is done, more entries show it.
  if (isDense && first < LIGHT && n === entries) return examine(place, operation, growing, n * 8);
  if (first < NOTICEABLE || (first < WEIGHTY && exponentOf(first, quick) < N_LOG_N)) return undefined;
  let finding = fit(place, operation, text, n, first, quick);
  // Quadratic growth gets steeper with length; otherwise it was a compilation or other load.
  for (let more = n * 4; isBetween(finding.exponent) && more <= LONGEST && finding.long < LONG_ENOUGH; more *= 4) {
    const longer = fit(place, operation, text, more);
    if (longer.long === Infinity) break;
    finding = longer;
  }
  return finding.exponent > N_LOG_N ? { ...finding, floor: floorOf(text, finding.entries) } : finding;
}

/** The exponent of parsing and writing a text without any operation. */
function floorOf(text: GrowingPlace['text'], n: number): number {
  const timeAt = (entries: number) => {
    const written = text(entries);
    let best = Infinity;
    for (let run = 0; run < 3; run++) {
      const started = process.cpuUsage();
      JSON.stringify(JSON.parse(written));
      const { user, system } = process.cpuUsage(started);
      best = Math.min(best, (user + system) / 1000);
    }
    return best;
  };
  return Math.max(1, exponentOf(timeAt(n), timeAt(n / 4)));
}

const isBetween = (exponent: number) => exponent > N_LOG_N && exponent < TOO_STEEP;

/** Measures again while it looks too steep; times in seconds are certain. */
function fit(
  place: string,
  operation: Operation,
  text: GrowingPlace['text'],
  n: number,
  first = Infinity,
  quick = first,
) {
  let [long, short] = [first, quick];
  for (let again = 0; again < 3; again++) {
    if (long < Infinity && (long > BEYOND_DOUBT || exponentOf(long, short) <= N_LOG_N)) break;
    globalThis.gc?.();
    short = Math.min(short, timeOf(operation, text(n / 4), 3));
    long = Math.min(long, timeOf(operation, text(n), 1));
  }
  return { place, entries: n, long, short, exponent: exponentOf(long, short), floor: 1 };
}

const exponentOf = (long: number, short: number) => Math.log(long / short) / Math.log(4);

/** How much steeper it grows than n, or than its baseline. */
const excessOf = ({ exponent, floor }: Finding) => exponent - floor;

function printed({ place, entries: n, long, short, exponent, floor }: Finding): string {
  return `n^${exponent.toFixed(2)} (floor n^${floor.toFixed(2)}, × ${(long / short).toFixed(1)})  ${place}: ${short.toFixed(0)} ms at ${n / 4}, ${long.toFixed(0)} ms at ${n}`;
}

/** Milliseconds between progress messages. */
const WORD_EVERY = 10_000;

/** Measures every nth place, starting at one, and reports progress. */
function sweep(first: number, step: number, onStep: (places: number) => void): Report {
  let reportedAt = performance.now();
  let [places, at, measured] = [0, 0, 0];
  let steepest: Finding | undefined;
  const above: Finding[] = [];
  for (const place of growingPlaces()) {
    if (!place.name.startsWith(values.only) || at++ % step !== first) continue;
    if (performance.now() - reportedAt > WORD_EVERY) {
      reportedAt = performance.now();
      onStep(places);
    }
    places++;
    for (const finding of measure(place)) {
      measured++;
      if (!steepest || excessOf(finding) > excessOf(steepest)) steepest = finding;
      if (excessOf(finding) > N_LOG_N - 1) above.push(finding);
    }
  }
  return { places, measured, steepest, above };
}

/** On a terminal one changing line, in a log one line per message. */
function showProgress(done: number, all: number): void {
  const text = `${done} of ${all} places`;
  process.stderr.write(process.stderr.isTTY ? `\r${text}` : `${text}\n`);
}

async function sweepEverywhere(): Promise<void> {
  const count = availableParallelism();
  const step = count * Number(values.sample);
  let named = 0;
  for (const { name } of growingPlaces()) if (name.startsWith(values.only)) named++;
  const all = Math.ceil(named / Number(values.sample));
  const done = new Array<number>(count).fill(0);
  const reports = await Promise.all(
    Array.from({ length: count }, (_, first) => {
      const args = [...process.argv.slice(2), '--share', `${first}/${step}`];
      const child = fork(fileURLToPath(import.meta.url), args, { execArgv: ['--expose-gc'] });
      return new Promise<Report>((resolve, reject) => {
        child.on('message', (word: Report | number) => {
          if (typeof word !== 'number') return resolve(word);
          done[first] = word;
          if (first === 0)
            showProgress(
              done.reduce((sum, places) => sum + places, 0),
              all,
            );
        });
        child.once('exit', (code) => reject(new Error(`a process that measures ended with ${String(code)}`)));
      });
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r');
  const sum = (figure: (report: Report) => number) => reports.reduce((all, report) => all + figure(report), 0);
  const above = reports.flatMap((report) => report.above).sort((a, b) => excessOf(b) - excessOf(a));
  const steep = above.filter((finding) => excessOf(finding) >= TOO_STEEP - 1);
  for (const finding of above)
    console.log(`${steep.includes(finding) ? 'TOO STEEP' : 'above n log n'}  ${printed(finding)}`);
  console.log(
    `${sum(({ places }) => places)} places grown to ${entries}, ${sum(({ measured }) => measured)} measured with care, ` +
      `${above.length} above n log n, ${steep.length} too steep`,
  );
  const [steepest] = reports.flatMap((report) => report.steepest ?? []).sort((a, b) => excessOf(b) - excessOf(a));
  if (steepest) console.log(`steepest: ${printed(steepest)}`);
  if (steep.length > 0) process.exitCode = 1;
}

if (values.share === undefined) {
  await sweepEverywhere();
  if (INVOICES.startsWith(values.only) && !growInvoices(console.log)) {
    console.log('TOO STEEP  invoices in XML');
    process.exitCode = 1;
  }
} else {
  const [first = 0, step = 1] = values.share.split('/').map(Number);
  process.send?.(
    sweep(first, step, (places) => process.send?.(places)),
    () => process.disconnect(),
  );
}
