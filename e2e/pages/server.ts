import { spawn } from 'node:child_process';

export interface OwnServer {
  /** Without a final slash. */
  readonly address: string;
  stop(): Promise<void>;
}

/** A server for one test, which may stop and start it; on a free port unless one is set. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', ASSAY_LOG: 'off', ...settings };
  const server = spawn(process.execPath, ['dist/server/node.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout.on('data', (chunk: Buffer) => {
      const [url] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (url) resolve(url);
    });
  });
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null) resolve();
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}
