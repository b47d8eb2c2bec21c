/**
 * Processor time of what the main process answers itself: every worst body of every measured kind, at its largest size,
 * with all measured options together; and every measured address. Fails above 50 ms. The first answers of a process,
 * before its code is compiled, are left out: of each body the best of five counts.
 */
import { createStandardEngine } from '../src/engine/index.ts';
import { systemContext } from '../src/platform/system-context.ts';
import { createApplication } from '../src/server/application.ts';
import type { RouteDefinition } from '../src/contract/define-route.ts';
import { routes, type OperationId } from '../src/contract/routes.ts';
import { WORST_ADDRESSES, WORST_REQUESTS, worstDocuments } from '../src/server/work/testing/worst-bodies.ts';

/** Milliseconds of processor time. */
const MOST = 50;
const TRIES = 5;

const engine = createStandardEngine();
const application = createApplication({ engine, context: systemContext });
const addons = engine.catalogue.addons().map(({ key }) => key);
const documents = Object.entries(worstDocuments(addons));
const pathOf = (operation: string): string =>
  (routes as readonly RouteDefinition[]).find(({ operationId }) => operationId === operation)?.path ?? '';

async function timeOf(path: string, body?: string): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < TRIES; i++) {
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

const rows: (readonly [string, number])[] = [];
for (const [operation, { upTo, warned = upTo, options }] of Object.entries(WORST_REQUESTS)) {
  if (upTo === undefined || warned === undefined) continue;
  const measured = Object.entries(options).filter(([, [, runs]]) => runs === 'here');
  const flags = measured.filter(([name]) => name === 'warnings').map(([name]) => name);
  const members = Object.fromEntries(
    measured.filter(([name]) => !flags.includes(name) && name !== 'schema').map(([name, [value]]) => [name, value]),
  );
  for (const [name, make] of documents) {
    const head = `${JSON.stringify({ ...members, data: null }).slice(0, -'null}'.length)}`;
    for (const plain of [true, false]) {
      const body = plain ? `{"data":${make(upTo - 10)}}` : `${head}${make(warned - head.length - 1)}}`;
      const query = plain ? '' : `?${flags.join('&')}`;
      rows.push([`${operation}${query}: ${name}, ${body.length} B`, await timeOf(pathOf(operation) + query, body)]);
    }
  }
}
for (const [operation, { runs, path = pathOf(operation) }] of Object.entries(WORST_ADDRESSES)) {
  if (runs !== 'here') continue;
  for (const lang of ['', '?lang=es']) rows.push([`${operation as OperationId}${lang}`, await timeOf(path + lang)]);
}
rows.sort(([, a], [, b]) => b - a);
for (const [name, time] of rows.slice(0, 20)) console.log(`${time.toFixed(1).padStart(6)} ms  ${name}`);
console.log(`${rows.length} bodies, at most ${rows[0]?.[1].toFixed(1)} ms (bar ≤ ${MOST} ms)`);
if ((rows[0]?.[1] ?? 0) > MOST) process.exitCode = 1;
