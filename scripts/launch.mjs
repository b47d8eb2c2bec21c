/**
 * Installs and builds if needed, then becomes one of the built programs: the server, or the named one with the
 * remaining arguments. `static` writes the workbench as a folder.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { quickMark } from './fingerprint.mjs';
import { buildWhenNeeded } from './install.mjs';
import { at, root } from './paths.mjs';

/** Standard output of the others is reserved for a protocol or documents. */
const programs = { server: 'server/node.js', workerd: '', static: '', mcp: 'mcp/stdio.js', assay: 'cli/assay.js' };

const [, , name = 'server'] = process.argv;
const program = /** @type {keyof typeof programs} */ (Object.hasOwn(programs, name) ? name : 'server');
try {
  await buildWhenNeeded({
    silent: program === 'mcp' || program === 'assay',
    tools: program === 'workerd',
    quick: program !== 'static',
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // What `assay` prints if it cannot run.
  process.exit(program === 'assay' ? 3 : 1);
}

process.env['NODE_ENV'] ??= 'production';
// npm runs scripts in the root and names the user's folder, to which paths on the command line are relative. Started
// from elsewhere, as by a hook, the variable may be that of another npm.
const isOfNpm = process.cwd() === root;
if (program !== 'assay') process.chdir(root);
else if (isOfNpm) process.chdir(process.env['INIT_CWD'] ?? '.');
if (program === 'workerd') {
  const { serveOnWorkerd } = await import('./workerd.mjs');
  serveOnWorkerd();
} else if (program === 'static') {
  const { writeFolder } = await import('./static.mjs');
  try {
    await writeFolder(process.argv.slice(3), isOfNpm ? (process.env['INIT_CWD'] ?? '.') : root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  if (program === 'server' && existsSync(quickMark())) packMeanwhile();
  // In this process, so that signals reach the program's own shutdown.
  const entry = at('dist', programs[program]);
  process.argv.splice(1, 2, entry);
  await import(pathToFileURL(entry).href);
}

/** The page of a quick build is packed well while the service answers, by what the processor has left. */
function packMeanwhile() {
  const child = spawn(process.execPath, [at('scripts', 'pack-pages.mjs')], { stdio: 'ignore' });
  child.on('error', (error) => console.error(`The page stays a tenth larger: ${error.message}`));
  child.unref();
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  process.on('exit', () => child.kill());
}
