import { createNodeEngine } from '../../../platform/node-engine.ts';
import { runWorker } from './run-worker.ts';

runWorker(await createNodeEngine());
