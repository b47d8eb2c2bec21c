import { expect } from '@playwright/test';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
import { chooseFile, openFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { pictures } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

test('an invoice in UBL is compared with one in CII by terms, both places show, and edits are followed', async ({
  page,
}, info) => {
  const bench = new Workbench(page);
  await bench.open();
  await chooseFile(page, 'Open file', 'ours.xml', ublInvoice());
  await page.getByRole('tab', { name: 'Compare' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Compare' });
  await chooseFile(page, 'Choose a file…', 'theirs.xml', ciiInvoice().replace('Fjord AS', 'Fell AS'));
  await expect(panel.getByText(/^\d+ changed, /)).toHaveText(/^1 changed, 4 only here, \d+ same$/);
  await expect(panel.getByRole('combobox', { name: 'Compare with' })).toContainText('theirs.xml');

  await panel.getByRole('row').filter({ hasText: 'Buyer name' }).click();
  await expect(bench.source.getByRole('textbox').first()).toBeFocused();
  await expect(panel.locator('.lit-place')).toBeVisible();
  await pictures(page, info, 'compare', [1440, 390], () => page.getByRole('tab', { name: 'Compare' }).click());
  await expectAccessible(page);

  // The name is selected: typing replaces it.
  await panel.getByRole('row').filter({ hasText: 'Buyer name' }).click();
  await expect(bench.source.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.insertText('Fell AS');
  await expect(panel.getByText(/^\d+ changed, /)).toHaveText(/^0 changed, 4 only here, \d+ same$/);

  await panel.getByRole('searchbox', { name: 'Filter the values' }).fill('due date');
  // The heading is a row too.
  await expect(panel.getByRole('row')).toHaveText([/only here/, /Payment due date/]);
  await panel.getByRole('button', { name: 'Go to the other document' }).click();
  await expect(panel.getByText(/^\d+ changed, /)).toHaveText(/^0 changed, 4 only there, \d+ same$/);
  const open = page.getByRole('navigation', { name: 'Open documents' });
  await expect(open.getByRole('button', { name: 'theirs.xml', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('two documents in JSON are compared value by value, and one of them with XML by terms', async ({ page }, info) => {
  const bench = new Workbench(page);
  await bench.open();
  const ours = invoice();
  const theirs = invoice(
    ['"0142"', '"0143"'],
    [
      '"quantity": "3",',
      '"quantity": "1", "item": { "name": "New burrs", "price": "48.00" }\n    },\n    {\n      "quantity": "4",',
    ],
  );
  await openFile(page, 'ours.json', ours, 'application/json');
  // A single document in JSON has nothing to be compared with.
  await expect(page.getByRole('tab', { name: 'Compare' })).toHaveCount(0);
  await openFile(page, 'theirs.json', theirs, 'application/json');
  const open = page.getByRole('navigation', { name: 'Open documents' });
  await open.getByRole('button', { name: 'ours.json', exact: true }).click();
  await page.getByRole('tab', { name: 'Compare' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Compare' });
  const choice = panel.getByRole('combobox', { name: 'Compare with' });
  await choice.selectOption('theirs.json');
  await expect(panel.getByText(/^\d+ changed, /)).toHaveText('2 changed, 1 only there');
  // A line is compared with the line that sells the same, wherever it stands.
  const quantity = panel.getByRole('row').filter({ hasText: 'lines[0].quantity' });
  await expect(quantity).toContainText(/3.*4/);
  await quantity.click();
  await expect(bench.source.getByRole('textbox').first()).toBeFocused();
  await expect(panel.locator('.lit-place')).toBeVisible();
  await pictures(page, info, 'compare-json', [1440, 390], () => page.getByRole('tab', { name: 'Compare' }).click());
  await expectAccessible(page);

  await quantity.click();
  await expect(bench.source.getByRole('textbox').first()).toBeFocused();
  // The quantity is selected, with its quotes.
  for (const key of ['ArrowLeft', 'ArrowRight', 'Delete', '4']) await page.keyboard.press(key);
  await expect(panel.getByText(/^\d+ changed, /)).toHaveText('1 changed, 1 only there');

  await chooseFile(page, 'Compare with a file…', 'theirs.xml', ublInvoice());
  await expect(choice).toContainText('theirs.xml');
  await expect(panel.getByRole('row').filter({ hasText: 'Invoice number' })).toContainText(/0142.*A-17/);
});
