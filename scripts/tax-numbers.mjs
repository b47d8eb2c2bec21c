/** Compares our verdicts on tax numbers with those of python-stdnum: `npm run tax-numbers -- FOLDER`. Told in src/testing/tax-numbers/compare.ts. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/tax-numbers/compare.ts', ...process.argv.slice(2));
