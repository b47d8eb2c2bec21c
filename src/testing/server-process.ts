import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { at, root } from '../../scripts/paths.mjs';
import { forNode, withRequire } from '../../scripts/server-bundle.mjs';

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles an entry point for Node like the build does, and returns the path of the bundle. The test files of one process
 * share it; the next run replaces it.
 */
export function bundleEntry(entry: URL): Promise<string> {
  const file = fileURLToPath(entry);
  const known = bundled.get(file) ?? bundle(file);
  bundled.set(file, known);
  return known;
}

async function bundle(file: string): Promise<string> {
  const name = relative(root, file).replaceAll(sep, '-');
  const outdir = at('node_modules', '.cache', `server-${process.env['VITEST_POOL_ID'] ?? '0'}`, name);
  await rm(outdir, { recursive: true, force: true });
  await build({
    ...forNode,
    entryPoints: { entry: file },
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    banner: withRequire,
  });
  return join(outdir, 'entry.mjs');
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
