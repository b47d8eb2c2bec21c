import { readFile } from 'node:fs/promises';
import { expect, type Dialog } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('a new key is saved before the page goes, and signs after it', async ({ bench, page }, info) => {
    await bench.paste(invoice());
    await expect(bench.verdict).toContainText('No errors');
    await bench.operate('Sign…');
    const sheet = page.getByRole('dialog', { name: 'Sign' });
    await sheet.getByRole('button', { name: 'Generate a key pair' }).click();
    await expect(sheet.getByText(/is lost when you close or reload/)).toBeVisible();
    await pictures(page, info, 'unsaved-key');
    await expectAccessible(page);

    const asked: string[] = [];
    const stay = (dialog: Dialog): void => {
      asked.push(dialog.type());
      void dialog.dismiss();
    };
    page.on('dialog', stay);
    await page.evaluate(() => {
      location.reload();
    });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(sheet).toBeVisible();

    const coming = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save private key as a file' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/[.]private[.]jwk[.]json$/);
    const key = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(key)).toMatchObject({ kty: 'EC', crv: 'P-256' });
    expect(key).toContain('"d"');
    await expect(sheet.getByText(/is lost when you close or reload/)).toBeHidden();
    page.off('dialog', stay);
    await page.reload();

    await page.getByRole('link', { name: 'Keys' }).click();
    await expect(page.getByText('No keys yet')).toBeVisible();
    await page.getByRole('button', { name: 'Import a JWK' }).click();
    await page.getByLabel('JSON Web Key, private or public').fill(key);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('link', { name: 'Workbench', exact: true }).click();
    await bench.operate('Sign…');
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(sheet.getByRole('status').filter({ hasText: 'Signed.' })).toBeVisible();
  });
});

test('an invoice of XRechnung is exported as XRechnung', async ({ bench, page }) => {
  await bench.paste(invoice(['"currency": "EUR"', '"currency": "EUR", "$addons": ["de-xrechnung-v3"]']));
  await bench.operate('Export as XML…');
  await expect(page.getByRole('combobox', { name: 'Profile and format' })).toHaveValue('ubl xrechnung-3');
});

test('the fault count of a document stands on the workbench alone', async ({ bench, page }) => {
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.verdict).toContainText('1 error');
  for (const name of ['Keys', 'Files', 'Tax regimes', 'Rules']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
    await expect(bench.verdict).toBeHidden();
  }
});

test('on a phone the pages that do not fit are in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Pages' });
  await expect(bar.locator('.rail-name:visible')).toHaveCount(5);
  // The shell may still be rerendered, so all are measured at one moment, until stable.
  const gaps = () =>
    bar.locator('.rail-name').evaluateAll((names) => {
      const boxes = names.map((name) => name.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0) > 0);
    });
  await expect.poll(gaps).toEqual([true, true, true, true]);
  await bar.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('menuitem', { name: 'Keys' }).click();
  await expect(page.getByRole('heading', { name: 'Keys', level: 1 })).toBeVisible();
});
