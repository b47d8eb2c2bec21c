import { env } from 'cloudflare:workers';
import { proven } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { createWorker } from './create-worker.ts';

// An engine that fails its own check prevents the start.
const worker = createWorker(proven(createStandardEngine()), env);

// workerd looks for the module's handlers under this name.
export { worker as default };
