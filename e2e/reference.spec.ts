import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { follow, test } from './pages/one-page.ts';

test('look up a rate with its dates, and come back to the text as it was', async ({ bench, page }) => {
  await bench.paste(invoice(['0142', 'STAYS-1']));
  await page.getByRole('link', { name: 'Tax regimes' }).click();
  await page.getByRole('searchbox', { name: 'Search regimes' }).fill('españa');
  await page.getByRole('option', { name: /Spain/ }).click();
  await expect(page).toHaveURL(/\/regimes\/ES$/);
  const vat = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Value Added Tax' }) })
    .last();
  await expect(vat.getByRole('row').filter({ hasText: 'super-reduced' }).first()).toContainText('4.0%');
  await expect(vat).toContainText('2012-09-01');

  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await expect(bench.source).toContainText('STAYS-1');
});

test('an address leads straight to an entry, and to a plain word when there is none', async ({ page }) => {
  await page.goto('/regimes/DE');
  await expect(page.getByRole('heading', { level: 1, name: /Germany/ })).toBeVisible();
  await follow(page, '/regimes/XX');
  await expect(page.getByRole('alert')).toContainText('Entry not found');
  await page.goto('/nowhere');
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('find a value of an extension', async ({ page }) => {
  await follow(page, '/addons/es-verifactu-v1');
  await page.getByRole('searchbox', { name: 'Filter extensions and values' }).fill('F2');
  await expect(page.getByRole('cell', { name: 'F2', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'R5', exact: true })).toBeHidden();
});

test('arrow keys leaf through the regimes', async ({ page }) => {
  await follow(page, '/regimes');
  await page.getByRole('option').first().click();
  const first = page.url();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(first);
});

test('the list beside an entry far down in it does not jump while it opens', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        if (entry.sources.some(({ node }) => node?.parentElement?.closest('[role="listbox"]')))
          shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, name] of [
    ['/regimes/ES', /Spain/],
    ['/regimes/IT', /Italy/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('option', { name, selected: true })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const total = () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
    expect(await total()).toBeLessThanOrEqual(0.02);
  }
});
