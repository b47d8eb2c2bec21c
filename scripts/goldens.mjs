/** Writes what every example builds into next to it: `npm run goldens`. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/examples/write-goldens.ts');
