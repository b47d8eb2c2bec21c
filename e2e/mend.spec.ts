import { expect } from '@playwright/test';
import { invoice, lineOf } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the first visit shows two faults, a silent change and the card of a rule', async ({ bench, page }) => {
    await expect(bench.verdict).toContainText('2 errors, 1 warning');
    await expect(bench.card).toContainText('GOBL-ES-TAX-IDENTITY-01');
    const changes = page.getByRole('tabpanel', { name: /Changes/ });
    await changes.getByRole('button', { name: /^Show calculated/ }).click();
    await expect(changes.getByRole('row').filter({ hasText: 'lines[0].total' }).first()).toContainText('30.00');
  });

  test('the result replaces the source when asked, and one undo brings the source back', async ({ bench, page }) => {
    await bench.paste(invoice());
    await expect(bench.verdict).toContainText('No errors');
    const size = page.getByText(/^\d+ B$|^\d+\.\d KB$/);
    const before = `${String(Buffer.byteLength(invoice()))} B`;
    await expect(size).toHaveText(before);
    await bench.build();
    await bench.built.getByRole('button', { name: 'Replace source by built document' }).click();
    await expect(size).not.toHaveText(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(size).toHaveText(before);
  });
});

test('paste a refused invoice, find each fault at its token, mend it, build it', async ({ bench }) => {
  const text = invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']);
  await bench.paste(text);

  await expect(bench.verdict).toHaveText('2 errors');
  await expect(bench.problem(/does not fit/)).toContainText(`Ln ${String(lineOf(text, 'B85412071'))}`);
  await bench.jumpTo(/does not fit/);
  await expect(bench.card).toContainText('B85412071');
  await expect(bench.cursor()).toContainText(`Ln ${String(lineOf(text, 'B85412071'))},`);
  await bench.jumpTo(/needs a name/);
  await expect(bench.cursor()).toContainText(`Ln ${String(lineOf(text, '"item"'))},`);

  await bench.build();
  await expect(bench.built).toContainText('Rejected: 2 errors');

  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.build();
  await expect(bench.built).toContainText('Built from the current source');
  await expect(bench.built).toContainText('38.31');
});
