import { expect, test as alone } from '@playwright/test';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { chooseFile, openFile } from './pages/choose-file.ts';
import { test } from './pages/one-page.ts';
import { picture } from './pages/pictures.ts';

test.use({ locale: 'es-ES' });

test('two XML invoices are compared by terms in Spanish', async ({ page }, info) => {
  await openFile(page, 'nuestra.xml', ublInvoice());
  await page.getByRole('tab', { name: 'Comparar' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Comparar' });
  await chooseFile(page, 'Elegir un archivo…', 'suya.xml', ciiInvoice().replace('Fjord AS', 'Fell AS'));
  const rows = panel.getByRole('row');
  await expect(rows.filter({ hasText: 'Nombre del comprador' })).toContainText('Comprador');
  await picture(page, info, 'compare');
  await panel.getByRole('searchbox').fill('línea de factura 2');
  await expect(rows.filter({ hasText: 'Línea de factura 2' }).first()).toBeVisible();
  await expect(panel.locator(':lang(en)')).toHaveCount(0);
  await panel.getByRole('searchbox').fill('vencimiento');
  await expect(rows.filter({ hasText: 'Fecha de vencimiento del pago' })).toHaveCount(1);
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('an invoice that the format cannot hold, in part or at all, is explained in Spanish', async ({ page }, info) => {
    await expect(page.getByRole('button', { name: /Mostrar los problemas$/ })).toContainText('2 errores');
    await page.keyboard.press('F1');
    await page.getByRole('combobox').fill('Exportar como XML');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('tabpanel', { name: 'Exportar' });
    await expect(panel.getByText('El documento no se puede escribir como EN 16931-1:2017')).toBeVisible();
    await expect(panel.locator(':lang(en)')).toHaveCount(0);
    await picture(page, info, 'export');
  });
});

test('a text that is not sound XML is explained in Spanish with its places', async ({ page }) => {
  await openFile(page, 'rota.xml', ublInvoice().replace('</cbc:DueDate>', '</cbc:DueDay>'));
  const problems = page.getByRole('region', { name: 'Problemas' });
  await expect(problems).toContainText(/La etiqueta de cierre no cierra DueDate, que se abrió en la línea \d+/);
});

alone('in this browser, the sentences on XML come whether or not an XML invoice is at hand', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  const words = (): number => fetched.filter((path) => path.includes('/xml-messages-')).length;
  await page.getByRole('radio', { name: 'este navegador' }).click();
  await expect.poll(words, { timeout: 60_000 }).toBe(1);
});
