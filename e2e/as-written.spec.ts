import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

test('a minified invoice is laid out; its faults show what was written, where it was written', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.open();
  const notes = `"notes": [${Array(12).fill('{ "text": "Two grinders were overhauled on the spot, with new bearings." }').join(', ')}]`;
  const text = invoice(
    ['"currency": "EUR"', `"curency": "EUR", "currency": "EUR", ${notes}`],
    ['"B85412070"', '"b-854.120 71"'],
  );
  await bench.paste(JSON.stringify(JSON.parse(text)));
  const layout = page.getByRole('region', { name: 'Layout' });
  await layout.getByRole('button', { name: 'Format' }).click();
  await expect(layout).toBeHidden();

  await bench.jumpTo(/curency/);
  const place = /line (\d+), column (\d+)/.exec((await bench.card.textContent()) ?? '');
  await expect(bench.cursor()).toHaveText(`Ln ${String(place?.[1])}, Col ${String(place?.[2])}`);
  await bench.jumpTo(/does not fit/);
  await expect(bench.card).toContainText('"b-854.120 71"');

  await bench.paste(' ');
  await expect(page.getByText('Nothing to check yet')).toBeVisible();
  await expect(bench.source.locator('.squiggly-error')).toHaveCount(0);

  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.operate('Wrap in an envelope');
  const sheet = page.getByRole('dialog', { name: 'Wrap in an envelope' });
  await expect(sheet.getByRole('row', { name: /head/ }).first()).toBeVisible();
  await expect(sheet.getByRole('deletion')).toHaveCount(0);
});
