import { createNodeEngine } from '../../platform/node-engine.ts';
import { runHost } from './host.ts';

/** Runs the service; `worker` is the program of its workers. */
export function serve(worker: URL): Promise<void> {
  return runHost({ engine: createNodeEngine, worker });
}
