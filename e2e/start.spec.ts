import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test('a template leads from nothing to a built invoice, and a broken example to its rule', async ({ bench, page }) => {
  await page.getByRole('button', { name: 'New from template…' }).click();
  const sheet = page.getByRole('dialog', { name: 'New from template' });
  await sheet.getByRole('combobox', { name: 'Supplier’s country' }).selectOption('Mexico');
  await sheet.getByRole('combobox', { name: 'Addon' }).selectOption({ index: 1 });
  await sheet.getByRole('searchbox').fill('invoice');
  await sheet.getByRole('row', { name: 'Invoice, Mexico' }).first().click();
  await expect(bench.source).toContainText('mx-cfdi-v4');
  await expect(bench.verdict).toContainText('No errors');
  const tabs = page.getByRole('navigation', { name: 'Open documents' });
  const named = tabs.getByRole('button', { name: 'Customer', exact: true });
  await expect(named).toHaveAccessibleDescription('No errors');
  await bench.build();
  await expect(bench.built).toContainText('Built from the current source');

  await bench.command('New from a template');
  await sheet.getByRole('searchbox').fill('decimal comma');
  await sheet.getByRole('row', { name: 'A decimal comma' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(bench.verdict).toContainText('1 error');
  const broken = tabs.getByRole('button', { name: 'F26-0142 · Cafés del Puerto S.A.', exact: true });
  await expect(broken).toHaveAccessibleDescription('1 error');
  await broken.dblclick();
  const name = tabs.getByRole('textbox');
  await name.fill('Comma');
  await name.press('Enter');
  await expect(tabs.getByRole('button', { name: 'Comma', exact: true })).toHaveAccessibleDescription('1 error');
  await expect(bench.problem('is not an amount')).toBeVisible();
});

test('once a document is built, what comes next is offered, and building again once it has changed', async ({
  bench,
  page,
}) => {
  await bench.paste(invoice());
  const next = bench.problems.getByRole('button').filter({ hasText: /^(Build|Download|Sign|Export)/ });
  await expect(next).toHaveText([/^Build/]);
  await bench.build();
  await expect(next).toHaveText(['Download', 'Sign…', 'Export as XML…']);
  await next.filter({ hasText: 'Export' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Export' })).toBeVisible();
  await bench.paste(invoice(['"0142"', '"0143"']));
  await expect(next).toHaveText([/^Build/]);
});
