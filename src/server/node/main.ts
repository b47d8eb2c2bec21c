import { createStandardEngine } from '../../engine/standard.ts';
import { runHost } from './host.ts';

await runHost({ engine: createStandardEngine(), worker: new URL('worker.js', import.meta.url) });
