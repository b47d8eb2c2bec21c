/** Alters every figure of the law and looks for a test that notices: `npm run mutants:law`. Options are told in src/testing/mutants/law.ts. */
import { runSource } from './run-source.mjs';

process.exitCode = await runSource('src/testing/mutants/law.ts', ...process.argv.slice(2));
