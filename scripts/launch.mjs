/** Makes sure that the packages are installed and the build is current, then becomes the server. */
import { pathToFileURL } from 'node:url';
import { isBuilt } from './fingerprint.mjs';
import { installWhenNeeded } from './install.mjs';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';

try {
  await installWhenNeeded();
  if (!isBuilt()) {
    console.log('Building …');
    if ((await run(process.execPath, [at('scripts', 'build.mjs')])) !== 0) throw new Error('The build failed');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.chdir(root);
process.env['NODE_ENV'] ??= 'production';
// In this process, so that a signal reaches the server itself and its clean end is ours.
const entry = at('dist', 'server', 'node.js');
process.argv[1] = entry;
await import(pathToFileURL(entry).href);
