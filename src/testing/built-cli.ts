import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeBundle } from '../../scripts/server-bundle.mjs';

/** Builds what runs on Node, as `npm run build` does, and gives the folder of the command line. */
export async function buildCli(): Promise<string> {
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outdir = await mkdtemp(join(cache, 'cli-'));
  await build({ ...nodeBundle(outdir), sourcemap: false });
  return join(outdir, 'cli');
}
