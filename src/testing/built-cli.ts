import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeBundle } from '../../scripts/server-bundle.mjs';

let built: Promise<string> | undefined;

/**
 * Builds the programs for Node as `npm run build` does, and returns the folder of the command line. The test files of
 * one process share the build; the next run replaces it.
 */
export function buildCli(): Promise<string> {
  return (built ??= buildInto(
    join(import.meta.dirname, `../../node_modules/.cache/cli-${process.env['VITEST_POOL_ID'] ?? '0'}`),
  ));
}

async function buildInto(outdir: string): Promise<string> {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({ ...nodeBundle(outdir), sourcemap: false, metafile: true });
  await writeFile(join(outdir, 'metafile.json'), JSON.stringify(metafile));
  // As in the checkout, Node need not find out that these are modules.
  await writeFile(join(outdir, 'package.json'), '{ "type": "module" }');
  return join(outdir, 'cli');
}
