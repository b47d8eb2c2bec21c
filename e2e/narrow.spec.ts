import { expect, test } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { Workbench } from './pages/workbench.ts';

test('on a phone: paste, read the faults, jump to one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bench = new Workbench(page);
  await bench.open();
  await expect(bench.source.getByRole('textbox', { name: 'Source document, JSON' })).toBeVisible();
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.verdict).toHaveText('1 fault');
  await page.getByRole('tab', { name: /Problems/ }).click();
  await bench.jumpTo(/tax code/);
  await expect(bench.source).toBeVisible();
  await expect(bench.cursor()).toContainText('Ln 8,');
});

test('between phone and desk: one pane at a time', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const bench = new Workbench(page);
  await bench.open();
  await page.getByRole('tab', { name: /Changes/ }).click();
  await expect(page.getByRole('grid', { name: 'Changes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Built' }).click();
  await expect(page.getByText('but faults stop it')).toBeVisible();
});

for (const path of ['/', '/regimes/ES', '/addons/es-verifactu-v1', '/docs/inspect', '/docs/errors']) {
  test(`nothing scrolls sideways on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 390, 620, 800, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over, { message: `at ${String(width)}` }).toBeLessThanOrEqual(0);
    }
  });
}
