import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ublInvoice } from '../src/formats/testing/invoices.ts';
import { openFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test('an XML invoice is checked and saved, never built, and is imported at one place', async ({ bench, page }) => {
  const text = ublInvoice();
  await openFile(page, 'sound.xml', text);
  await expect(bench.verdict).toContainText('No errors');
  await expect(page.getByRole('button', { name: /^Build/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Import .*as a document$/ })).toHaveCount(1);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('sound.xml');
  expect(await readFile(await file.path(), 'utf8')).toBe(text);
});

test('errors of a missing supplier are one, and the list goes on where a problem was mended', async ({
  bench,
  page,
}) => {
  const written = JSON.parse(await readFile('examples/de/invoice-xrechnung.json', 'utf8')) as Record<string, unknown>;
  const { supplier: _, ...rest } = written;
  await bench.paste(JSON.stringify({ ...rest, uuid: 'none' }, null, 2));
  const rows = bench.problems.getByRole('row').filter({ hasText: 'An invoice needs a supplier' });
  await expect(rows).toHaveCount(1);
  await expect(bench.card).toContainText(/\d errors? that goe?s? with it/);
  await rows.click();
  await bench.paste(JSON.stringify({ ...written, uuid: 'none' }, null, 2));
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('row', { selected: true })).toHaveCount(1);
});

test('every view is reached where its tab has no room', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('button', { name: 'All views' }).click();
  await page.getByRole('menuitem', { name: 'Refusal' }).click();
  await expect(page.getByRole('tab', { name: 'Refusal' })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Refusal' })).toHaveAttribute('aria-selected', 'true');
});
