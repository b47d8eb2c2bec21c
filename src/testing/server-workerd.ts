import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundleEntry, freePort, runProcess } from './server-process.ts';

export interface RunningWorker {
  /** Address without a slash at the end. */
  readonly base: string;
  stop(): Promise<void>;
}

/** Starts a bundled entry on the real workerd, with the configuration as it is shipped but for bundle and port. */
export async function startWorkerd(entry: URL): Promise<RunningWorker> {
  const bundle = await bundleEntry(entry, 'browser');
  const folder = dirname(bundle);
  const port = await freePort();
  const shipped = await readFile(join(import.meta.dirname, '../server/workerd/config.capnp'), 'utf8');
  const config = join(folder, 'config.capnp');
  await writeFile(
    config,
    shipped.replace(/embed "[^"]+"/, 'embed "entry.mjs"').replace('127.0.0.1:8080', `127.0.0.1:${port}`),
  );
  const running = runProcess(createRequire(import.meta.url).resolve('workerd/bin/workerd'), ['serve', config]);
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    await rm(folder, { recursive: true });
  };
  if (await answers(base)) return { base, stop };
  await stop();
  throw new Error(`workerd does not answer: ${running.output()}`);
}

/** Waits until something answers at the address; workerd does not announce itself. */
async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).then(Boolean, () => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
