import { createNodeEngine } from '../../platform/node-engine.ts';
import { runHost } from './host.ts';

await runHost({ engine: createNodeEngine, worker: new URL('worker.js', import.meta.url) });
