import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test('correct an invoice into a credit note, seeing the difference first', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.operate('Correct…');
  const sheet = page.getByRole('dialog', { name: 'Correct' });
  await sheet.getByLabel('Type of correction').selectOption('credit-note');
  await sheet.getByLabel('Series').fill('R26');
  await sheet.getByLabel('Reason').fill('Goods returned');
  await sheet.getByRole('button', { name: 'Show the difference' }).click();
  const difference = sheet.getByRole('region', { name: 'Differences' });
  await expect(difference).toContainText('credit-note');
  await expect(difference).toContainText('R26');
  await sheet.getByRole('button', { name: 'Back to the options' }).click();
  await expect(sheet.getByLabel('Reason')).toHaveValue('Goods returned');
  await sheet.getByRole('button', { name: 'Show the difference' }).click();
  await sheet.getByRole('button', { name: 'Open in a new tab' }).click();

  await expect(page.getByRole('button', { name: /credit-note\.json$/ }).first()).toBeVisible();
  await expect(bench.source).toContainText('Goods returned');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.source).not.toContainText('Goods returned');
  await expect(bench.source).toContainText('Grinder overhaul');
});

test('generate a key, sign, download, reopen, verify, tamper, see it fail', async ({ bench, page }, info) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  const key = page.getByRole('list', { name: 'Your keys' }).getByRole('listitem').first();
  await expect(key).toContainText('signs');
  const publicKey = await downloaded(page, info.outputPath('key.json'), () =>
    key.getByRole('button', { name: 'Download public key' }).click(),
  );
  expect(publicKey).not.toContain('"d"');

  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await bench.operate('Sign…');
  const sheet = page.getByRole('dialog', { name: 'Sign' });
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
  const file = info.outputPath('signed.json');
  const signed = await downloaded(page, file, () => sheet.getByRole('button', { name: 'Download' }).click());
  expect(signed).toContain('"sigs"');

  // A fresh page: the key was only in memory, so the receiver has only the public key.
  await page.reload();
  const choosing = page.waitForEvent('filechooser');
  await bench.operate('Open file…');
  await (await choosing).setFiles(file);
  await bench.operate('Verify signatures');
  await expect(bench.envelope).toContainText('not checked');
  const verifies = bench.problems.getByRole('button', { name: 'Verify signatures' });
  await expect(verifies).toBeVisible();
  await page.getByRole('link', { name: 'Keys' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import a JWK' }).click();
  await page.getByLabel('JSON Web Key, private or public').fill('{"kty":"RSA"}');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Only ES256 keys')).toBeVisible();
  await page.getByLabel('JSON Web Key, private or public').fill(publicKey);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('public only')).toBeVisible();
  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await expect(bench.envelope).toContainText('Verified');
  const signature = bench.envelope.getByRole('listitem').filter({ hasText: 'Signature 1' });
  await expect(signature).toContainText('valid');

  await expect(bench.verdict).toContainText('No errors');
  await expect(bench.problems).toContainText('its signatures are right');
  await expect(verifies).toHaveCount(0);
  const uncovered = bench.envelope.getByRole('region', { name: 'Not covered by any signature' });
  await expect(uncovered).toHaveCount(0);
  await bench.paste(signed.replace('"dig": {', '"notes": "Paid.",\n    "dig": {'));
  await expect(bench.envelope).toContainText('Verified');
  await expect(uncovered).toContainText('notes');
  await bench.paste(signed.replace('"currency":', '"zzz_note": "PAY TO X",\n    "currency":'));
  await expect(bench.envelope).toContainText('Not verified');
  await expect(bench.envelope).toContainText('The signed document has nothing here');

  await bench.paste(signed.replace('"quantity": "3"', '"quantity": "30"'));
  await expect(bench.envelope).toContainText('Not verified');
  await expect(bench.verdict).toContainText('2 errors');
  await expect(signature).toContainText('document changed');
  await expect(bench.envelope.getByRole('list', { name: 'What differs' })).toContainText('changed since it was signed');
  await expect(bench.envelope.getByRole('note')).toContainText('totals');
});

test('remember a key on this device, and let it be forgotten', async ({ page }) => {
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  await page.getByLabel('Remember on this device').check();
  await expect(page.getByText('remembered', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('remembered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No keys yet')).toBeVisible();
});

test('put a document into an envelope and take it out again', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.operate('Wrap in an envelope…');
  await page.getByRole('button', { name: 'Replace the source' }).click();
  await expect(bench.envelope).toContainText('This envelope is not signed');
  await bench.operate('Unwrap');
  await expect(bench.envelope).toContainText('The source is not an envelope');
  await expect(bench.verdict).toContainText('No errors');
});

test('validate as it stands names what building would fill in', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.operate('Validate without building');
  const sheet = page.getByRole('dialog', { name: 'Validate' });
  await expect(sheet.getByRole('alert')).toBeVisible();
  await sheet.getByRole('alert').getByRole('button').first().click();
  await expect(sheet).toBeHidden();
});

test('trace a total down to its line', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('tab', { name: 'Trace' }).click();
  const trace = page.getByRole('list', { name: 'How the totals are calculated' });
  await expect(trace).toContainText('38.31');
  await expect(trace).toContainText('31.665');
  await trace
    .getByRole('button', { name: /^Line 1: [^:]*$/ })
    .first()
    .click();
  await expect(bench.source.locator('.lit-place')).toHaveCount(2);
  await trace
    .getByRole('button', { name: /^Price of line 1/ })
    .first()
    .click();
  await expect(bench.cursor()).toContainText('Ln 17');
});

async function downloaded(page: Page, file: string, act: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await act();
  await (await downloading).saveAs(file);
  return readFile(file, 'utf8');
}
