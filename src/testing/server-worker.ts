/** The workerd host around the transport engine. */
import { createWorker } from '../server/workerd/create-worker.ts';
import { transportEngine } from './server-transport.ts';

const worker = createWorker(transportEngine);

export { worker as default };
