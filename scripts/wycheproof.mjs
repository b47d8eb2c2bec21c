/** Runs the vectors of C2SP/wycheproof against our signatures: `npm run wycheproof -- FOLDER` with a checkout of it. */
import { resolve } from 'node:path';
import { run } from './run.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of a checkout of https://github.com/C2SP/wycheproof');
process.exitCode = await run('npx', ['vitest', 'run', 'src/engine/envelope/wycheproof.test.ts'], {
  WYCHEPROOF: resolve(folder),
});
