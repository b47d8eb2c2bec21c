/** Makes the content models in `src/formats/structure` anew from XSD files: `npm run structure -- UBL-FOLDER CII-FOLDER`. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/structures/program.ts', ...process.argv.slice(2));
