/** Lists what published schemas, regimes, addons and code lists have that ours lack, and where they differ: `npm run format-drift -- FOLDER`. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/drift/program.ts', ...process.argv.slice(2));
