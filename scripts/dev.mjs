/** The workbench and the API on one port, both following the sources: Vite in front, the API behind it on the port after it. */
import { installWhenNeeded } from './install.mjs';

await installWhenNeeded();
const { concurrently } = await import('concurrently');

const { PORT = '8080', WORKERS = '0' } = process.env;
const port = String(Number(PORT) + 1);
// From the sources there are no files that worker processes could begin with, so all work is done in the one process.
const env = { HOST: '127.0.0.1', PORT: port, WORKERS, NODE_ENV: 'development' };
const { result } = concurrently(
  [
    { name: 'api', command: 'tsx watch --clear-screen=false src/server/node/main.ts', env },
    { name: 'workbench', command: 'vite', env: { ASSAY_DEV_API: `http://127.0.0.1:${port}` } },
  ],
  { killOthersOn: ['failure', 'success'] },
);
await result.catch(() => undefined);
