import { env } from 'cloudflare:workers';
import { createStandardEngine } from '../../engine/standard.ts';
import { createWorker } from './create-worker.ts';

const worker = createWorker(createStandardEngine(), env);

// The name under which workerd looks for the module's handlers.
export { worker as default };
