/** Serves the Model Context Protocol over standard input and output; builds first when that is needed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './fingerprint.mjs';
import { at, root } from './paths.mjs';

// Standard output carries the protocol and nothing else.
if (!existsSync(at('node_modules'))) {
  console.error('The packages are not installed. Run `npm ci` or `npm start` once.');
  process.exit(1);
}
if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, [at('scripts', 'build.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL(at('dist', 'mcp', 'stdio.js')).href);
