import { readFile } from 'node:fs/promises';
import { expect, type BrowserContext } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

const sound = (code: string) => `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "$regime": "ES",
  "series": "A", "code": "${code}",
  "issue_date": "2026-01-02",
  "supplier": { "name": "Uno SL", "tax_id": { "country": "ES", "code": "B98602642" } },
  "customer": { "name": "Dos SL", "tax_id": { "country": "ES", "code": "54387763P" } },
  "lines": [{ "quantity": "1", "item": { "name": "Work", "price": "10.00" }, "taxes": [{ "cat": "VAT", "rate": "general" }] }],
  "notess": []
}`;

/** Edits a text in a separate browser tab and closes it. */
async function abandon(context: BrowserContext, text: string): Promise<void> {
  const bench = new Workbench(await context.newPage());
  await bench.open();
  await bench.paste(text);
  await bench.saved();
  await bench.page.close();
}

test('every draft of three closed tabs is listed with its verdict and can be had back', async ({ page, context }) => {
  await abandon(context, sound('T-1'));
  await abandon(context, sound('T-2').replace('B98602642', 'B98602643'));
  await abandon(context, sound('T-3'));
  const bench = new Workbench(page);
  await bench.open();
  const welcome = page.getByRole('region', { name: 'Welcome' });
  await welcome.getByRole('button', { name: 'All 3 drafts' }).click();
  const drafts = page
    .getByRole('list', { name: 'Drafts', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(drafts).toHaveCount(3);
  await expect(drafts.nth(0)).toContainText('1 warning');
  await expect(drafts.nth(1)).toContainText('1 error');
  await expectAccessible(page);

  await drafts.nth(1).getByRole('button', { name: 'Recover' }).click();
  await expect(bench.source).toContainText('T-2');
  await bench.command('Drafts and history');
  await expect(drafts).toHaveCount(2);
  await drafts.nth(1).getByRole('button', { name: 'Delete' }).click();
  await expect(drafts).toHaveCount(1);
  await page.reload();
  await expect(drafts).toHaveCount(1);
  await drafts.nth(0).getByRole('button', { name: 'Recover' }).click();
  await expect(bench.source).toContainText('T-3');
});

test('what was built and closed is kept, comes back to the letter, and is deleted when asked', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(sound('H-1'));
  await bench.build();
  await expect(bench.built).toContainText('12.10');
  // The first has a warning, the second none, so its verdict shows that it was judged.
  await expect(bench.verdict).toContainText('1 warning');
  await bench.paste(sound('H-2').replace('notess', 'notes'));
  await expect(bench.verdict).toContainText('No errors');
  await bench.command('Close document');
  await bench.command('Drafts and history');
  const copies = page.getByRole('list', { name: /^Copies of / }).getByRole('listitem');
  await expect(copies).toHaveCount(2);
  await expect(copies.nth(0)).toContainText(/Closed.*No errors/);
  await expect(copies.nth(1)).toContainText(/Built.*No errors/);

  const download = page.waitForEvent('download');
  await copies
    .nth(1)
    .getByRole('button', { name: /^Download/ })
    .click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(sound('H-1'));
  await copies.nth(0).getByRole('button', { name: /^Open/ }).click();
  await expect(bench.source).toContainText('H-2');

  await bench.command('Drafts and history');
  await copies
    .nth(1)
    .getByRole('button', { name: /^Delete this copy/ })
    .click();
  await expect(copies).toHaveCount(1);
  await page.reload();
  await expect(copies).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete all history…' }).click();
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(page.getByText('No copies yet')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Keep a copy/ }).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Keep a copy/ })).not.toBeChecked();
});
