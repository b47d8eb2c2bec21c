import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { saveData } from './lean.ts';
import { Workbench } from './workbench.ts';

/** The page that the tests of a file share, in one worker. */
interface Shared {
  run?: string;
  page?: Page;
}

interface OnePage {
  readonly bench: Workbench;
  /** Where each test starts. */
  readonly startAt: string;
  /** Whether a test needs a browser that knows nothing of the tests before it. */
  readonly firstVisit: boolean;
}

/**
 * For files whose tests share a page, because opening the workbench takes longer than most of them. They run one after
 * another. Each starts with an empty text and finds open whatever else the one before it has left. After a failure
 * Playwright starts a new worker, and the rest of the file gets a new page.
 */
export const test = base.extend<OnePage, { readonly shared: Shared }>({
  startAt: ['/', { option: true }],
  firstVisit: [false, { option: true }],
  shared: [
    async ({ browser: _ }, use) => {
      const shared: Shared = {};
      await use(shared);
      await shared.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, shared, startAt, firstVisit, viewport, colorScheme }, use, { file, repeatEachIndex }) => {
    const run = `${file} ${String(repeatEachIndex)}`;
    if (!firstVisit && shared.run === run && shared.page?.isClosed() === false) {
      await putBack(shared.page);
      await shared.page.emulateMedia({ media: null, colorScheme });
      if (viewport) await shared.page.setViewportSize(viewport);
      await follow(shared.page, startAt);
      if (startAt === '/') await beginAnew(shared.page);
    } else {
      await shared.page?.context().close();
      shared.run = run;
      const context = await browser.newContext();
      saveData(context);
      shared.page = await context.newPage();
      await shared.page.goto(startAt);
      if (startAt === '/') await expect(textIn(shared.page)).toBeAttached();
    }
    await use(shared.page);
  },
  context: ({ page }, use: (context: BrowserContext) => Promise<void>) => use(page.context()),
  bench: ({ page }, use) => use(new Workbench(page)),
});

/** Goes to another address of the workbench as a link in it does: nothing is loaded again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

async function putBack(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const sheet = page.getByRole('dialog').first();
  while (await sheet.isVisible()) await page.keyboard.press('Escape');
}

/** An empty document instead of the last one, whose verdict must not be taken for one of this test. */
async function beginAnew(page: Page): Promise<void> {
  await textIn(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: /^(?:New document|Documento nuevo)$/ }).click();
  await expect(textIn(page)).toBeFocused();
  // Once something was typed, a document no longer asks its questions in place of other views.
  await page.keyboard.type(' ');
  await page.keyboard.press('Backspace');
}

const textIn = (page: Page) => page.locator('.monaco-editor').first().getByRole('textbox').first();
