import { expect, type Page } from '@playwright/test';
import { ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
import { openFile } from './pages/choose-file.ts';
import { follow, test } from './pages/one-page.ts';
import { picture } from './pages/pictures.ts';

test.use({ locale: 'es-ES' });

/** Wrong totals, a wrong code, a wrong category, and an attribute that EN 16931 forbids. */
const broken = ublInvoice()
  .replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>')
  .replace('<cbc:DocumentCurrencyCode>', '<cbc:DocumentCurrencyCode listAgencyID="6">')
  .replace(/<cbc:InvoiceTypeCode>[^<]*/, '<cbc:InvoiceTypeCode>999')
  .replace(/<cac:AdditionalDocumentReference>/, '<cac:Signature><cbc:ID>1</cbc:ID></cac:Signature>$&');

/** Texts of the page itself, without the invoice and its paper, codes, paths, and texts marked as English. */
async function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const apart = '.paper, code, pre, .code-text, .monaco-editor, script, noscript, style, bdi, :lang(en)';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (!walk.currentNode.parentElement?.closest(apart)) found.push(walk.currentNode.textContent?.trim() ?? '');
    return found.filter((text) => text !== '');
  });
}

const ENGLISH =
  /(?<!\p{L})(?:[Tt]he|[Aa]n|of|and|is|are|has|have|with|not|where|what|which|than|there|every|only)(?!\p{L})/u;

/** No text of this part is marked as English, and no text of the page is English without a mark. */
async function expectSpanish(page: Page, part = 'body'): Promise<void> {
  await expect(page.locator(`${part} :lang(en)`)).toHaveCount(0);
  expect((await said(page)).filter((text) => ENGLISH.test(text))).toEqual([]);
}

test('a broken XML invoice is read, and its problems and rules are explained in Spanish', async ({ page }, info) => {
  await openFile(page, 'rota.xml', broken);
  const problems = page.getByRole('region', { name: 'Problemas' });
  await expect(page.getByText('Esto es una factura UBL (XML).')).toBeVisible();
  const sum = 'pero BT-109 + BT-110 es 174.00';
  const row = problems.getByRole('row').filter({ hasText: sum });
  await expect(row).toBeVisible();
  await expect(problems).toContainText('no es un código de UNTDID 1001');
  await expect(problems).toContainText('cac:Signature no debe estar aquí');
  await row.click();
  const card = page.getByRole('region', { name: 'Problema seleccionado' });
  await expect(card).toContainText(sum);
  await expect(card).toContainText('BR-CO-15');
  await expectSpanish(page);
  await page.getByRole('tab', { name: /^Informe/ }).click();
  const report = page.getByRole('tabpanel', { name: 'Informe' });
  await expect(report).toContainText('EN 16931 no tiene ningún término para esto');
  await expectSpanish(page);
  await expectAccessible(page);
  // The card of a value says in Spanish what is wrong with it, to who listens too.
  await page.getByRole('tab', { name: 'Página', exact: true }).click();
  await page
    .getByRole('region', { name: 'Factura', exact: true })
    .getByRole('button', { name: /175,00/ })
    .first()
    .click();
  const value = page.getByRole('dialog');
  await expect(value).toHaveAccessibleDescription(/pero .* es 174/);
  await expectSpanish(page, '[role="dialog"]');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Informe/ }).click();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await picture(page, info, `xml-${theme}-${String(width)}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 844 });
  await card.getByRole('button', { name: /^Sustituir 175\.00 por/ }).click();
  await expect(row).toHaveCount(0);
  await problems.getByRole('row').filter({ hasText: 'UNTDID 1001' }).click();
  await card.locator('a[href="/rules/BR-CL-01"]').click();
  await expect(page.getByRole('heading', { name: 'BR-CL-01' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('debe ser un código de UNTDID 1001');
  await expect(page.getByRole('article')).not.toContainText('ser como se describe');
  // The list beside it may show rules of sets with only English texts.
  await expectSpanish(page, 'article');
});

for (const code of ['BR-Z-09', 'UBL-CR-001', 'PEPPOL-EN16931-R120', 'BR-DE-15']) {
  test(`the card of ${code} is in Spanish`, async ({ page }, info) => {
    await follow(page, `/rules/${code}`);
    await expect(page.getByRole('heading', { name: code })).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText('ser como se describe');
    await expect(page.getByRole('article').locator(':lang(en)')).toHaveCount(0);
    const words = await page.getByRole('article').locator('p, dd:not(:last-child)').allTextContents();
    expect(words.filter((text) => ENGLISH.test(text))).toEqual([]);
    await picture(page, info, `rule-${code}`);
  });
}

test('all safe fixes of an XML invoice are shown, made at once and taken back, and no figure is among them', async ({
  page,
}) => {
  const text = ublInvoice()
    .replace(/(\s*<cbc:ID>A-17<\/cbc:ID>)(\s*<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/, '$2$1')
    .replace(/(\s*<cbc:LineExtensionAmount[^\n]*)(\s*<cbc:TaxExclusiveAmount[^\n]*)/, '$2$1')
    .replace('>154.05</cbc:PayableAmount>', '>15.00</cbc:PayableAmount>');
  await openFile(page, 'rota.xml', text);
  const verdict = page.getByRole('button', { name: /Mostrar los problemas$/ });
  await expect(verdict).toContainText('3 errores');
  await page.keyboard.press('F1');
  await page.getByRole('combobox').fill('Aplicar correcciones seguras');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Aplicar correcciones seguras' });
  await expect(sheet.getByRole('list', { name: 'Correcciones' })).toContainText('Mover `ID` antes de `IssueDate`');
  await expect(sheet.getByRole('list', { name: 'Correcciones' })).not.toContainText('154.05');
  await sheet.getByRole('button', { name: /2 correcciones/ }).click();
  await expect(verdict).toContainText('1 error');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(verdict).toContainText('3 errores');
});

test('codes in XML are named and proposed in Spanish', async ({ page }, info) => {
  await openFile(page, 'factura.xml', ublInvoice());
  // The text moves down when the page has read it, and a hover is hidden then.
  await expect(page.getByText('Esto es una factura UBL (XML).')).toBeVisible();
  await expect(page.getByRole('button', { name: /Mostrar los problemas$/ })).toContainText(/\d|Sin/);
  const line = page.locator('.monaco-editor').first().locator('.view-line').filter({ hasText: 'InvoiceTypeCode' });
  await line.getByText('380', { exact: true }).hover();
  await expect(page.locator('.monaco-hover').getByText('Factura ordinaria')).toBeVisible();
  await picture(page, info, 'code-hover');
  await line.getByText('380', { exact: true }).dblclick();
  await page.keyboard.press('Delete');
  await page.keyboard.type('38');
  await expect(page.getByRole('listitem', { name: /^384\b.*Factura rectificativa/ })).toBeVisible();
  await picture(page, info, 'code-proposals');
});
