import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

test('source and built document are compared line by line', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('tab', { name: 'Diff' }).click();
  const pane = page.getByRole('tabpanel', { name: 'Diff' });
  await expect(pane.locator('.line-insert').first()).toBeVisible();
  await expect(pane.getByText('"$regime"').first()).toBeVisible();
  await expectAccessible(page);
  await bench.build();
  await bench.built.getByRole('button', { name: 'Replace source by built document' }).click();
  await page.getByRole('tab', { name: 'Diff' }).click();
  await expect(pane).toContainText('No difference');
});

test.describe('opened in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the comparison can be left and opened again without an error on the page', async ({ page }) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    const bench = new Workbench(page);
    await bench.open();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (let round = 0; round < 2; round++) {
      await page.getByRole('tab', { name: 'Diff' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Diff' }).locator('.line-insert').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Built' }).click();
      await expect(bench.built).toContainText('EUR');
    }
    expect(troubles).toEqual([]);
  });
});
