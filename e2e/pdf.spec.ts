import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { chooseFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { picture } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

test('a document is saved as a page that carries its XML, and read back from it', async ({ page }, info) => {
  const bench = new Workbench(page);
  await bench.open();
  const address = '"addresses": [{ "street": "Calle Mayor", "locality": "Getafe", "code": "28901", "country": "ES" }]';
  await bench.paste(
    invoice(
      ['"B85412070" }', `"B85412070" },\n    ${address}`],
      ['"A41028366" }', `"A41028366" },\n    ${address}`],
      ['"lines"', '"payment": { "terms": { "notes": "At once" } },\n  "lines"'],
    ),
  );
  await bench.operate('Export as XML…');
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption('cii en16931');
  await expect(panel.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  await picture(page, info, 'export-pdf');
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  await chooseFile(page, 'Open file', 'saved.pdf', bytes);
  await expect(page.getByRole('tabpanel', { name: 'Document' })).toContainText('Talleres Navalón');
});
