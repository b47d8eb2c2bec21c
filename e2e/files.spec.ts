import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ublInvoice } from '../src/formats/testing/invoices.ts';
import { dropFile } from './pages/choose-file.ts';
import { test } from './pages/one-page.ts';
import { pictures } from './pages/pictures.ts';

const yaml = `$schema: https://gobl.org/draft-0/bill/invoice
code: "0142"
issue_date: 2026-03-16
currency: EUR
supplier: { name: Talleres Navalón S.L., tax_id: { country: ES, code: B85412070 } }
customer: { name: Cafés del Puerto S.A., tax_id: { country: ES, code: A41028366 } }
lines:
  - { quantity: "3", item: { name: Grinder overhaul, price: "10.555" }, taxes: [{ cat: VAT, rate: general }] }
`;

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('a file chosen after a long look around is opened: nothing takes the question away meanwhile', async ({
    bench,
    page,
  }) => {
    // Not by Playwright's own event, which would keep the requesting object alive.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setInterceptFileChooserDialog', { enabled: true });
    const asked = new Promise((resolve) => browser.once('Page.fileChooserOpened', resolve));
    await page.getByRole('button', { name: 'Open file' }).click();
    await asked;
    await page.requestGC();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'march.yaml', mimeType: 'application/yaml', buffer: Buffer.from(yaml) });
    await expect(page.getByRole('button', { name: 'march.yaml', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(bench.verdict).toContainText('No errors');
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  });
});

test('a YAML file that is dropped opens as it is, and is judged', async ({ bench, page }) => {
  await dropFile(page, 'march.yaml', yaml);
  await expect(page.getByRole('button', { name: 'march.yaml', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(bench.source).toContainText('quantity: "3"');
  await expect(bench.verdict).toContainText('No errors');
});

test('a YAML file that is dropped has a destination and a trace, and keeps its comments when it is built', async ({
  bench,
  page,
}, info) => {
  const commented = yaml
    .replace('currency: EUR', 'currency: EUR # as agreed')
    .replace('lines:', '\n# what was done\nlines:');
  await dropFile(page, 'april.yaml', commented);
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('button', { name: 'Change the destination' }).click();
  await page.getByRole('menuitem', { name: /VERI/ }).first().click();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /Show the destination$/ })).toContainText(
    'VERI',
  );
  await page.getByRole('tab', { name: 'Trace' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Trace' })).toContainText('38.31');
  await pictures(page, info, 'yaml-trace', [1440]);
  await page.keyboard.press('ControlOrMeta+Enter');
  const file = page.waitForEvent('download');
  await bench.built.getByRole('button', { name: 'Download built document' }).click();
  const saved = readFileSync(await (await file).path(), 'utf8');
  expect(saved).toContain('currency: EUR # as agreed\n');
  expect(saved).toContain('\n# what was done\nlines:\n');
  expect(saved).toContain('payable: "38.31"');
  await bench.built.getByRole('button', { name: 'Replace source by built document' }).click();
  await expect(bench.source).toContainText('# as agreed');
});

test('a Schematron file that is dropped judges XML invoices as it is, and is kept and let go of when asked', async ({
  bench,
  page,
}) => {
  await dropFile(page, 'order.xml', ublInvoice());
  await expect(bench.verdict).toContainText('No errors');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('HOUSE-1')) sent.push(request.url());
  });
  const rules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="*:Invoice">
    <assert id="HOUSE-1" test="*:ID = 'X'">Our invoices are called X, not <value-of select="*:ID"/></assert></rule></pattern></schema>`;
  await dropFile(page, 'house.sch', rules);
  await expect(page.getByText('house.sch: 1 rule now checks XML invoices in this browser.')).toBeVisible();
  await expect(bench.verdict).toContainText('1 error');
  await expect(page.getByText('Our invoices are called X, not A-17').first()).toBeVisible();
  await bench.command('Keep the Schematron rules');
  await expect(
    page.getByText('Stored in this browser. Assay will use the rules on your next visit too.'),
  ).toBeVisible();
  await bench.saved();
  await page.reload();
  await expect(bench.verdict).toContainText('1 error');
  await bench.command('Stop using the Schematron rules');
  await expect(bench.verdict).toContainText('No errors');
  await page.reload();
  await expect(bench.verdict).toContainText('No errors');
  expect(sent).toEqual([]);

  await dropFile(page, 'none.sch', '<x/>');
  await expect(page.getByText('none.sch cannot be run.')).toBeVisible();
});

test('a picture that is dropped is not taken for a document', async ({ page }) => {
  await dropFile(page, 'logo.png', 'PNG\0\u0001');
  await expect(page.getByText('logo.png is not a text file and was not opened.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'logo.png', exact: true })).toHaveCount(0);
});

test('an envelope is taken out from another page too, and one undo puts it back', async ({ bench, page }) => {
  await dropFile(page, 'wrapped.json', '{"$schema":"https://gobl.org/draft-0/envelope","doc":{"inner":"KEPT-5"}}');
  await expect(bench.source).toContainText('KEPT-5');
  await bench.saved();
  await page.goto('/keys');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unwrap' }).click();
  await expect(page.getByText('Unwrapped: the header and the signatures were removed')).toBeVisible();
  await expect(bench.source).not.toContainText('envelope');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.source).toContainText('envelope');
});
