import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test('at 1024 by 700 the problem list shows rows above the card', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await bench.paste(invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']));
  await expect(bench.verdict).toContainText('2 errors');
  await expect(bench.card).toBeVisible();
  const list = await bench.problems.getByRole('grid', { name: 'Problems' }).boundingBox();
  expect(list?.height).toBeGreaterThan(55);
  const card = await bench.card.boundingBox();
  expect(card?.height).toBeGreaterThan(40);
});

test('on a low screen one pane shows at a time', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await expect(page.getByRole('tablist', { name: 'Panes' })).toBeVisible();
});

test('Shift Alt F lays out, and a long line wraps until it is told not to', async ({ bench, page }) => {
  await bench.paste(JSON.stringify(JSON.parse(invoice())));
  const rows = bench.source.locator('.view-line');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  await bench.command('Toggle word wrap');
  await expect(rows).toHaveCount(1);
  await bench.source.getByRole('textbox').first().focus();
  await page.keyboard.press('Shift+Alt+F');
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
});

test('the verdict comes back by itself when the service does', async ({ bench, page }) => {
  await page.route('**/v0/inspect', (route) => route.abort());
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('Not checked');
  await page.unroute('**/v0/inspect');
  await expect(bench.verdict).toContainText('No errors', { timeout: 10_000 });
});
