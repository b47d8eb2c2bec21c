import { test as base, type BrowserContext, type Page } from '@playwright/test';

/**
 * For tests that are not about code loaded ahead: their browser is set to save data, so each part loads when it is
 * opened. Loading every part takes as much time as opening the page.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    saveData(context);
    await use(context);
  },
});

/** Sets the browser to save data, for every page of the context from now on. */
export function saveData(context: BrowserContext): void {
  context.on('page', (page) => void set(page).catch(() => undefined));
}

async function set(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
