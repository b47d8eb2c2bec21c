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
  const name = paper.getByRole('button', { name: /^Line 1: .*Item: missing/ });
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
  const price = paper.getByRole('button', { name: 'Line 1: Price: 10.5 55' });
  // Escape restores; a press outside keeps, but nothing that cannot be read.
  await price.click();
  await sheet.getByRole('textbox').fill('11');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await price.click();
  await sheet.getByRole('textbox').fill('soon');
  await page.mouse.click(195, 30);
  await expect(page.getByRole('alert').filter({ hasText: 'Not an amount' })).toBeVisible();
  await sheet.getByRole('textbox').fill('11');
  await page.mouse.click(195, 30);
  await expect(paper.getByRole('button', { name: /^Line 1: Price: 11/ })).toBeVisible();
});

test('a line is added on the page, and then what it lacks', async ({ bench, page }) => {
  await bench.paste(invoice());
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  await paper.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name: 'Line' }).click();
  const card = page.getByRole('dialog');
  await expectAccessible(page);
  await card.getByRole('textbox').fill('Espresso beans');
  // Building takes no quantity as 0; the page says that nobody has stated one.
  const quantity = paper.getByRole('button', { name: 'Line 2: Quantity: to fill' });
  await kept(card, quantity);
  await quantity.click();
  await card.getByRole('textbox').fill('2');
  await kept(card, paper.getByRole('button', { name: 'Line 2: Quantity: 2' }));
  await expect(bench.source).toContainText('"Espresso beans"');

  // Each edit is one step: the quantity, then the line with its name and taxes.
  await page.getByRole('button', { name: 'Undo “Line 2: Quantity”' }).click();
  await expect(quantity).toBeVisible();
  await paper.getByRole('button', { name: 'Line 2: 2', exact: true }).click();
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(quantity).toBeHidden();
  await expect(bench.source).not.toContainText('Espresso');
  await page.getByRole('button', { name: 'Undo “Line 2”' }).click();
  await expect(quantity).toBeVisible();
  await expect(bench.source).toContainText('"Espresso beans"');

  // A line moves by a button or by keys, with the focus, each time as one step.
  const rows = paper.locator('.paper-lines tbody tr');
  await paper.getByRole('button', { name: 'Line 2: 2', exact: true }).click();
  await card.getByRole('button', { name: 'Move up' }).click();
  await expect(rows.first()).toContainText('Espresso beans');
  await paper.getByRole('button', { name: 'Line 1: 1', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(paper.getByRole('button', { name: 'Line 2: 2', exact: true })).toBeFocused();
  await expect(rows.last()).toContainText('Espresso beans');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows.first()).toContainText('Espresso beans');
});

test('the page announces what a destination will need before any fault asks for it', async ({ bench, page }, info) => {
  await bench.paste(
    JSON.stringify({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $regime: 'DE',
      $addons: ['de-xrechnung-v3'],
      code: '17',
      lines: [{ quantity: '1', item: { name: 'Filter', price: '149.50' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
    }),
  );
  const views = page.getByRole('group', { name: 'View' });
  await views.getByRole('button', { name: 'Page' }).click();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  const street = paper.getByRole('button', { name: 'From: Street: to fill' });
  await expect(street).toHaveAccessibleDescription(/requires it$/);
  await expectAccessible(page);
  await pictures(page, info, 'page-announced', [1440, 1024, 390]);
  await street.click();
  const card = page.getByRole('dialog');
  await card.getByRole('textbox').fill('Lindenweg');
  await kept(card, paper.getByRole('button', { name: 'From: Street: Lindenweg' }));
});
