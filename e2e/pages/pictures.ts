import type { Page, TestInfo } from '@playwright/test';

/** A screenshot for people, in test-results. It asserts nothing and takes time, so it is made only on request. */
export async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (process.env['E2E_PICTURES']) await page.screenshot({ path: info.outputPath(`${name}.png`) });
}
