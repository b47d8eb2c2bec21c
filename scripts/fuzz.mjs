/** Tries hostile input until it is stopped: `npm run fuzz`. Options are told in src/testing/fuzz/endless.ts. */
import { isBuilt } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { runSource } from './run-source.mjs';

const built = isBuilt() ? 0 : await run(process.execPath, [at('scripts', 'build.mjs')]);
process.exitCode = built === 0 ? await runSource('src/testing/fuzz/endless.ts', ...process.argv.slice(2)) : built;
