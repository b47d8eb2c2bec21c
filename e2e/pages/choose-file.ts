import type { Page } from '@playwright/test';

/** Clicks the button of a file dialog and chooses a file with that name and content. */
export async function chooseFile(
  page: Page,
  button: string,
  name: string,
  content: string | Buffer,
  mimeType = 'application/xml',
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(content) });
}
