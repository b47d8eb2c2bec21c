/**
 * The engine of the built workbench in a worker of a real browser, behind an address. Requests that carry a
 * document are the worker's; everything else is the service's that the page comes from, for there headers count too.
 */
import { readdirSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';
import { at } from '../paths.mjs';
import { startNode } from './node-host.mjs';

const OPERATIONS = ['build', 'validate', 'inspect', 'correct', 'replicate', 'sign', 'verify', 'keygen'];
const ASKED = new RegExp(`^/v0/(${OPERATIONS.join('|')})$`);

/** @returns {Promise<import('./hosts.mjs').Host>} */
export async function startBrowser() {
  const service = await startNode({ WORKERS: '0' });
  const { executable, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath: executable, args, env: { ...definedVariables(), ...env } });
  const page = await browser.newPage();
  await page.goto(service.base);
  const name = readdirSync(at('dist', 'app', 'assets')).find((file) => /^engine-worker-.*[.]js$/.test(file));
  await page.evaluate(openWorker, `/assets/${name}`);
  let answered = 0;

  const server = createServer((request, response) => {
    const operation = request.method === 'POST' ? ASKED.exec(request.url ?? '')?.[1] : undefined;
    if (operation === undefined) return pass(request, response, service.base);
    const pieces = /** @type {Buffer[]} */ ([]);
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      const question = { operation, body: Buffer.concat(pieces).toString() };
      page.evaluate(askPageWorker, question).then(
        ({ status, text }) => {
          answered++;
          response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
        },
        (error) => response.writeHead(502).end(String(error)),
      );
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    base: `http://127.0.0.1:${address.port}`,
    note: () => `${answered} answered by the worker, the rest by the service`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await browser.close();
      await service.stop();
    },
  };
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {string} base */
function pass(request, response, base) {
  const onward = ask(
    base + (request.url ?? ''),
    { method: request.method ?? 'GET', headers: request.headers },
    (got) => {
      response.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

function definedVariables() {
  return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));
}

/**
 * Runs in the page.
 * @typedef {{ status: number, text: string }} Answer
 * @param {string} address of the worker's code
 */
function openWorker(address) {
  const worker = new globalThis.Worker(address, { type: 'module' });
  /** @type {Map<number, { done: (answer: Answer) => void, failed: (reason: Error) => void }>} */
  const waiting = new Map();
  let last = 0;
  worker.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') asked?.done({ status: data.status, text: data.text });
    else asked?.failed(new Error(data.message));
  });
  Object.assign(globalThis, {
    askEngine: (/** @type {string} */ address, /** @type {string} */ body) =>
      new Promise((done, failed) => {
        const id = ++last;
        waiting.set(id, { done, failed });
        worker.postMessage({ kind: 'ask', id, method: 'POST', address, body });
      }),
  });
}

/** Runs in the page. @param {{ operation: string, body: string }} question @returns {Promise<Answer>} */
function askPageWorker({ operation, body }) {
  const { askEngine } = /** @type {{ askEngine: (operation: string, body: string) => Promise<Answer> }} */ (
    /** @type {unknown} */ (globalThis)
  );
  return askEngine(operation, body);
}
