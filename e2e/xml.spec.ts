import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { metadata, pdfFile } from '../src/formats/testing/pdf-files.ts';
import { expectAccessible } from './pages/accessible.ts';
import { openFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { picture, pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';

const broken = ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>');

test('a refused UBL invoice is opened, its broken rule found and mended, and taken over as a document', async ({
  bench,
  page,
}, info) => {
  // Bytes in the encoding that the file names, not in UTF-8.
  const latin = broken.replace('UTF-8', 'ISO-8859-1').replace('Brake pads', 'Brâke pads');
  await openFile(page, 'refused.xml', Buffer.from(latin, 'latin1'));
  await expect(bench.verdict).not.toContainText('No errors');
  await bench.problem('174.00').click();
  await expect(bench.card).toContainText('BR-CO-15');
  await expect(bench.card).toContainText('175.00');

  // The page opens first, with the faults on it.
  const paper = page.getByRole('tabpanel', { name: 'Page' });
  await expect(paper.getByRole('button', { name: /€175[.]00/ }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Document', exact: true }).click();
  const document = page.getByRole('tabpanel', { name: 'Document' });
  await expect(document).toContainText('"A-17"');
  await page.getByRole('tab', { name: /^Report/ }).click();
  const report = page.getByRole('tabpanel', { name: 'Report' });
  await report.getByRole('searchbox').fill('A-17');
  await report.getByRole('row').filter({ hasText: 'A-17' }).first().click();
  await expect(bench.cursor()).toHaveText(/^Ln 6, /);
  await expectAccessible(page);
  await pictures(page, info, 'xml');

  await bench.paste(latin.replace('>175.00<', '>174.00<'));
  await expect(bench.verdict).toContainText('No errors');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+S');
  const mended = await readFile(await (await coming).path(), 'utf8');
  // The file is now UTF-8 and says so; nothing else has changed.
  expect(mended).toBe(latin.replace('>175.00<', '>174.00<').replace('ISO-8859-1', 'UTF-8'));

  await page.getByRole('region', { name: 'Other notation' }).getByRole('button').click();
  await expect(bench.source).toContainText('"A-17"');
  await expect(page.getByRole('tab', { name: 'Changes' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Report/ })).toHaveCount(0);
});

/** Wrong and right, with the rule; figures come before those calculated from them. */
const TEN_WAYS: readonly (readonly [rule: string, says: string, wrong: string, right: string, around: string])[] = [
  [
    'BR-CO-10',
    'Sum of Invoice line net amount',
    '151.00',
    '150.00',
    '<ram:LineTotalAmount>~</ram:LineTotalAmount><ram:Charge',
  ],
  ['BR-CO-12', 'Sum of charges on document level', '6.00', '5.00', '<ram:ChargeTotalAmount>~<'],
  ['BR-CO-14', 'Invoice total VAT amount', '28.00', '29.00', '<ram:TaxTotalAmount currencyID="EUR">~<'],
  ['BR-CO-15', 'Invoice total amount with VAT', '175.00', '174.00', '<ram:GrandTotalAmount>~<'],
  ['BR-CO-16', 'Amount due for payment', '156.05', '154.05', '<ram:DuePayableAmount>~<'],
  ['BR-CL-01', 'UNTDID 1001', '38O', '380', '<ram:TypeCode>~<'],
  ['BR-CL-08', 'UNTDID 4451', 'AAII', 'AAI', '<ram:SubjectCode>~<'],
  ['BR-CL-14', 'ISO 3166-1', 'NN', 'NO', '<ram:CountryID>~<'],
  ['BR-CL-16', 'UNTDID 4461', 'x30', '30', 'PaymentMeans>\n      <ram:TypeCode>~<'],
  [
    'ASSAY-PDF-PROFILE',
    'The PDF says',
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    'urn:cen.eu:en16931:2017',
    '<ram:ID>~<',
  ],
];

test('a PDF invoice that is broken in ten ways is dropped, understood, mended in its XML and taken away', async ({
  bench,
  page,
}, info) => {
  const sound = ciiInvoice();
  const broken = TEN_WAYS.reduce((text, [, , wrong, right, around]) => {
    const before = around.replace('~', right);
    expect(text).toContain(before);
    return text.replace(before, around.replace('~', wrong));
  }, sound);
  const files = [{ name: 'factur-x.xml', text: broken, relationship: 'Alternative' } as const];
  await openFile(page, 'invoice.pdf', Buffer.from(await pdfFile({ files, xmp: metadata() })), 'application/pdf');
  await expect(page.getByText('factur-x.xml was extracted from invoice.pdf')).toBeVisible();
  // Only visible rows are in the page, so each is searched.
  const filter = bench.problems.getByRole('searchbox');
  for (const [, says] of TEN_WAYS) {
    await filter.fill(says);
    await expect(bench.problem(says)).toBeVisible();
  }

  await page.getByRole('tab', { name: 'Document' }).click();
  // Both places are highlighted: that of the cursor in the XML, and its place in the document.
  const document = page.getByRole('tabpanel', { name: 'Document' });
  await page.getByRole('tab', { name: 'Document' }).click();
  await filter.fill('ISO 3166-1');
  await bench.problem('ISO 3166-1').click();
  await filter.fill('');
  await bench.source.getByText('Fjord AS').click();
  await expect(document.locator('.lit-place')).toBeVisible();
  await expect(bench.source.locator('.lit-place')).toBeVisible();
  await bench.expectHover('Fjord', /Buyer name/);
  await pictures(page, info, 'pdf', [1440, 390]);
  await expectAccessible(page);

  for (const [rule, says, wrong, right] of TEN_WAYS) {
    await filter.fill(says);
    await bench.problem(says).click();
    await expect(bench.card).toContainText(rule);
    const fix = bench.card.getByRole('button', { name: `Replace ${wrong} with ${right}` });
    // A fix is valid only for the judged text.
    const judged = () => expect(bench.verdict).not.toHaveClass(/verdict-stale/);
    await judged();
    if (rule.startsWith('BR-CO')) await fix.click();
    else {
      await expect(bench.source.getByRole('textbox').first()).toBeFocused();
      await page.keyboard.insertText(right);
    }
    await expect(bench.problem(says)).toHaveCount(0);
    if (rule !== 'BR-CO-10') continue;
    await bench.source.getByRole('textbox').first().focus();
    await page.keyboard.press('ControlOrMeta+Z');
    await bench.problem(says).click();
    await judged();
    await fix.click();
    await expect(bench.problem(says)).toHaveCount(0);
  }
  await expect(bench.verdict).toContainText('No errors');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+S');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('invoice.xml');
  expect(await readFile(await download.path(), 'utf8')).toBe(sound);
});

test('an invoice is exported as XML that follows it, place by place, and is read back as what it was', async ({
  bench,
  page,
}, info) => {
  const address = '"addresses": [{ "street": "Calle Mayor", "locality": "Getafe", "code": "28901", "country": "ES" }]';
  await bench.paste(
    invoice(
      ['"B85412070" }', `"B85412070" },\n    ${address}`],
      ['"A41028366" }', `"A41028366" },\n    ${address}`],
      ['"lines"', '"payment": { "terms": { "notes": "At once" } },\n  "lines"'],
    ),
  );
  await expect(bench.verdict).toContainText('No errors');
  await bench.operate('Export as XML…');
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await expect(panel.getByRole('status').getByText('Valid')).toBeVisible();

  // A place in the source highlights its place in the XML, and vice versa.
  await bench.source.getByText('Grinder overhaul').click();
  await expect(panel.locator('.lit-place')).toBeVisible();
  await expect(panel.getByText('BT-153')).toBeVisible();
  await panel.getByRole('textbox').first().focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await panel.getByText('Talleres Navalón').first().click();
  await expect(panel.getByText('BT-27')).toBeVisible();
  await expect(bench.source.locator('.lit-place')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await panel.getByText('PayableAmount').first().click();
  await expect(panel.getByText('added when building')).toBeVisible();
  await pictures(page, info, 'export', [1440, 390], () => page.getByRole('tab', { name: 'Export' }).click());
  await expectAccessible(page);

  // It follows the typing; requirements of the profile beyond the standard are listed with their places.
  await bench.source.getByText('Grinder overhaul').dblclick();
  await page.keyboard.insertText('Lathe');
  await expect(panel.getByText('Lathe').first()).toBeVisible();
  await panel
    .getByRole('combobox', { name: 'Profile and format' })
    .selectOption({ label: 'Peppol BIS Billing 3, UBL 2.1' });
  await expect(panel.getByRole('heading', { name: 'Broken rules' })).toBeVisible();
  await expect(panel.getByText('PEPPOL-EN16931-R010')).toBeVisible();
  await picture(page, info, 'export-refused');
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption({ index: 0 });

  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.xml$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^<\?xml[^]*Lathe/);
  await panel.getByRole('button', { name: 'Open in a tab' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Document' })).toContainText('Talleres Navalón');
});
