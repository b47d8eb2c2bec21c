/**
 * Makes sure that the packages are installed and the build is current, then becomes one of the built programs: the server, or the one
 * that is named, with the rest of the arguments for it.
 */
import { pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './install.mjs';
import { at, root } from './paths.mjs';

/** Standard output of the others carries a protocol or documents, and nothing else. */
const programs = { server: 'server/node.js', workerd: '', mcp: 'mcp/stdio.js', assay: 'cli/assay.js' };

const [, , name = 'server'] = process.argv;
const program = /** @type {keyof typeof programs} */ (Object.hasOwn(programs, name) ? name : 'server');
try {
  await buildWhenNeeded({ silent: program === 'mcp' || program === 'assay' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // What `assay` says of a machine on which it cannot work.
  process.exit(program === 'assay' ? 3 : 1);
}

process.env['NODE_ENV'] ??= 'production';
// npm runs scripts in the root; the files that a command line names are named from where the person is.
process.chdir(program === 'assay' ? (process.env['INIT_CWD'] ?? '.') : root);
if (program === 'workerd') {
  const { serveOnWorkerd } = await import('./workerd.mjs');
  serveOnWorkerd();
} else {
  // In this process, so that a signal reaches the program itself and its clean end is ours.
  const entry = at('dist', programs[program]);
  process.argv.splice(1, 2, entry);
  await import(pathToFileURL(entry).href);
}
