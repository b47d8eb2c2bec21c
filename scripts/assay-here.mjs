/** Runs the command line of this checkout, which `command-line.mjs` makes at the first run. */
import { pathToFileURL } from 'node:url';
import { commandLine } from './command-line.mjs';

try {
  const entry = await commandLine();
  process.argv[1] = entry;
  await import(pathToFileURL(entry).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // What `assay` prints if it cannot run.
  process.exit(3);
}
