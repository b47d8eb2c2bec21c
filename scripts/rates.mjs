/** Compares today's rates with those of eu-vat-rates-data: `npm run rates -- FILE`. Told in src/testing/rates/compare.ts. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/rates/program.ts', ...process.argv.slice(2));
