import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { chooseFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { Workbench } from './pages/workbench.ts';
import { openPdf } from '../src/formats/pdf/open-pdf.ts';

const address = '"addresses": [{ "street": "Calle Mayor", "locality": "Getafe", "code": "28901", "country": "ES" }]';
/** An invoice with everything that EN 16931 requires, and other names. */
const complete = (supplier: string, customer: string) =>
  invoice(
    ['Talleres Navalón S.L.', supplier],
    ['Cafés del Puerto S.A.', customer],
    ['"B85412070" }', `"B85412070" },\n    ${address}`],
    ['"A41028366" }', `"A41028366" },\n    ${address}`],
    ['"lines"', '"payment": { "terms": { "notes": "At once" } },\n  "lines"'],
  );

/** Exports as Factur-X and returns the file. */
async function saved(page: Page, bench: Workbench): Promise<Buffer> {
  await bench.operate('Export as XML…');
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption('cii en16931');
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  return readFile(await download.path());
}

test('a document is saved as a page that carries its XML, and read back from it', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(complete('Talleres Navalón S.L.', 'Cafés del Puerto S.A.'));
  const bytes = await saved(page, bench);
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  await chooseFile(page, 'Open file', 'saved.pdf', bytes);
  await expect(page.getByRole('tabpanel', { name: 'Document' })).toContainText('Talleres Navalón');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page with Greek, Cyrillic and Polish names is drawn, saved and read back; what has no font here is told', async ({
    page,
    context,
  }) => {
    const bench = new Workbench(page);
    await bench.open();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.getByRole('radio', { name: 'this browser' }).click();
    await context.setOffline(true);
    const supplier = 'Παπαδόπουλος & Щербаков, Zażółć';
    await bench.paste(complete(supplier, 'Cafés del Puerto S.A.'));
    const bytes = await saved(page, bench);
    const opened = openPdf(new Uint8Array(bytes));
    if (!opened.ok) throw new Error(opened.faults[0]?.description);
    expect(opened.value.textOfPages()).toContain(supplier);
    expect(new TextDecoder().decode(opened.value.xml)).toContain(supplier.replace('&', '&amp;'));
    const panel = page.getByRole('tabpanel', { name: 'Export' });
    await expect(panel.getByText('no font')).toHaveCount(0);
    await chooseFile(page, 'Open file', 'saved.pdf', bytes);
    await expect(page.getByRole('tabpanel', { name: 'Document' })).toContainText(supplier);

    await bench.command('New document');
    await expect(page.getByText('Nothing to check yet')).toBeVisible();
    await bench.paste(complete('青空', 'Cafés del Puerto S.A.'));
    const drawn = openPdf(new Uint8Array(await saved(page, bench)));
    expect(drawn.ok && new TextDecoder().decode(drawn.value.xml)).toContain('青空');
    await expect(panel.getByText('Saved, but there is no font for: 青 空')).toBeVisible();
  });
});
