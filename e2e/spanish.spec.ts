import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { areas as spanish } from '../src/app/texts/es/page-texts.ts';
import * as commands from '../src/app/texts/en/commands.ts';
import * as docs from '../src/app/texts/en/docs.ts';
import * as files from '../src/app/texts/en/files.ts';
import * as frame from '../src/app/texts/en/frame.ts';
import * as history from '../src/app/texts/en/history.ts';
import * as keys from '../src/app/texts/en/keys.ts';
import * as panels from '../src/app/texts/en/panels.ts';
import * as places from '../src/app/texts/en/places.ts';
import * as reference from '../src/app/texts/en/reference.ts';
import * as rules from '../src/app/texts/en/rules.ts';
import * as workbench from '../src/app/texts/en/workbench.ts';
import { expectAccessible, withoutColours } from './pages/accessible.ts';
import { follow, test } from './pages/one-page.ts';
import { picture } from './pages/pictures.ts';

test.use({ locale: 'es-ES' });

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const areas = [commands, docs, files, frame, history, keys, panels, places, reference, rules, workbench];
const inSpanish = new Set(textsIn(spanish));
const inEnglish = new Set(textsIn(areas.map((area) => ({ ...area }))).filter((text) => !inSpanish.has(text)));

/** Texts of the page not marked as another language: text, accessible names, hints. */
async function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const apart = 'noscript, body [lang]:not([lang="es"]), code, pre, .code-text, .monaco-editor, script, style';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (!walk.currentNode.parentElement?.closest(apart)) found.push(walk.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (!element.closest(apart))
        for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found.filter((text) => text !== '');
  });
}

async function open(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('a document is mended, built and taken away in Spanish', async ({ page }, info) => {
    await open(page, '/');
    const verdict = page.getByRole('button', { name: /Mostrar los problemas$/ });
    await expect(verdict).toContainText('2 errores, 1 aviso');
    await expect(page).toHaveTitle(/Assay$/);
    const card = page.getByRole('region', { name: 'Problema seleccionado' });
    await expect(card).toContainText(/El último dígito de B\d{8} no cuadra: sería \d/);
    await picture(page, info, 'faults');
    const fix = card.getByRole('group', { name: 'Correcciones' }).getByRole('button').first();
    await fix.click();
    await expect(verdict).toContainText('1 error, 1 aviso');
    // The list goes on to the other error, which asks for a value.
    await expect(card).toContainText('Todo artículo necesita un nombre');
    const problems = page.getByRole('region', { name: 'Problemas' });
    await problems.getByRole('row').filter({ hasText: '31.665' }).click();
    await fix.click();
    await expect(verdict).toContainText(/^1 error(?!,)/);
    await page.keyboard.press('F1');
    await page.getByRole('combobox').fill('paste a doc');
    await expect(page.getByRole('option', { name: 'Pegar un documento' })).toBeVisible();
    // Rules are found by their Spanish texts.
    await page.getByRole('combobox').fill('dígito o la letra de control');
    await expect(page.getByRole('option', { name: /^GOBL-ES-TAX-IDENTITY-01 Un NIF español/ })).toBeVisible();
    await page.keyboard.press('Escape');
    // The editor's own texts too.
    await page.getByRole('tab', { name: 'Diferencias' }).click();
    await expect(page.getByText(/^\d+ líneas ocultas/).first()).toBeVisible();
  });
});

test('what is built is downloaded and is what was written', async ({ page }) => {
  await open(page, '/#');
  await page.getByRole('button', { name: 'Nuevo desde plantilla…' }).click();
  await page.getByRole('searchbox', { name: 'Buscar plantillas y ejemplos' }).fill('ES Invoice');
  await page.getByText('Factura, España', { exact: true }).first().dblclick();
  await expect(page.getByRole('button', { name: /Sin errores\. Mostrar/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Generar/ })
    .first()
    .click();
  await expect(page.getByText('Generado a partir del origen actual.')).toBeVisible();
  await page.getByRole('tab', { name: 'Cálculo' }).click();
  await expect(page.locator('.trace-value').first()).toHaveText(/^\d+,\d\d$/);
  await page.getByRole('tab', { name: 'Generado' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el documento generado' }).first().click();
  const file = JSON.parse(await readFile(await (await waiting).path(), 'utf8')) as { readonly $schema?: string };
  expect(file.$schema).toContain('gobl.org');
});

test('the language changes without losing what is open', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Documento nuevo' }).click();
  await page.keyboard.insertText('{ "abierto": 1 }');
  await expect(page.locator('.view-lines').first()).toContainText('abierto');
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Idioma: English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'New document' })).toBeVisible();
  await expect(page.locator('.view-lines').first()).toContainText('abierto');
  await page.reload();
  await expect(page.getByRole('button', { name: 'New document' })).toBeVisible();
  await page.keyboard.press('F1');
  await page.getByRole('combobox').fill('Language: Español');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Documento nuevo' })).toBeVisible();
});

