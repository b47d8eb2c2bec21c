import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { test } from './pages/one-page.ts';

test('a key has the name that its owner gives it, which stays in the browser unless a file is to have it', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  const key = page.getByRole('list', { name: 'Your keys' }).getByRole('listitem').first();
  const name = key.getByRole('textbox', { name: 'Name' });
  await name.fill('  Invoices   2026 ');
  await name.press('Enter');
  await expect(key.getByRole('heading', { name: 'Invoices 2026' })).toBeVisible();
  await key.getByRole('checkbox', { name: 'Remember on this device' }).check();
  await expect(key.getByText('remembered', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const exported = async (): Promise<object> => {
    const coming = page.waitForEvent('download');
    await key.getByRole('button', { name: 'Download public key' }).click();
    return JSON.parse(await readFile(await (await coming).path(), 'utf8')) as object;
  };
  expect(await exported()).not.toHaveProperty('name');
  await key.getByRole('checkbox', { name: 'Write the name into exported files' }).check();
  expect(await exported()).toMatchObject({ kty: 'EC', name: 'Invoices 2026' });

  await page.reload();
  await expect(key.getByRole('heading', { name: 'Invoices 2026' })).toBeVisible();
});
