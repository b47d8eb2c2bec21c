/** The Node host as a process around the transport engine, to test starting and stopping. */
import { pathToFileURL } from 'node:url';
import { runHost } from '../server/node/host.ts';
import { transportEngine } from './server-transport.ts';

const worker = process.env['TEST_WORKER'];
await runHost({ engine: transportEngine, ...(worker && { worker: pathToFileURL(worker) }) });