const english =
  /(?:^|[ (])(?:the|an|of|is|are|and|or|with|have|has|must|which|not|its|this|that|when|where)(?=[ ,;.)]|$)/;

/** Texts with English words, except those marked as English or as code. */
async function englishIn(page: Page): Promise<readonly string[]> {
  return (await said(page)).filter((text) => english.test(text));
}

test('whatever there is to start from is in Spanish, and found by English words too', async ({ page }, info) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Nuevo desde plantilla…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Factura, Alemania', { exact: true }).first()).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
  await picture(page, info, 'start');
  await sheet.getByRole('searchbox').fill('check digit');
  await expect(sheet.getByText('Un dígito de control erróneo')).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
});

test('a rule says in Spanish when it applies, what it demands, and what would be accepted', async ({ page }, info) => {
  await open(page, '/rules/GOBL-FR-CTC-FLOW6-BILL-STATUS-17');
  const article = page.getByRole('article');
  await expect(article).toContainText('el código de estado es 200');
  await expect(article).toContainText('debe tener NON_TRANSMISE en fr-ctc-flow6-reason');
  expect(await englishIn(page)).toEqual([]);
  await picture(page, info, 'rule');
});

test('a refused tax number is explained in Spanish', async ({ page }) => {
  await open(page, '/regimes/DE');
  await page.getByRole('textbox', { name: 'Comprobar un número fiscal' }).fill('136695977');
  await expect(page.locator('.tax-number-verdict')).toContainText('El último dígito de 136695977 no cuadra');
  expect(await englishIn(page)).toEqual([]);
});

test('hints, hover, proposals and the trace speak Spanish', async ({ page }, info) => {
  await open(page, '/#');
  await page.getByRole('button', { name: 'Nuevo desde plantilla…' }).click();
  await page.getByRole('searchbox', { name: 'Buscar plantillas y ejemplos' }).fill('ES Invoice');
  await page.getByText('Factura, España', { exact: true }).first().dblclick();
  await expect(page.getByRole('button', { name: /Sin errores\. Mostrar/ })).toBeVisible();
  const source = page.locator('.monaco-editor').first();
  await expect(source).toContainText(/a\spagar\s\d/);
  await source.getByText('"supplier"', { exact: true }).hover();
  await expect(page.locator('.monaco-hover').getByText('Emisor', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Cálculo', exact: true }).click();
  const trace = page.getByRole('list', { name: 'Cómo se calculan los totales' });
  await expect(trace).toContainText('total con impuestos');
  expect(await englishIn(page)).toEqual([]);
  await picture(page, info, 'trace');
});

// Grouped by kind of page: a tab that opens several loads their code once.
const walks = {
  'the workbench and what is kept': ['/', '/files', '/history', '/keys', '/nowhere'],
  regimes: ['/regimes', '/regimes/ES', '/regimes/AT', '/regimes/SE', '/regimes/BR', '/schemas/bill/line'],
  addons: ['es-verifactu-v1', 'it-sdi-v1', 'gr-mydata-v1', 'fr-ctc-flow6-v1'].map((key) => `/addons/${key}`),
  rules: [
    '/rules',
    ...['GOBL-ES-TAX-IDENTITY-01', 'ASSAY-LINT-DROPPED', 'GOBL-MX-TAX-IDENTITY-01'].map((code) => `/rules/${code}`),
  ],
  'the API': ['/docs', '/docs/errors', '/docs/inspect', '/docs/bulk', '/docs/getVersion'],
} as const;

for (const [kind, paths] of Object.entries(walks)) {
  test.describe(kind, () => {
    // The workbench as it is found.
    test.use({ firstVisit: kind === 'the workbench and what is kept' });

    test(`pages of ${kind} have no English text and keep within the screen`, async ({ page }, info) => {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1440, height: 844 });
          await open(page, path);
          if (path === '/') await expect(page.getByRole('button', { name: /^2 errores/ })).toBeVisible();
          const left = (await said(page)).filter((text) => inEnglish.has(text) || english.test(text));
          expect(left, path).toEqual([]);
          for (const width of [1440, 390]) {
            await page.setViewportSize({ width, height: 844 });
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
              .toBeLessThanOrEqual(width);
            await picture(page, info, `${path.replaceAll('/', '_')}-${String(width)}`);
          }
          // All of this is checked in English; here the first page of each kind is, without the colours.
          if (path === paths[0]) await expectAccessible(page, withoutColours);
        });
      }
    });
  });
}
