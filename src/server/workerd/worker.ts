import { env } from 'cloudflare:workers';
import { createStandardEngine } from '../../engine/standard.ts';
import { createWorker } from './create-worker.ts';

const worker = createWorker(createStandardEngine(), env);

// workerd looks for the module's handlers under this name.
export { worker as default };
