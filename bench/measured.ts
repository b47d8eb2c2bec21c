/**
 * Processor time of what the main process answers itself: every worst body of every measured kind, at its largest size,
 * with all measured options together; and every measured address. Fails above 50 ms. The first answers of a process,
 * before its code is compiled, are left out: of each body the best of five counts.
 *
 * Then the same for what is light in a worker, which fails above 300 ms; of each body the best of three counts.
 */
import { createStandardEngine } from '../src/engine/index.ts';
import { systemContext } from '../src/platform/system-context.ts';
import { nationalTexts } from '../src/testing/fuzz/small-national-bodies.ts';
import { createApplication } from '../src/server/application.ts';
import type { RouteDefinition } from '../src/api/define-route.ts';
import { routes, type OperationId } from '../src/api/routes.ts';
import { LIGHT } from '../src/server/work/light.ts';
import { WORST_ADDRESSES, WORST_REQUESTS, worstDocuments, worstXml } from '../src/server/work/testing/worst-bodies.ts';

/** Milliseconds of processor time. */
const MOST = 50;
const MOST_LIGHT = 300;

/** Files of authorities are longer than this before anything is repeated in them. */
const SHORTEST = 16 * 1024;

const engine = createStandardEngine();
const application = createApplication({ engine, context: systemContext });
const addons = engine.catalogue.addons().map(({ key }) => key);
const documents = Object.entries(worstDocuments(addons));
const pathOf = (operation: string): string =>
  (routes as readonly RouteDefinition[]).find(({ operationId }) => operationId === operation)?.path ?? '';

async function timeOf(path: string, body?: string, tries = 5): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < tries; i++) {
    const began = process.cpuUsage();
    const init = body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } };
    const method = body === undefined && !path.startsWith('/keygen') ? 'GET' : 'POST';
    const response = await application.fetch(new Request(`http://localhost/v0${path}`, { method, ...init }));
    await response.arrayBuffer();
    const { user, system } = process.cpuUsage(began);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

type Row = readonly [string, number];
const rows: Row[] = [];
for (const [operation, { upTo, options }] of Object.entries(WORST_REQUESTS)) {
  if (upTo === undefined) continue;
  const measured = Object.entries(options).filter(([, [, runs]]) => runs === 'here');
  const flags = measured.filter(([name]) => name === 'warnings').map(([name]) => name);
  const members = Object.fromEntries(
    measured.filter(([name]) => !flags.includes(name) && name !== 'schema').map(([name, [value]]) => [name, value]),
  );
  for (const [name, make] of documents) {
    const head = `${JSON.stringify({ ...members, data: null }).slice(0, -'null}'.length)}`;
    for (const plain of [true, false]) {
      const body = plain ? `{"data":${make(upTo - 10)}}` : `${head}${make(upTo - head.length - 1)}}`;
      const query = plain ? '' : `?${flags.join('&')}`;
      rows.push([`${operation}${query}: ${name}, ${body.length} B`, await timeOf(pathOf(operation) + query, body)]);
    }
  }
}
for (const [operation, { runs, path = pathOf(operation) }] of Object.entries(WORST_ADDRESSES)) {
  if (runs !== 'here') continue;
  for (const lang of ['', '?lang=es']) rows.push([`${operation as OperationId}${lang}`, await timeOf(path + lang)]);
}

/** Requests that are light: the members beside `data`, and the size up to which they are. */
const light: Row[] = [];
for (const [operation, { document, xml, options }] of Object.entries(LIGHT)) {
  const { needs = {}, options: worst = {} } = WORST_REQUESTS[operation as OperationId] ?? {};
  const judged = Object.keys(options).find((name) => name === 'destination' || name === 'judge');
  const variants: [object, number][] = [[needs, Infinity]];
  if (operation === 'export') variants.push([{ format: 'cii', allow_loss: true }, Infinity]);
  if (judged !== undefined) variants.push([{ [judged]: worst[judged]?.[0] }, Number(options[judged])]);
  for (const [members, bound] of variants) {
    const head = JSON.stringify({ ...members, data: null }).slice(0, -'null}'.length);
    const bodies: [string, string][] = [];
    if (document !== undefined) {
      for (const [name, make] of documents) bodies.push([name, make(Math.min(document, bound) - head.length - 1)]);
    }
    // Each quotation mark takes another character.
    if (xml !== undefined) {
      const room = Math.min(xml, bound) - head.length - 200;
      bodies.push(['XML', JSON.stringify(worstXml(room))]);
      for (const [name, text] of room > SHORTEST ? nationalTexts(room) : []) bodies.push([name, JSON.stringify(text)]);
    }
    for (const [name, data] of bodies) {
      const title = `${operation} ${Object.keys(members).join(', ')}: ${name}, ${head.length + data.length + 1} B`;
      light.push([title, await timeOf(pathOf(operation), `${head}${data}}`, 3)]);
    }
  }
}

for (const [what, measured, most] of [
  ['answered by the main process', rows, MOST],
  ['light in a worker', light, MOST_LIGHT],
] as const) {
  const sorted = measured.toSorted(([, a], [, b]) => b - a);
  for (const [name, time] of sorted.slice(0, 20)) console.log(`${time.toFixed(1).padStart(6)} ms  ${name}`);
  const worst = sorted[0]?.[1] ?? 0;
  console.log(`${what}: ${sorted.length} bodies, at most ${worst.toFixed(1)} ms (bar ≤ ${most} ms)`);
  if (worst > most) process.exitCode = 1;
}
