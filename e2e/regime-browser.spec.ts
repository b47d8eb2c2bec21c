import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { expectFlawless } from './pages/accessible.ts';
import { follow, test } from './pages/one-page.ts';

test.use({ startAt: '/regimes/ES' });

test.describe('opened by a link', () => {
  test.use({ firstVisit: true, startAt: '/regimes/ES#tax-number' });

  test('a link leads to one section of a regime, whose numbers can be checked', async ({ page }) => {
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
});

test('rates are read aloud with their dates', async ({ page }) => {
  const vat = page.locator('#category-VAT');
  await expect(vat.getByRole('list', { name: 'general', exact: true }).getByRole('listitem').last()).toContainText(
    '21.0% from 2012-09-01 on',
  );
  await page.getByRole('region', { name: 'Tax number' }).getByRole('textbox').fill('B85412070');
  await expectFlawless(page);
});

test('rates can be read and inserted where there is little room', async ({ page }) => {
  const rates = page.locator('#category-VAT').getByRole('table', { name: 'Rates' });
  const room = rates.locator('xpath=..');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(rates.getByRole('row', { name: /general\+eqs/ })).toContainText('18.0% + 4.0% from 2010-07-01');
  await expect.poll(() => room.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  // The narrow layout replaces the button, perhaps during the scroll.
  await expect(async () => {
    await rates.getByRole('button', { name: /VAT rate general into/ }).scrollIntoViewIfNeeded({ timeout: 2_000 });
  }).toPass();
  expect(await room.evaluate((frame) => frame.scrollLeft)).toBe(0);
  await expect(rates.getByRole('button', { name: /VAT rate general into/ })).toBeInViewport({ ratio: 1 });
});

test('a regime and a checked number go into the open document', async ({ bench, page }) => {
  await follow(page, '/');
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
