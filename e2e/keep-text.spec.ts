import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

test('two browser tabs keep a text each, and a reload brings each back', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice(['0142', 'FIRST-1']));
  await bench.saved();

  // A tab opened by script starts with a copy of the session storage, like a duplicated tab.
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  const other = new Workbench(second);
  await expect(other.source.getByRole('textbox').first()).toBeAttached();
  await other.paste(invoice(['0142', 'SECOND-2']));
  await other.saved();

  await page.reload();
  await second.reload();
  await expect(bench.source).toContainText('FIRST-1');
  await expect(other.source).toContainText('SECOND-2');
});

test('a closed document comes back by undo, and what a closed tab held can be recovered in the next one', async ({
  page,
  context,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice(['0142', 'CLOSED-3']));
  await page.getByRole('button', { name: /^Close .*CLOSED-3/ }).click();
  await expect(bench.source).not.toContainText('CLOSED-3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.source).toContainText('CLOSED-3');

  await bench.paste(invoice(['0142', 'ORPHAN-4']));
  await bench.saved();
  await page.close();

  const next = new Workbench(await context.newPage());
  await next.open();
  await expect(next.source).not.toContainText('ORPHAN-4');
  await next.page.getByRole('button', { name: /^Recover / }).click();
  await expect(next.source).toContainText('ORPHAN-4');
});
