import { expect, type Page } from '@playwright/test';
import { expectFlawless } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';
import { verifactuAnswer, verifactuError } from '../src/formats/testing/verifactu-answers.ts';

/** A pasted answer of each authority, its code, and the status of the document. */
const answers = [
  ['KSeF', 'KSeF 450', '450', 'Refused'],
  [
    'SdI',
    '<NotificaScarto><ListaErrori><Errore><Codice>00423</Codice></Errore></ListaErrori></NotificaScarto>',
    '00423',
    'Refused',
  ],
  ['AEAT', 'VERI*FACTU: EstadoRegistro Incorrecto, CodigoErrorRegistro 1124', '1124', 'Refused'],
  ['SAT', 'CFDI40147', 'CFDI40147', 'Refused'],
  [
    'EN 16931',
    '<svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl"><svrl:failed-assert id="BR-CO-10" flag="fatal" location="/Invoice"><svrl:text>[BR-CO-10] sum</svrl:text></svrl:failed-assert></svrl:schematron-output>',
    'BR-CO-10',
    'Refused',
  ],
] as const;

async function explain(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Authority response' }).fill(text);
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
}

test('answers of five authorities are explained beside the document', async ({ bench, page }) => {
  await bench.command('Explain an authority response');
  const panel = page.getByRole('tabpanel', { name: 'Refusal' });
  for (const [authority, text, code, outcome] of answers) {
    await explain(page, text);
    await expect(panel.getByText(outcome, { exact: true })).toBeVisible();
    await expect(panel.getByRole('status').first()).toContainText(authority);
    await expect(panel.getByRole('article', { name: `Finding ${code}` })).toContainText('What to do');
    await expectFlawless(page, (axe) => axe.include('.refusal'));
    if (process.env['E2E_PICTURES']) await page.screenshot({ path: `test-results/refusal-${code}.png` });
    await panel.getByRole('button', { name: 'Another response' }).click();
  }
});

test('a finding of an answer leads to the place, and the next one follows by key', async ({ bench, page }) => {
  await bench.paste(invoice());
  await page.keyboard.press('ControlOrMeta+Home');
  await bench.command('Explain an authority response');
  await explain(
    page,
    '<NotificaScarto><ListaErrori><Errore><Codice>00423</Codice></Errore><Errore><Codice>00417</Codice></Errore></ListaErrori></NotificaScarto>',
  );
  const panel = page.getByRole('tabpanel', { name: 'Refusal' });
  await expect(panel.getByRole('status').filter({ hasText: '1 of 2' })).toBeVisible();
  await page.keyboard.press('Alt+F9');
  await expect(panel.getByRole('status').filter({ hasText: '2 of 2' })).toBeVisible();
  await panel.getByRole('button', { name: 'Previous finding' }).click();
  const card = panel.getByRole('article', { name: 'Finding 00423' });
  await card
    .getByRole('button', { name: /^\$\.lines/ })
    .first()
    .click();
  await expect(bench.cursor()).not.toHaveText('Ln 1, Col 1');
  await panel.getByRole('button', { name: 'Another response' }).click();
});

test('an answer of an authority that is pasted into the editor is recognised, and any other text is not', async ({
  bench,
  page,
}) => {
  await bench.paste(
    '<NotificaScarto><ListaErrori><Errore><Codice>00423</Codice></Errore></ListaErrori></NotificaScarto>',
  );
  await page.getByRole('region', { name: 'Authority response' }).getByRole('button', { name: 'Explain it' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Refusal' });
  await expect(panel.getByRole('article', { name: 'Finding 00423' })).toBeVisible();
  await panel.getByRole('button', { name: 'Another response' }).click();
  await explain(page, 'Dear all, lunch is at one.');
  await expect(panel.getByText('No authority recognised')).toBeVisible();
  await panel.getByRole('button', { name: 'Another response' }).click();
  // An answer that can be read as a document is explained, or imported.
  const error = verifactuError('1124', 'El valor no es correcto');
  await bench.paste(verifactuAnswer('Incorrecto', { number: 'F/91', state: 'Incorrecto', error }));
  const offers = page.getByRole('region', { name: 'Authority response' });
  await expect(offers.getByRole('button', { name: 'Import as a document' })).toBeVisible();
  await offers.getByRole('button', { name: 'Explain it' }).click();
  await expect(panel.getByRole('article', { name: 'Finding 1124' })).toBeVisible();
  await panel.getByRole('button', { name: 'Another response' }).click();
});

test('an example of an answer is explained in Spanish, and the document mended by its fix', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Rechazo' }).click();
  await page.getByRole('group', { name: 'Ejemplos' }).getByRole('button', { name: 'VERI*FACTU' }).click();
  const card = page.getByRole('article', { name: 'Hallazgo 1123' });
  await expect(card).toContainText('Un NIF no es un número español válido.');
  await expect(card).toContainText('Assay encuentra el mismo error en el documento.');
  await card.getByRole('button', { name: /escribir B85412070/ }).click();
  await expect(page.locator('.view-lines').first()).toContainText('"B85412070"');
  await expect(card).toContainText('Assay no encuentra ese error en el documento.');
  await page.close();
});

test('a code has a page, and the palette finds it', async ({ page }) => {
  await page.keyboard.press('F1');
  const palette = page.getByRole('dialog', { name: 'All commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('CFDI40147');
  await palette
    .getByRole('option', { name: /CFDI40147/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'CFDI40147', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('What to do');
});

test('the form and a finding fit a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('tab', { name: 'Refusal' }).click();
  await explain(page, 'KSeF 450');
  await expect(page.getByRole('article', { name: 'Finding 450' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (process.env['E2E_PICTURES']) await page.screenshot({ path: 'test-results/refusal-phone.png' });
});
