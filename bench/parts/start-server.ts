import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

const SERVER = 'dist/server/node.js';

/** The built server on a port of its own, and its address. `flags` are those of Node. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  if (!existsSync(SERVER)) throw new Error('build first: npm run build');
  const child = spawn(process.execPath, [...flags, SERVER], {
    env: { ...process.env, PORT: '0', ASSAY_LOG: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended before it listened')));
    child.stdout.on('data', (chunk: Buffer) => {
      const [url] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (url) resolve(url);
    });
  });
  return { child, address };
}

/** Flags of `npm start` and of the container. */
export const AS_STARTED = ['--max-semi-space-size=32'];
