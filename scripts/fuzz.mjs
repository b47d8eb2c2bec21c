/** Tries hostile documents until it is stopped: `npm run fuzz`. Options are told in src/testing/fuzz/endless.ts. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/fuzz/endless.ts', ...process.argv.slice(2));
