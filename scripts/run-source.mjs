import { basename } from 'node:path';
import { build } from 'esbuild';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Bundles a TypeScript program of the repository and runs it with Node; gives its exit code.
 * @param {string} source relative to the root
 * @param {string[]} args
 */
export async function runSource(source, ...args) {
  const outfile = at('node_modules', '.cache', 'programs', `${basename(source, '.ts')}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  return run(process.execPath, ['--enable-source-maps', outfile, ...args]);
}
