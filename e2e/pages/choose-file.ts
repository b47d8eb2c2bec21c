import type { Page } from '@playwright/test';

type Content = string | Buffer;

/** Clicks the button of a file dialog and chooses a file with that name and content. */
export async function chooseFile(page: Page, button: string, name: string, content: Content): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(content) });
}

/** Opens a file with that name and content by the menu of actions, which is in English or in Spanish. */
export async function openFile(
  page: Page,
  name: string,
  content: Content,
  mimeType = 'application/xml',
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(?:More actions|Más acciones)$/ }).click();
  await page.getByRole('menuitem', { name: /^(?:Open file|Abrir archivo)/ }).click();
  await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(content) });
}

/** Drops a file with that name and content on the page. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}
