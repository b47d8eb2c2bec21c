import { createStandardEngine } from '../../../engine/standard.ts';
import { runWorker } from './run-worker.ts';

runWorker(createStandardEngine());
