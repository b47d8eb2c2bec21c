/** A process that is the Node host around the transport engine: what starting and stopping are tested on. */
import { runHost } from '../server/node/host.ts';
import { transportEngine } from './server-transport.ts';

await runHost(transportEngine);
