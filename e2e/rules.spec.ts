import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { follow, test } from './pages/one-page.ts';

/** The norm is shown with its section, and opens in a separate tab without access to this one. */
async function expectNorm(place: Locator) {
  await expect(place).toContainText('arts. 18 a 28');
  const link = place.getByRole('link', { name: /^Real Decreto 1065\/2007/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.boe\.es\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}

test('a fault leads to its rule, and the rule back to the fault', async ({ bench, page }) => {
  await bench.paste(invoice(['A41028366', 'A41028367']));
  await expect(bench.verdict).toContainText('1 error');
  await bench.jumpTo(/does not fit/);
  await expectNorm(bench.card);
  // What the rule requires arrives last, and moves the link below it.
  await expect(bench.card).toContainText('must be a Spanish NIF');
  await bench.card.getByRole('link', { name: /^Rule / }).click();
  await expect(page).toHaveURL(/\/rules\/GOBL-/);
  const here = page.getByRole('region', { name: 'On this document' });
  await expect(here).toContainText('failed');
  await expectNorm(page.getByRole('region', { name: 'Rule on tax.Identity' }));
  await here.getByRole('button', { name: /^Show line/ }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bench.cursor()).toContainText('Ln 12');
});

test('find a rule by a word, by who made it and by how it fares here', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByLabel('Defined by').selectOption('addon es-verifactu-v1');
  await page.getByRole('searchbox', { name: 'Search rules' }).fill('customer');
  await page.getByRole('listbox', { name: 'Rules' }).getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /VERIFACTU/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'On this document' })).toContainText('not applicable');
  await page.getByRole('link', { name: 'es-verifactu-v1' }).last().click();
  await expect(page.getByRole('table', { name: 'Rules' })).toContainText('VERIFACTU');
});

test('find a rate of a regime and insert it into a line', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('link', { name: 'Tax regimes' }).click();
  await page.getByRole('searchbox', { name: 'Search regimes' }).fill('Spain');
  await page.getByRole('option', { name: /Spain/ }).click();
  await page.getByRole('button', { name: 'Insert VAT rate super-reduced into the document' }).click();
  await page.getByRole('menuitem', { name: /Line 1/ }).click();
  await expect(bench.source).toContainText('super-reduced');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.source).not.toContainText('super-reduced');
});

test('use an addon in the open document', async ({ bench, page }) => {
  await bench.paste(invoice());
  await page.getByRole('link', { name: 'Format addons' }).click();
  await page.getByRole('option').filter({ hasText: 'es-verifactu-v1' }).click();
  await page.getByRole('button', { name: 'Use in the open document' }).click();
  await expect(bench.source).toContainText('es-verifactu-v1');
});

test('walk from a type to the type of its field', async ({ page }) => {
  await follow(page, '/schemas/bill/line');
  const row = page
    .getByRole('table', { name: 'Fields of bill.Line' })
    .getByRole('row', { name: /^quantity/ })
    .first();
  await expect(row).toContainText('required');
  await page.getByRole('link', { name: 'org/item' }).first().click();
  await expect(page).toHaveURL(/\/schemas\/org\/item$/);
  await expect(page.getByRole('heading', { level: 1, name: 'org/item' })).toBeVisible();
  await follow(page, '/schemas/bill/nothing');
  await expect(page.getByText('Entry not found')).toBeVisible();
});
