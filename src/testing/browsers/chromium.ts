import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { asFunction, valueIn, type DrivenBrowser } from './driven-browser.ts';

/** The Chromium of the browser tests, by Playwright; undefined if there is none for this platform. */
export async function openChromium(): Promise<DrivenBrowser | undefined> {
  const found = await findBrowser().catch(() => undefined);
  if (!found) return undefined;
  const downloads = mkdtempSync(join(tmpdir(), 'assay-chromium-'));
  const { executable, args, env } = found;
  const browser = await chromium.launch({
    executablePath: executable,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tabs: Page[] = [];
  let page: Page;
  const openTab = async () => {
    page = await context.newPage();
    page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
    tabs.push(page);
  };
  await openTab();
  return {
    name: `Chromium ${browser.version()}`,
    downloads,
    async open(address) {
      await page.goto(address);
    },
    async ask(body, given) {
      return valueIn(await page.evaluate<string>(`(${asFunction(body)})(${JSON.stringify(JSON.stringify(given))})`));
    },
    press: (...chord) => page.keyboard.press(chord.join('+')),
    click: (x, y) => page.mouse.click(x, y),
    openTab,
    async showTab(index) {
      page = tabs[index] ?? page;
      await page.bringToFront();
    },
    print: () => page.pdf({ preferCSSPageSize: true }),
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
