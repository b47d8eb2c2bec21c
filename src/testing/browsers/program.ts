/**
 * `npm run tool -- browsers [FOLDER]`: opens the built workbench in the Firefox and the WebKitGTK of this machine, and
 * compares the answers of the page's engine on every example with the service's. FOLDER gets pictures of the pages.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { checkPages } from './check-pages.ts';
import { compareEngines } from './compare-engines.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit, untilItAnswers } from './webkit.ts';

const port = Number(process.env['PORT'] ?? 8099);
const base = `http://127.0.0.1:${String(port)}`;
const DISPLAY = ':97';

/** Examines one browser, and returns how many answers or pages are wrong. */
async function examine(browser: DrivenBrowser, pictures: string | undefined): Promise<number> {
  try {
    await browser.open(`${base}/`);
    const { documents, questions, different, repeated, ready } = await compareEngines(browser, base);
    console.log(`${browser.name}: ${String(documents)} examples, ${String(questions)} answers of the page's engine`);
    console.log(
      `  ${String(different.length)} differ from the service's, ${String(repeated.length)} came twice or never`,
    );
    for (const name of different.slice(0, 20)) console.log(`  other than the service's: ${name}`);
    const wrong = await checkPages(browser, base, pictures);
    for (const line of wrong) console.log(`  ${line}`);
    console.log(`  ${String(wrong.length)} of the checks of pages failed`);
    return different.length + repeated.length + (ready === 1 ? 0 : 1) + wrong.length;
  } finally {
    await browser.close();
  }
}

async function main([pictures]: readonly string[]): Promise<number> {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), ASSAY_LOG: 'off' };
  const service = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  screen.on('error', () => undefined);
  try {
    await untilItAnswers(() => fetch(`${base}/readyz`));
    let [tried, wrong] = [0, 0];
    for (const open of [() => openFirefox(port + 1), () => openWebKit(port + 2, DISPLAY)]) {
      const browser = await open();
      if (!browser) continue;
      tried += 1;
      wrong += await examine(browser, pictures);
    }
    if (tried === 0) console.log('Neither is installed: apt-get install firefox-esr webkit2gtk-driver xvfb');
    return tried > 0 && wrong === 0 ? 0 : 1;
  } finally {
    service.kill();
    screen.kill();
  }
}

process.exitCode = await main(process.argv.slice(2));
