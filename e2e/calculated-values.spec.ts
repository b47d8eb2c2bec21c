import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test('calculated values stand beside their inputs until they are turned off', async ({ bench }) => {
  await bench.paste(invoice());
  for (const value of ['= 31.665', '= 21.0%', 'payable 38.31']) {
    await expect(bench.source.getByText(value, { exact: true })).toBeVisible();
  }
  await bench.command('calculated values');
  await expect(bench.source.getByText('= 31.665', { exact: true })).toHaveCount(0);
});

test('hovering shows what building makes of a value', async ({ bench }) => {
  await bench.paste(invoice(['"rate": "general"', '"rate": "general", "percent": "10%"']));
  await expect(bench.verdict).toContainText('1 warning');
  await bench.expectHover('"10%"', 'Building gives');
});
