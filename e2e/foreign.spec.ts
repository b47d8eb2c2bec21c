import { expect } from '@playwright/test';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

const zoho = {
  invoice: {
    invoice_number: 'INV-7',
    date: '2026-02-17',
    currency_code: 'EUR',
    supplier: { name: 'Talleres Navalón S.L.', vat_number: 'ESB85412070' },
    customer_name: 'Cafés del Puerto S.A.',
    customer_vat_number: 'ESA41028366',
    line_items: [{ name: 'Grinder overhaul', quantity: 3, rate: 10.555, tax_percentage: 21 }],
    total: 38.31,
    template_id: '982000000000143',
  },
};

test('an invoice of another program is recognised, previewed, taken over and built; what was left is listed', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(JSON.stringify(zoho, null, 2));
  // Who works on the page alone is offered the same.
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(page.getByText('Nothing to print')).toBeVisible();
  await page.getByRole('region', { name: 'Other program' }).getByRole('button', { name: 'Import…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import an invoice from another program' });
  await expect(sheet.getByRole('status')).toContainText(
    '11 values imported, 1 not imported, 1 calculated when building',
  );
  await expect(sheet.getByRole('region', { name: 'The document' })).toContainText('"B85412070"');
  await expect(sheet.getByText('$.invoice.template_id')).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy the list' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '| $.invoice.total | not imported: calculated when building | 38.31 |',
  );
  await sheet.getByRole('button', { name: 'Open in a new tab' }).click();
  await expect(page.getByRole('button', { name: 'INV-7 · Cafés del Puerto S.A.', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Both', exact: true }).click();
  await expect(bench.verdict).toContainText('No errors');
  await bench.build();
  await expect(bench.built).toContainText('38.31');
});
