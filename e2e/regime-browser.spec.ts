import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { Workbench } from './pages/workbench.ts';

test('a link leads to one section of a regime, whose numbers can be checked', async ({ page }) => {
  await page.goto('/regimes/ES#tax-number');
  const section = page.getByRole('region', { name: 'Tax number' });
  await expect(section).toBeInViewport();
  const field = section.getByRole('textbox', { name: 'Check a tax number' });
  const verdict = section.getByRole('status');
  await field.fill('es b-85412070');
  await expect(verdict).toContainText('Valid, written as ES B85412070');
  await field.fill('B85412071');
  await expect(verdict).not.toContainText('Valid');
  await expect(verdict).not.toBeEmpty();
});

test('rates are read aloud with their dates', async ({ page }) => {
  await page.goto('/regimes/ES');
  const vat = page.locator('#category-VAT');
  await expect(vat.getByRole('list', { name: 'general', exact: true }).getByRole('listitem').last()).toContainText(
    '21.0% from 2012-09-01 on',
  );
  await page.getByRole('region', { name: 'Tax number' }).getByRole('textbox').fill('B85412070');
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('rates can be read and inserted where there is little room', async ({ page }) => {
  await page.goto('/regimes/ES');
  const rates = page.locator('#category-VAT').getByRole('table', { name: 'Rates' });
  const room = rates.locator('xpath=..');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(rates.getByRole('row', { name: /general\+eqs/ })).toContainText('18.0% + 4.0% from 2010-07-01');
  await expect.poll(() => room.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await rates.getByRole('button', { name: /VAT rate general into/ }).scrollIntoViewIfNeeded();
  expect(await room.evaluate((frame) => frame.scrollLeft)).toBe(0);
  await expect(rates.getByRole('button', { name: /VAT rate general into/ })).toBeInViewport({ ratio: 1 });
});

test('a regime and a checked number go into the open document', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice());
  await page.getByRole('link', { name: 'Tax regimes' }).click();
  await page.getByRole('searchbox', { name: 'Search regimes' }).fill('Portugal');
  await page.getByRole('option', { name: /Portugal/ }).click();
  const section = page.getByRole('region', { name: 'Tax number' });
  await section.getByRole('button', { name: /^Try / }).click();
  await section.getByRole('button', { name: /^Insert tax number/ }).click();
  await page.getByRole('menuitem', { name: 'Customer' }).click();
  await expect(page.getByText(/^Inserted tax number/)).toBeVisible();
  await page.getByRole('link', { name: 'Tax regimes' }).click();
  await page.getByRole('searchbox', { name: 'Search regimes' }).fill('Portugal');
  await page.getByRole('option', { name: /Portugal/ }).click();
  await page.getByRole('button', { name: 'Use in the open document' }).click();
  await expect(page.getByRole('link', { name: 'PT', exact: true })).toBeVisible();
});
