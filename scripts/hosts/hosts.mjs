/** Every host of the service, each as it is built and on a free port of this machine. */
import { startWorkerd } from '../workerd-process.mjs';
import { at } from '../paths.mjs';
import { startBrowser } from './browser-host.mjs';
import { startNode } from './node-host.mjs';

/**
 * @typedef {object} Host
 * @property {string} base address without the version
 * @property {() => string} [note] what else is worth saying at the end
 * @property {() => Promise<void>} stop
 */

/** @type {readonly { name: string, start: () => Promise<Host> }[]} */
export const hosts = [
  { name: 'node', start: () => startNode({ WORKERS: '0' }) },
  // Every body goes to a worker, and a runner that asks four at a time never waits for one.
  { name: 'node-workers', start: () => startNode({ WORKERS: '4', ASSAY_WORK_FROM: '1' }) },
  { name: 'workerd', start: onWorkerd },
  { name: 'proxy', start: proxy },
  { name: 'browser-worker', start: startBrowser },
];

/** @returns {Promise<Host>} */
async function onWorkerd() {
  const place = { folder: at('dist', 'workerd'), pages: at('dist', 'app'), host: '127.0.0.1', port: 0 };
  const { child, listening } = startWorkerd(place, { env: { ...process.env, ASSAY_LOG: 'off' } });
  const ended = new Promise((done) => child.once('close', done));
  return {
    base: await listening,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A second service in front of the first. @returns {Promise<Host>} */
async function proxy() {
  const behind = await startNode({ WORKERS: '0' });
  const front = await startNode({ WORKERS: '0', ASSAY_UPSTREAM: `${behind.base}/v0` });
  return {
    base: front.base,
    async stop() {
      await front.stop();
      await behind.stop();
    },
  };
}
