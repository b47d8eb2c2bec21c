import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The file that is downloaded from the panel of exports; what the format has no place for is accepted first. */
export async function downloadedFrom(page: Page, panel: Locator): Promise<string> {
  const download = panel.getByRole('button', { name: 'Download' });
  const agree = panel.getByRole('checkbox', { name: 'Export anyway' });
  await expect(download).toBeVisible();
  await expect(async () => {
    if ((await agree.isVisible()) && !(await agree.isChecked())) await agree.check({ force: true });
    await expect(download).toBeEnabled({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  const coming = page.waitForEvent('download');
  await download.click();
  return readFile(await (await coming).path(), 'utf8');
}
