import { expect } from '@playwright/test';
import { chooseFile } from './pages/choose-file.ts';
import { test } from './pages/lean.ts';
import { complete, savedPdf } from './pages/saved-pdf.ts';
import { Workbench } from './pages/workbench.ts';

test('a document is saved as a page that carries its XML, and read back from it', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(complete('Talleres Navalón S.L.', 'Cafés del Puerto S.A.'));
  const bytes = await savedPdf(bench);
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  await chooseFile(page, 'Open file', 'saved.pdf', bytes);
  await expect(page.getByRole('tabpanel', { name: 'Page' })).toContainText('Talleres Navalón');
});
