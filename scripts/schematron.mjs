/** Sets our verdicts, exports and round trips against the official schematron: `npm run schematron -- CHECKOUTS`. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/schematron/program.ts', ...process.argv.slice(2));
