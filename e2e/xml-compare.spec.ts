import { expect } from '@playwright/test';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
import { chooseFile } from './pages/choose-file.ts';
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
  await panel.getByRole('button', { name: 'Go to the other compared document' }).click();
  await expect(panel.getByText(/^\d+ changed, /)).toHaveText(/^0 changed, 4 only there, \d+ same$/);
  const open = page.getByRole('navigation', { name: 'Open documents' });
  await expect(open.getByRole('button', { name: 'theirs.xml', exact: true })).toHaveAttribute('aria-current', 'true');
});
