import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles an entry point like the build does, and returns the path of the bundle. */
export async function bundleEntry(entry: URL, platform: 'node' | 'browser'): Promise<string> {
  // Below the checkout, so that packages outside the bundle are found.
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'server-'));
  const outfile = join(folder, 'entry.mjs');
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform,
    logLevel: 'error',
    ...(platform === 'node' ? { packages: 'external' } : { conditions: ['workerd', 'worker', 'browser'] }),
  });
  return outfile;
}

export interface Running {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Resolves when the pattern has been printed, rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>;
  /** The exit status, once it has ended; null after a signal. */
  readonly ended: Promise<number | null>;
}

export function runProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const collect = (chunk: Buffer) => (text += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return {
    child,
    output: () => text,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = text.match(pattern);
          if (match) resolve(match);
        };
        child.stdout.on('data', look);
        child.once('close', () => reject(new Error(`ended without printing ${pattern}: ${text}`)));
        look();
      }),
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
  };
}

/** A port that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
