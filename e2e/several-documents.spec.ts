import { expect } from '@playwright/test';
import { FATTURAPA_TWO, VERIFACTU_THREE } from '../src/formats/testing/several-documents.ts';
import { openFile } from './pages/choose-file.ts';
import { downloadedFrom } from './pages/download.ts';
import { test } from './pages/one-page.ts';

test('a file with two invoices opens as two documents, of which the second is exported', async ({ page }) => {
  await openFile(page, 'both.xml', FATTURAPA_TWO);
  const bar = page.getByRole('region', { name: 'Other notation' });
  await expect(bar).toContainText('with 2 documents');
  await bar.getByRole('button', { name: 'Import all 2' }).click();
  for (const name of ['both-1.json', 'both-2.json'])
    await expect(page.getByRole('button', { name: `Close ${name}` })).toBeVisible();
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(tab('both-1.json')).toHaveAttribute('aria-current', 'true');
  await tab('both-2.json').click();
  await expect(tab('both-2.json')).toHaveAttribute('aria-current', 'true');

  await page.getByRole('tab', { name: 'Export' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption('fatturapa fatturapa');
  const written = await downloadedFrom(page, panel);
  expect(written).toContain('<Numero>P8</Numero>');
  expect(written).toContain('<Descrizione>Direzione lavori</Descrizione>');
  expect(written).not.toContain('<Numero>P7</Numero>');
});

test('one record of a file of three is chosen', async ({ bench, page }) => {
  await openFile(page, 'records.xml', VERIFACTU_THREE);
  const bar = page.getByRole('region', { name: 'Other notation' });
  await expect(bar).toContainText('with 3 documents');
  await bar.getByRole('button', { name: 'Import one' }).click();
  await page.getByRole('menuitem', { name: '3 · F/92' }).click();
  await expect(page.getByRole('button', { name: 'Close records-3.json' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close records-1.json' })).toBeHidden();
  await expect(bench.source).toContainText('F/92');
});
