/** Starts the service on workerd, for `npm run workerd` and the tests, with the shipped configuration. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { at } from './paths.mjs';

/**
 * Starts workerd; its output goes where `stdio` says. `folder` has the configuration and the bundle, `pages` the built
 * workbench, if it exists; port 0 means any free one.
 * @param {{ folder: string, pages: string, host: string, port: number }} place
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: 'inherit' | 'pipe' }} [options]
 */
export function startWorkerd({ folder, pages, host, port }, { env = process.env, stdio = 'inherit' } = {}) {
  const shown = host.includes(':') ? `[${host}]` : host;
  const args = [
    'serve',
    join(folder, 'config.capnp'),
    `--socket-addr=http=${shown}:${port}`,
    `--directory-path=pages=${resolve(pages)}`,
    '--control-fd=3',
  ];
  // The package names its binary. Its own launcher passes no further streams on, and no script of a package runs at install.
  const { default: program } = createRequire(import.meta.url)('workerd');
  const child = spawn(program, args, { env, stdio: ['ignore', stdio, stdio, 'pipe'] });
  /** @type {Promise<string>} its address once it listens; rejects if it ends before */
  const listening = new Promise((done, failed) => {
    let output = '';
    child.stdio[3]?.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const port = /"event":"listen".*"port":(\d+)/.exec(output)?.[1];
      if (port !== undefined) done(`http://${shown}:${port}`);
    });
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`workerd ended with status ${code}`)));
  });
  return { child, listening };
}

/** Serves the build until a signal ends it. Uses HOST, PORT and the settings of docs/settings.md. */
export function serveOnWorkerd() {
  const { HOST, PORT, ASSAY_PAGES, ASSAY_BASE_PATH = '' } = process.env;
  const { child, listening } = startWorkerd({
    folder: at('dist', 'workerd'),
    pages: ASSAY_PAGES ?? at('dist', 'app'),
    host: HOST || '127.0.0.1',
    port: Number(PORT || 8080),
  });
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGTERM', 'SIGINT'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signals.some((known) => known === signal) ? 0 : 1)));
  listening.then(
    (url) => console.log(`Assay listens at ${url}${ASSAY_BASE_PATH} on workerd`),
    () => undefined,
  );
}
