/**
 * A worker with the transport engine. A document can make it work endlessly or as long as a file exists, fill its heap,
 * or end.
 */
import { appendFileSync, existsSync } from 'node:fs';
import type { Json, JsonObject } from '../engine/index.ts';
import { runWorker } from '../server/node/workers/run-worker.ts';
import { transportEngine } from './server-transport.ts';

function obey(data: Json): void {
  const document = data as JsonObject;
  if (typeof document['pids'] === 'string') appendFileSync(document['pids'], `${process.pid}\n`);
  if ('spin' in document) for (;;);
  if (typeof document['held'] === 'string') while (existsSync(document['held']));
  if ('end' in document) process.exit(3);
  if ('hoard' in document) for (let text = 'x'; ;) text = JSON.stringify([text, text]);
  if ('collect' in document) for (const all: object[] = []; ;) all.push({ all });
}

runWorker({
  ...transportEngine,
  build(request, context) {
    obey(request.data);
    const answer = { ...(request.data as JsonObject), process: process.pid };
    return transportEngine.build({ ...request, data: answer }, context);
  },
});
