import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { pictures } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

test('a signed envelope keeps its signatures in every copy, and is red everywhere once it is altered', async ({
  page,
}, info) => {
  const bench = new Workbench(page);
  const signed = await openSigned(bench, info.outputPath('sheet.json'));
  await expect(bench.verdict).toContainText('No errors');
  await expect(bench.problems).not.toContainText('drops');

  const file = info.outputPath('saved.json');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+S');
  const download = await coming;
  await download.saveAs(file);
  expect(download.suggestedFilename()).toContain('.signed');
  expect(await readFile(file, 'utf8')).toBe(signed);

  await page.getByRole('tab', { name: 'Built' }).click();
  await page.getByRole('button', { name: 'Copy built document' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(signed);
  await expect(page.getByRole('button', { name: 'Replace source by built document' })).toBeDisabled();

  await bench.build();
  await expect(page.getByText('removes its signatures')).toBeVisible();
  await expect(page.getByText('Unchanged. Building would remove its signatures.')).toBeVisible();
  await page.getByRole('button', { name: 'Build anyway' }).click();
  await expect(page.getByText('Built from the current source.')).toBeVisible();

  await bench.paste(signed);
  await expect(bench.verdict).toContainText('No errors');
  const welcome = page.getByRole('region', { name: 'Welcome' });
  await expect(welcome).toContainText('A signed envelope without visible changes');

  await bench.paste(signed.replace('Grinder overhaul', 'Grinder exchange'));
  await expect(bench.verdict).toContainText('Changed since it was signed');
  await expect(bench.verdict).toHaveClass(/verdict-refused/);
  await expect(welcome).toContainText('altered after it was signed');
  await expect(bench.problem('The document is not the one that was signed')).toBeVisible();
  await bench.problem('this is no longer its digest').click();
  await expect(bench.card).toContainText('ASSAY-SIGNATURE-ALTERED');
  await expect(bench.card.getByRole('button', { name: /digest/i })).toHaveCount(0);
  await pictures(page, info, 'altered');

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign' });
  await expect(sheet.getByRole('alert')).toContainText('altered after it was signed');
  await expect(sheet.getByRole('button', { name: 'Sign it as it is now' })).toBeVisible();
});

/** Signs a valid invoice with a new key, opens the envelope in a tab, and returns its text. */
async function openSigned(bench: Workbench, file: string): Promise<string> {
  const { page } = bench;
  await bench.open();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.operate('Sign…');
  const sheet = page.getByRole('dialog', { name: 'Sign' });
  await sheet.getByRole('button', { name: 'Generate a key pair' }).click();
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
  const signed = await downloaded(page, file, () => sheet.getByRole('button', { name: 'Download' }).click());
  expect(signed).toContain('"sigs"');
  await sheet.getByRole('button', { name: 'Open in a new tab' }).click();
  await expect(bench.envelope).toContainText('Signature 1');
  return signed;
}

async function downloaded(page: Page, file: string, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await act();
  await (await coming).saveAs(file);
  return readFile(file, 'utf8');
}
