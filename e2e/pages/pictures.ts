import type { Page, TestInfo } from '@playwright/test';

/** A picture for people, below test-results. It states nothing and takes a while to draw, so it is drawn for those who ask. */
export async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (process.env['E2E_PICTURES']) await page.screenshot({ path: info.outputPath(`${name}.png`) });
}
