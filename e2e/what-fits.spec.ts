import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
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
  await expect(bench.card).toContainText(/\d more that goe?s? with it/);
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

test('the shown document and the shown view stay in sight in their strips, with what closes them', async ({
  bench,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (let turn = 1; turn <= 9; turn++) {
    await openFile(page, `a-rather-long-name-${String(turn)}.json`, invoice(['"0142"', `"${String(turn)}"`]));
    await expect(
      page.getByRole('button', { name: `a-rather-long-name-${String(turn)}.json`, exact: true }),
    ).toHaveAttribute('aria-current', 'true');
  }
  await expect(bench.verdict).toContainText('No errors');
  for (const turn of [9, 1, 6]) {
    const name = `a-rather-long-name-${String(turn)}.json`;
    if (turn !== 9) await page.getByRole('button', { name, exact: true }).click();
    await expect(bench.verdict).toContainText('No errors');
    // Nothing covers it: a trial click reaches the button itself.
    await page.getByRole('button', { name: `Close ${name}` }).click({ trial: true });
  }
  await page.getByRole('button', { name: 'Close a-rather-long-name-6.json' }).click();
  await expect(page.getByRole('button', { name: 'a-rather-long-name-6.json', exact: true })).toBeHidden();
  await bench.command('trace');
  await expect(page.getByRole('tab', { name: 'Trace' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Trace' })).toBeInViewport({ ratio: 1 });
});

test('help leads to the guide and to the other languages, and lists the keys', async ({ page }) => {
  await page.getByRole('button', { name: 'Help and keyboard shortcuts' }).click();
  const help = page.getByRole('dialog', { name: 'Help and keyboard shortcuts' });
  await expect(help).toContainText('F8');
  const opening = page.waitForEvent('popup');
  await help.getByRole('button', { name: 'Open the guide' }).click();
  const guide = await opening;
  await expect(guide).toHaveURL(/\/guide\/$/);
  await guide.close();
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await help.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Ayuda y atajos de teclado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Help and keyboard shortcuts' })).toBeVisible();
});

test('after < in XML the elements that may stand there are offered, and one is written whole', async ({
  bench,
  page,
}) => {
  const text = ublInvoice();
  const at = text.indexOf('<cac:AccountingSupplierParty>');
  await bench.paste(`${text.slice(0, at)}@@\n  ${text.slice(at)}`);
  await page.keyboard.press('ControlOrMeta+F');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.insertText('@@');
  for (const key of ['Enter', 'Escape', 'Delete']) await page.keyboard.press(key);
  await page.keyboard.type('<');
  const offered = page.getByRole('listbox', { name: 'Suggest' }).getByRole('listitem');
  await expect(offered.filter({ hasText: 'cac:ProjectReference' })).toBeVisible();
  // The supplier is there already, and lines come much later.
  await expect(offered.filter({ hasText: /AccountingSupplierParty|InvoiceLine/ })).toHaveCount(0);
  await page.keyboard.type('Proj');
  await expect(offered).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.type('P-1');
  await expect(bench.source.getByText(/<cac:ProjectReference>/)).toBeVisible();
  await expect(bench.source.getByText(/<\/cac:ProjectReference>/)).toBeVisible();
});

test('a refusal of a rule that the open invoice breaks says so once, and leads there', async ({ bench, page }) => {
  await bench.paste(ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>'));
  await expect(bench.verdict).toContainText('error');
  await bench.command('Explain an authority response');
  await page
    .getByRole('textbox', { name: 'Authority response' })
    .fill('[BR-CO-15]-Invoice total amount with VAT (BT-112) = BT-109 + BT-110.');
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: 'Refusal' });
  const card = panel.getByRole('article', { name: /BR-CO-15/ });
  await expect(card).toContainText('Assay finds the same error in the document.');
  await expect(card).not.toContainText('no rule for it applies');
  await expect(card).not.toContainText('Open the invoice here');
  await card.getByRole('button', { name: 'Show the problem' }).click();
  await expect(bench.card).toContainText('BR-CO-15');
});

test('signing says where the key goes before it happens', async ({ bench, page }) => {
  await bench.paste(invoice());
  await page.getByRole('button', { name: /^Sign/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign' });
  await expect(sheet).toContainText('The key is sent to this service for this request only and is not stored there.');
  await sheet.getByRole('button', { name: 'Generate a key pair' }).click();
  await expect(sheet).toContainText('The key is sent to this service for this request only');
  await expect(sheet.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
});

test('XRechnung without number and electronic address keeps the forms of all of them', async ({ bench }) => {
  const written = JSON.parse(await readFile('examples/de/invoice-xrechnung.json', 'utf8')) as {
    code?: string;
    supplier: { inboxes?: unknown };
    customer: { inboxes?: unknown };
  };
  delete written.code;
  delete written.supplier.inboxes;
  delete written.customer.inboxes;
  await bench.paste(JSON.stringify(written, null, 2));
  await bench.problem('The invoice has no number').click();
  await expect(bench.card.getByRole('textbox', { name: 'Code' })).toBeVisible();
  for (const party of ['supplier', 'customer']) {
    await bench.problem(`The ${party} needs an electronic address`).click();
    await expect(bench.card).toContainText(`The ${party} needs an electronic address`);
    await expect(bench.card.getByRole('textbox').first()).toBeVisible();
  }
});

test('Factur-X is offered as a PDF first', async ({ bench, page }) => {
  await bench.paste(await readFile('examples/de/invoice-xrechnung.json', 'utf8'));
  await expect(bench.verdict).toContainText('No errors');
  await bench.command('Export as XML');
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox').selectOption({ label: 'Factur-X 1, UN/CEFACT Cross Industry Invoice D16B' });
  await expect(panel.getByRole('button', { name: 'Save as PDF' })).toHaveClass(/button-primary/);
  await expect(panel.getByRole('button', { name: 'Download' })).not.toHaveClass(/button-primary/);
});

test('what is dropped is announced in readable words', async ({ page }) => {
  await page.evaluate(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['{}'], 'a.json'));
    dispatchEvent(new DragEvent('dragover', { dataTransfer: carried, bubbles: true }));
  });
  await expect(page.getByText('Drop to open')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
  });
  await expect(page.getByText('Drop to open')).toBeHidden();
});
