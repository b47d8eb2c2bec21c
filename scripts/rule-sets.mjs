/**
 * Sets our verdicts against recorded ones of the official rule sets: `npm run rule-sets -- FOLDER [SET] [--ids] [--diff N]`. FOLDER holds
 * `sets.json`, `cases`, `rule-ids` and `samples`.
 */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/rule-sets/program.ts', ...process.argv.slice(2));
