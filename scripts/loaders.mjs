/** Makes `src/engine/standard-definitions.ts` from the lists of regimes and addons: `npm run loaders`. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/loaders/write-loaders.ts');
