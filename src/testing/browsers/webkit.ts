import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asFunction, clicking, pressing, valueIn, type DrivenBrowser } from './driven-browser.ts';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** WebKitGTK by WebDriver (Debian's `webkit2gtk-driver`, under `Xvfb`); undefined if it is not installed. */
export async function openWebKit(port: number, display: string): Promise<DrivenBrowser | undefined> {
  const binary = ['4.1', '4.0', '6.0']
    .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path));
  if (binary === undefined || !existsSync('/usr/bin/WebKitWebDriver')) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'assay-webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home };
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${String(port)}`], { env, stdio: 'ignore' });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const address = `http://127.0.0.1:${String(port)}${path}`;
    const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { readonly value: Value };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await untilItAnswers(() => call('GET', '/status'));
  const browserOptions = { binary, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
  const { sessionId, capabilities } = await call<Session>('POST', '/session', { capabilities: { alwaysMatch } });
  const at = `/session/${sessionId}`;
  await call('POST', `${at}/timeouts`, { script: 300_000 });
  const tabs = [await call<string>('GET', `${at}/window`)];
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    downloads,
    open: (url) => call('POST', `${at}/url`, { url }),
    async ask(body, given) {
      const script = `(${asFunction(body)})(arguments[0]).then(arguments[1])`;
      return valueIn(await call<string>('POST', `${at}/execute/async`, { script, args: [JSON.stringify(given)] }));
    },
    press: (...chord) => call('POST', `${at}/actions`, { actions: pressing(chord) }),
    click: (x, y) => call('POST', `${at}/actions`, { actions: clicking(x, y) }),
    async openTab() {
      // In a window of its own: WebKitWebDriver leaves a new tab in the background, where timers are slow and clicks do nothing.
      const { handle } = await call<{ handle: string }>('POST', `${at}/window/new`, { type: 'window' });
      await call('POST', `${at}/window`, { handle });
      tabs.push(handle);
    },
    showTab: (index) => call('POST', `${at}/window`, { handle: tabs[index] }),
    // WebKitWebDriver 2.50 has no command that prints.
    print: () => Promise.resolve(undefined),
    picture: async () => Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64'),
    resize: (width, height) => call('POST', `${at}/window/rect`, { width, height }),
    async close() {
      await call('DELETE', at).finally(() => driver.kill());
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Waits until a server that has just been started answers. */
export async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let left = 300; ; left--) {
    try {
      await ask();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
