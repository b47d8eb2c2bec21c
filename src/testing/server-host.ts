/** A process that is the Node host around the transport engine: what starting and stopping are tested on. */
import { pathToFileURL } from 'node:url';
import { runHost } from '../server/node/host.ts';
import { transportEngine } from './server-transport.ts';

const worker = process.env['TEST_WORKER'];
await runHost({ engine: transportEngine, ...(worker && { worker: pathToFileURL(worker) }) });
