import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../scripts/paths.mjs';
import { workerdBundle } from '../../scripts/server-bundle.mjs';
import { startWorkerd as startProcess } from '../../scripts/workerd.mjs';

export interface RunningWorker {
  /** Address without a slash at the end. */
  readonly base: string;
  /** Everything printed so far. */
  output(): string;
  stop(): Promise<void>;
}

interface Place {
  /** Folder of the workbench; default none. */
  readonly pages?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts an entry point on the real workerd, bundled like in the build and with the shipped configuration. Rejects with
 * its output if it does not start.
 */
export async function startWorkerd(entry: URL, { pages, env = {} }: Place = {}): Promise<RunningWorker> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'workerd-'));
  await build(workerdBundle(folder, relative(root, fileURLToPath(entry))));
  await copyFile(join(root, 'src/server/workerd/config.capnp'), join(folder, 'config.capnp'));
  const place = { folder, pages: pages ?? folder, host: '127.0.0.1', port: 0 };
  const { child, listening } = startProcess(place, { env: { ...process.env, ...env }, stdio: 'pipe' });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { base: await listening, output: () => text, stop };
  } catch {
    await stop();
    throw new Error(`workerd does not start: ${text}`);
  }
}
