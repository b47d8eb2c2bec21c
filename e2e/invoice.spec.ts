import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';
import { ublInvoice } from '../src/formats/testing/invoices.ts';

test('an invoice is read as people know it, followed into its source, and printed by itself', async ({
  bench,
  page,
}, info) => {
  await bench.paste(invoice(['Talleres Navalón S.L.', 'Talleres <img src=x> Navalón']));
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  await expect(paper).toContainText('Talleres <img src=x> Navalón');
  await expect(paper).toContainText('€38.31');
  await pictures(page, info, 'invoice', [1440, 390]);
  await expectAccessible(page);

  await paper.getByRole('button', { name: '10.555' }).click();
  const card = page.getByRole('dialog', { name: /Price$/ });
  await expect(card.getByRole('textbox')).toHaveValue('10.555');
  await card.getByRole('button', { name: 'In the source' }).click();
  await expect(bench.cursor()).toContainText('Ln 17');
  await paper.getByRole('button', { name: '€38.31' }).last().hover();
  await expect(bench.source.locator('.lit-place')).toHaveCount(2);

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(paper).toContainText('Factura');
  await expect(paper).toContainText('38,31');
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('Letter');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.invoice-print')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Build' })).toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // Letter is 612 by 792 points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('English');
});

test('an invoice of many lines shows all with their faults, and prints them', async ({ bench, page }) => {
  const [line] = (JSON.parse(invoice()) as { lines: object[] }).lines;
  const wrong = { ...line, taxes: [{ cat: 'VAT', rate: 'general', percent: '10%' }] };
  const lines = Array.from({ length: 300 }, (_, index) => (index === 299 ? wrong : line));
  await bench.paste(JSON.stringify({ ...(JSON.parse(invoice()) as object), lines }));
  await expect(bench.verdict).toContainText('1 warning');
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  await expect(paper.locator('.paper-chunk tr')).toHaveCount(300);
  const last = paper.locator('[data-value="$.lines[299].taxes[0].percent"]');
  await expect(last).toHaveAccessibleDescription(/^Warning 1 of 1/);
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(last).toHaveAttribute('data-selected');
  await expect(last).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.invoice-print .paper-lines tbody tr')).toHaveCount(300);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.invoice-print tr')).toHaveCount(0);
  // The browser's own printing, which also makes the page as narrow as paper.
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
});

test('an XML invoice is read as a page with the figures that it declares, each linked to its element', async ({
  bench,
  page,
}, info) => {
  const xml = ublInvoice()
    .replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>')
    .replace(
      '<cac:AccountingSupplierParty>',
      '<cbc:BuyerReference>Floor 7</cbc:BuyerReference><cac:AccountingSupplierParty>',
    );
  await bench.paste(xml);
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  // The figures declared in the XML, not those of building.
  const total = paper.getByRole('button', { name: '175.00' });
  await expect(total).toBeVisible();
  const bar = page.getByRole('tabpanel', { name: 'Page' });
  await expect(bar.getByRole('button', { name: /^Show errors, [1-9]/ })).toBeVisible();

  await total.click();
  await page.getByRole('dialog').getByRole('button', { name: 'In the source' }).click();
  const line = xml.split('\n').findIndex((row) => row.includes('TaxInclusiveAmount')) + 1;
  await expect(bench.cursor()).toContainText(`Ln ${String(line)},`);
  await expect(total).toHaveAttribute('aria-current', 'location');

  await paper.getByText(/values are not on the page/).click();
  await expect(paper.getByRole('definition').filter({ hasText: /^urn:cen\.eu:en16931/ })).toHaveCount(0);
  await pictures(page, info, 'xml-page');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.invoice-print')).toContainText('175.00');
  await page.emulateMedia({ media: 'screen' });

  await bench.paste(xml.slice(0, 400));
  await expect(paper).toContainText('The source cannot be read, line');
  await expect(paper).toContainText('175.00');
});
