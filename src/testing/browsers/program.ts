/**
 * `npm run tool -- browsers [FOLDER]`: opens the built workbench in the Chromium, the Firefox and the WebKitGTK of this
 * machine. Compares the answers of the page's engine with the service's, walks through the workbench as a user does, and
 * looks at the pages. FOLDER gets pictures of them. `ONLY=WebKitGTK` takes one browser, `PART=walks` one of the three
 * parts.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPages } from './check-pages.ts';
import { openChromium } from './chromium.ts';
import { answersOfService, compareEngines, type Answered } from './compare-engines.ts';
import { deskIn } from './desk.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { openFirefox } from './firefox.ts';
import { WALKS, type Service } from './walks.ts';
import { openWebKit, untilItAnswers } from './webkit.ts';

const port = Number(process.env['PORT'] ?? 8099);
const base = `http://127.0.0.1:${String(port)}`;
const DISPLAY = ':97';

let running: ChildProcess | undefined;
const service: Service = {
  async start() {
    const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), ASSAY_LOG: 'off', NODE_ENV: 'production' };
    running = spawn(process.execPath, ['dist/server/node.js'], { env, stdio: 'ignore' });
    await untilItAnswers(() => fetch(`${base}/readyz`));
  },
  async stop() {
    const ended = new Promise((resolve) => running?.once('exit', resolve));
    running?.kill();
    await ended;
  },
};

/** Each part of the examination returns how many things are wrong, and prints them. */
const PARTS = {
  async answers(browser: DrivenBrowser, answered: readonly Answered[]) {
    await browser.open(`${base}/`);
    const { questions, different, repeated, ready } = await compareEngines(browser, base, answered);
    const counts = [...questions].map(([operation, count]) => `${operation} ${String(count)}`).join(', ');
    console.log(`  answers of the page's engine: ${String(answered.length)} (${counts})`);
    console.log(
      `  ${String(different.length)} differ from the service's, ${String(repeated.length)} came twice or never`,
    );
    for (const name of different.slice(0, 20)) console.log(`    other than the service's: ${name}`);
    return different.length + repeated.length + (ready === 1 ? 0 : 1);
  },

  async walks(browser: DrivenBrowser) {
    let failed = 0;
    await browser.open(`${base}/`);
    await browser.ask(`localStorage.setItem('assay.engine', 'browser');`, null);
    for (const { name, go } of WALKS) {
      try {
        await go(deskIn(browser, base), service);
      } catch (error) {
        failed += 1;
        console.log(`    ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.log(`  ${String(failed)} of ${String(WALKS.length)} walks failed`);
    return failed;
  },

  async pages(browser: DrivenBrowser, _: readonly Answered[], pictures: string | undefined) {
    const listed =
      pictures === undefined ? undefined : join(pictures, `${browser.name.replace(/ .*/, '')}-findings.txt`);
    if (listed !== undefined) writeFileSync(listed, '');
    const wrong = await checkPages(browser, base, pictures, (line) => {
      console.log(`    ${line}`);
      if (listed !== undefined) appendFileSync(listed, `${line}\n`);
    });
    console.log(`  ${String(wrong)} of the checks of pages failed`);
    return wrong;
  },
};

async function main([pictures]: readonly string[]): Promise<number> {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1500x1100x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  screen.on('error', () => undefined);
  const { ONLY = '', PART = '' } = process.env;
  let [tried, wrong] = [0, 0];
  try {
    await service.start();
    const answered = 'answers'.includes(PART) ? await answersOfService(base) : [];
    for (const [name, open] of [
      ['Chromium', openChromium],
      ['Firefox', () => openFirefox(port + 1)],
      ['WebKitGTK', () => openWebKit(port + 2, DISPLAY)],
    ] as const) {
      const browser = name.includes(ONLY) ? await open() : undefined;
      if (!browser) continue;
      tried += 1;
      console.log(browser.name);
      await browser.resize(1440, 900);
      try {
        for (const [part, examine] of Object.entries(PARTS)) {
          if (part.includes(PART)) wrong += await examine(browser, answered, pictures);
        }
      } finally {
        await browser.close();
      }
    }
    if (tried === 0) console.log('None is installed: apt-get install firefox-esr webkit2gtk-driver xvfb');
    return tried > 0 && wrong === 0 ? 0 : 1;
  } finally {
    await service.stop();
    screen.kill();
  }
}

process.exitCode = await main(process.argv.slice(2));
