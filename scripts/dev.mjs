/** Workbench and API on one port, both with live reload: Vite in front, the API on the following port. */
import { installWhenNeeded } from './install.mjs';

await installWhenNeeded();
const { concurrently } = await import('concurrently');

const { PORT = '8080', WORKERS = '0' } = process.env;
const port = String(Number(PORT) + 1);
// In development there are no worker programs, so one process does all work.
const env = { HOST: '127.0.0.1', PORT: port, WORKERS, NODE_ENV: 'development' };
const { result } = concurrently(
  [
    { name: 'api', command: 'tsx watch --clear-screen=false src/server/node/main.ts', env },
    { name: 'workbench', command: 'vite', env: { ASSAY_DEV_API: `http://127.0.0.1:${port}` } },
  ],
  { killOthersOn: ['failure', 'success'] },
);
await result.catch(() => undefined);
