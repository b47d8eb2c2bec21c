/** A worker with the transport engine; `collected` counts its deliberate heap collections. */
import type { JsonObject } from '../../../../engine/index.ts';
import { transportEngine } from '../../../../testing/server-transport.ts';
import { runWorker } from '../run-worker.ts';

let collected = 0;
Object.assign(globalThis, { gc: () => void collected++ });

runWorker({
  ...transportEngine,
  build: (request, context) =>
    transportEngine.build({ ...request, data: { ...(request.data as JsonObject), collected } }, context),
});
