import { createStandardEngine } from '../../engine/standard.ts';
import { runHost } from './host.ts';

await runHost(createStandardEngine());
