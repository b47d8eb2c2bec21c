/** Has every PDF that we write judged by veraPDF and Mustang: `npm run pdfa`; `npm run pdfa -- FOLDER…` embeds into PDF files. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/pdfa/program.ts', ...process.argv.slice(2));
