/** Writes the smallest document that builds for every regime, addon and type: `npm run templates`. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/templates/write-templates.ts');
