/** The workerd host around the transport engine. */
import { env } from 'cloudflare:workers';
import { createWorker } from '../server/workerd/create-worker.ts';
import { transportEngine } from './server-transport.ts';

const worker = createWorker(transportEngine, env);

export { worker as default };
