import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';

/** Keeps the value of the open card, once more if the page says that the text has to be checked first. */
async function kept(card: Locator, value: Locator): Promise<void> {
  await expect(async () => {
    if (await card.isVisible()) await card.getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(value).toBeVisible({ timeout: 9_000 });
  }).toPass();
}

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

test('a value is typed on a phone in a sheet from below', async ({ bench, page }) => {
  await bench.paste(invoice(['"10.555"', '"10.5 55"']));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  await paper.getByRole('button', { name: 'Line 1: Price: 10.5 55' }).click();
  const sheet = page.getByRole('dialog', { name: 'Line 1: Price' });
  await sheet.getByRole('textbox').fill('10,55');
  await expectAccessible(page);
  await kept(sheet, paper.getByRole('button', { name: 'Line 1: Price: 10.55' }));
  await expect(paper).toContainText('€31.65');
  await page.getByRole('button', { name: 'Undo “Line 1: Price”' }).click();
  await expect(paper.getByRole('button', { name: 'Line 1: Price: 10.5 55' })).toBeVisible();
});
