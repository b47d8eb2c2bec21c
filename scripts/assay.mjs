/** The command line, from the built files: `npm run --silent assay -- build invoice.json`; builds first when that is needed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './fingerprint.mjs';
import { at, root } from './paths.mjs';

// Standard output carries documents and nothing else.
if (!existsSync(at('node_modules'))) {
  console.error('The packages are not installed. Run `npm ci` or `npm start` once.');
  process.exit(3);
}
if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, [at('scripts', 'build.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(3);
}
// npm runs scripts in the root; files are named from where the person is.
const { INIT_CWD } = process.env;
if (INIT_CWD) process.chdir(INIT_CWD);
process.argv[1] = at('dist', 'cli', 'assay.js');
await import(pathToFileURL(process.argv[1]).href);
