/** The workbench and the API on one port, both following the sources: Vite in front, the API bundled and restarted behind it. */
import { spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { installWhenNeeded } from './install.mjs';
import { at, root } from './paths.mjs';

await installWhenNeeded();
const { context } = await import('esbuild');
const { createServer } = await import('vite');
const { nodeBundle } = await import('./server-bundle.mjs');

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 8080);
const apiPort = await freePort();
process.env['ASSAY_DEV_API'] = `http://127.0.0.1:${apiPort}`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;

async function stopApi() {
  const running = api;
  api = undefined;
  if (!running || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await ended;
}

async function restartApi() {
  await stopApi();
  api = spawn(process.execPath, ['--enable-source-maps', at('node_modules', '.cache', 'dev', 'server', 'node.js')], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort), NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const vite = await createServer({ root, server: { host, port } });

const bundle = await context({
  ...nodeBundle(at('node_modules', '.cache', 'dev')),
  plugins: [
    {
      name: 'restart-api',
      setup(build) {
        build.onEnd(async ({ errors }) => {
          // A half-typed file does not take the running API away.
          if (errors.length > 0) return;
          const again = api !== undefined;
          await restartApi();
          if (again) vite.ws.send({ type: 'full-reload' });
        });
      },
    },
  ],
});
await bundle.watch();
await vite.listen();
console.log(`Assay for development: http://${host}:${port}/`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    void Promise.allSettled([bundle.dispose(), stopApi(), vite.close()]).then(() => process.exit(0));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
