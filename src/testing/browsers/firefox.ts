import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { asFunction, clicking, pressing, valueIn, type DrivenBrowser } from './driven-browser.ts';
import { untilItAnswers } from './webkit.ts';

const BINARY = '/usr/bin/firefox-esr';

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result: unknown;
  readonly message?: string;
}

/** Firefox by WebDriver BiDi, which it serves itself (Debian's `firefox-esr`); undefined if it is not installed. */
export async function openFirefox(port: number): Promise<DrivenBrowser | undefined> {
  if (!existsSync(BINARY)) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'assay-firefox-'));
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads);
  const settings = { 'browser.download.folderList': 2, 'browser.download.dir': downloads };
  const lines = Object.entries(settings).map((setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${String(port)}`,
    'about:blank',
  ];
  const browser = spawn(BINARY, args, { stdio: 'ignore', env: { ...process.env, MOZ_HEADLESS_WIDTH: '1440' } });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  let socket: WebSocket | undefined;
  await untilItAnswers(async () => {
    socket = await connected(`ws://127.0.0.1:${String(port)}/session`);
  });
  const open = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket?.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) open.get(answer.id)?.(answer);
  });
  const call = <Value>(method: string, params: object): Promise<Value> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      open.set(id, ({ type, result, message }) => {
        open.delete(id);
        if (type === 'success') resolve(result as Value);
        else reject(new Error(`${method}: ${message ?? type}`));
      });
      socket?.send(JSON.stringify({ id, method, params }));
    });
  const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await call<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
  const tabs = [contexts[0]?.context];
  let [context] = tabs;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    downloads,
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async ask(body, given) {
      const { result, exceptionDetails } = await call<{ result: { value: string }; exceptionDetails?: object }>(
        'script.callFunction',
        {
          functionDeclaration: asFunction(body),
          awaitPromise: true,
          target: { context },
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
        },
      );
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return valueIn(result.value);
    },
    async press(...chord) {
      await call('input.performActions', { context, actions: pressing(chord) });
    },
    async click(x, y) {
      await call('input.performActions', { context, actions: clicking(x, y) });
    },
    async openTab() {
      ({ context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' }));
      tabs.push(context);
    },
    async showTab(index) {
      context = tabs[index];
      await call('browsingContext.activate', { context });
    },
    async print() {
      const { data } = await call<{ data: string }>('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    async picture() {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      await call('browser.close', {}).catch(() => undefined);
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function connected(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      resolve(socket);
    });
    socket.addEventListener('error', () => {
      reject(new Error(`Nothing answers at ${address}`));
    });
  });
}
