import { spawn } from 'node:child_process';
import { at } from '../paths.mjs';

/**
 * The built service on Node. Rejects with what it printed when it does not start.
 * @param {Record<string, string>} env
 * @returns {Promise<import('./hosts.mjs').Host>}
 */
export function startNode(env) {
  const child = spawn(process.execPath, [at('dist', 'server', 'node.js')], {
    env: { ...process.env, PORT: '0', ASSAY_LOG: 'off', ASSAY_PAGES: at('dist', 'app'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => child.once('close', done));
  return new Promise((done, failed) => {
    let text = '';
    const read = (/** @type {Buffer} */ chunk) => {
      text += chunk.toString();
      const base = /listens at (http:\/\/\S+)/.exec(text)?.[1];
      if (base === undefined) return;
      done({
        base,
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', failed);
    child.once('close', () => failed(new Error(`the service did not start: ${text}`)));
  });
}
