import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';

test('the page alone shows its problems one after another, and leads to the source', async ({ bench, page }, info) => {
  await bench.paste(invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']));
  await expect(bench.verdict).toContainText('2 errors');
  const views = page.getByRole('group', { name: 'View' });
  await views.getByRole('button', { name: 'Page' }).click();
  await expect(bench.source).toBeHidden();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  const number = paper.getByRole('button', { name: 'From: Tax number: ES B85412071' });
  const name = paper.getByRole('button', { name: /^Line 1: .*Name: missing/ });
  await expect(name).toBeVisible();
  await pictures(page, info, 'page-alone', [1440, 1024]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(number).toHaveAttribute('data-selected');
  await number.focus();
  await page.keyboard.press('F8');
  await expect(name).toBeFocused();
  await page.keyboard.press('F8');
  await expect(number).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'In the source' }).click();
  await expect(bench.source).toBeVisible();
  await expect(bench.cursor()).toContainText('Ln 8');
});
