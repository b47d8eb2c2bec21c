import type { Page } from '@playwright/test';

/** Presses the button that asks for a file, and chooses one of that name and content. */
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
