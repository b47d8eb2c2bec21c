/**
 * How the time of an operation grows with its input: each list, map and text of each type of the format is made four times
 * as long, and with it every operation may take four times as long and a little more, but not sixteen times. Places that
 * take no noticeable time at full length are only counted. Ends with an error when a place grows too fast.
 *
 * `npm run bench -- growth --only bill.Invoice` for the places whose names begin so, `--entries 40000` for another length,
 * `--examples` with the examples of every country in place of one document of each type.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../src/engine/index.ts';
import { createStandardEngine } from '../src/engine/index.ts';
import { readJson } from '../src/engine/values.ts';
import { coreParts } from '../src/engine/core-parts.ts';
import { isDocumentType } from '../src/engine/core/schema/document-type.ts';
import { SCHEMA_ROOT } from '../src/engine/core/schema/kind.ts';
import type { GrowingDocument } from './parts/grown-documents.ts';
import { growingDocuments } from './parts/grown-documents.ts';

/** Shorter than this at full length, and the time says nothing about how it grows. */
const NOTICEABLE = 150;
/** n log n is 4.6 times at this length, n² is sixteen times; the rest is what a busy machine adds. */
const STEEPEST = 8;

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const entries = Number(option('entries') ?? 20_000);

const OPERATIONS: Readonly<Record<string, (data: JsonObject) => unknown>> = {
  inspect: (data) => engine.inspect({ data, include: ['changes', 'trace', 'rules'] }, context),
  validate: (data) => engine.validate({ data }),
  correct: (data) => engine.correct({ data, options: { type: 'credit-note' } }, context),
  replicate: (data) => engine.replicate({ data }, context),
};

/** Milliseconds from the text to the text of the answer: the best of some runs. */
function timeOf(operation: (data: JsonObject) => unknown, text: string, runs: number): number {
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    globalThis.gc?.();
    const started = processorTime();
    const read = readJson(text);
    if (read.ok) JSON.stringify(operation(read.value as JsonObject));
    best = Math.min(best, processorTime() - started);
  }
  return best;
}

function floorOf(text: string): number {
  const started = processorTime();
  JSON.stringify(JSON.parse(text));
  return processorTime() - started;
}

/** Milliseconds of this process: what others do meanwhile does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Finding {
  readonly place: string;
  readonly long: number;
  readonly short: number;
  readonly floor: number;
}

function measure(growing: GrowingDocument): readonly Finding[] {
  const text = growing.text(entries);
  const found: Finding[] = [];
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const first = timeOf(operation, text, 1);
    if (first < NOTICEABLE) continue;
    const short = timeOf(operation, growing.text(entries / 4), 2);
    // The first run may have had a compilation in it.
    const long = first > STEEPEST * short ? Math.min(first, timeOf(operation, text, 2)) : first;
    if (long < NOTICEABLE) continue;
    found.push({ place: `${name} ${growing.name}`, long, short, floor: floorOf(text) });
  }
  return found;
}

function exampleDocuments(): readonly JsonObject[] {
  const contexts = new Map<string, JsonObject>();
  for (const folder of readdirSync('examples', { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === 'broken') continue;
    for (const file of readdirSync(`examples/${folder.name}`).filter((name) => /^[^.]+[.]json$/.test(name))) {
      const data = JSON.parse(readFileSync(`examples/${folder.name}/${file}`, 'utf8')) as JsonObject;
      const built = engine.build({ data }, context);
      if (!built.ok) continue;
      const { $schema, $regime, $addons, type } = built.value;
      contexts.set(JSON.stringify([$schema, $regime, $addons, type]), built.value);
    }
  }
  return [...contexts.values()];
}

const types = [...coreParts.types].filter(isDocumentType);
const typesById = new Map(types.map((type) => [SCHEMA_ROOT + type.named.id, type]));
const bases: readonly JsonObject[] = process.argv.includes('--examples')
  ? exampleDocuments()
  : types.map(({ named }): JsonObject => ({ $schema: SCHEMA_ROOT + named.id }));

let places = 0;
let steepest: Finding | undefined;
const met = new Set<string>();
const tooSteep: Finding[] = [];
for (const base of bases) {
  const type = typesById.get(String(base['$schema']));
  if (!type) continue;
  const about = process.argv.includes('--examples') ? JSON.stringify([base['$regime'], base['$addons']]) : '';
  for (const growing of growingDocuments(type, base)) {
    const id = growing.name + about;
    if (met.has(id) || !growing.name.startsWith(option('only') ?? '')) continue;
    met.add(id);
    places++;
    for (const finding of measure(growing)) {
      const ratio = finding.long / finding.short;
      if (!steepest || ratio > steepest.long / steepest.short) steepest = finding;
      if (ratio <= STEEPEST) continue;
      tooSteep.push(finding);
      console.log(`TOO STEEP ${told(finding)} ${about}`);
    }
  }
}

function told({ place, long, short, floor }: Finding): string {
  return `${place}: ${short.toFixed(0)} ms at ${entries / 4}, ${long.toFixed(0)} ms at ${entries} (× ${(long / short).toFixed(1)}; floor ${floor.toFixed(0)} ms)`;
}

console.log(`${places} places grown to ${entries}; ${tooSteep.length} grow too fast`);
if (steepest) console.log(`steepest: ${told(steepest)}`);
if (tooSteep.length > 0) process.exitCode = 1;
