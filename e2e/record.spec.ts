import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';
import type { Workbench } from './pages/workbench.ts';

const PROGRAM = [
  ['Producer', 'Programas del Ebro S.L.'],
  ['Tax number of the producer', 'B10101017'],
  ['Name of the program', 'Ebro'],
  ['Code of the program', 'EB'],
  ['Version', '3.1'],
  ['Number of the installation', '12'],
] as const;

/** Opens a document with its export in a format. */
async function openExport(
  { bench, page }: { readonly bench: Workbench; readonly page: Page },
  source: string,
  format: string,
): Promise<Locator> {
  await bench.paste(source);
  await page.getByRole('tab', { name: 'Export' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption(format);
  return panel;
}

test('a record of VERI*FACTU names the program that is typed in, and the next one follows it', async ({
  bench,
  page,
}, info) => {
  const source = await readFile('examples/es/invoice-verifactu.json', 'utf8');
  const panel = await openExport({ bench, page }, source, 'verifactu verifactu');
  await expect(panel).toContainText('The request names no program');
  const form = panel.getByRole('region', { name: 'Program and previous record' });
  for (const [label, text] of PROGRAM) await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  await expect(panel).not.toContainText('The request names no program');
  await expect(panel).toContainText('The program is named.');
  await expect(page.getByRole('contentinfo')).toContainText('VERI*FACTU: no errors');
  await expectAccessible(page);
  await pictures(page, info, 'record');
  const download = async (): Promise<string> => {
    const coming = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download' }).click();
    return readFile(await (await coming).path(), 'utf8');
  };
  const first = await download();
  expect(first).toContain('<sum1:NombreRazon>Programas del Ebro S.L.</sum1:NombreRazon>');
  expect(first).toContain('<sum1:PrimerRegistro>S</sum1:PrimerRegistro>');
  const print = /<sum1:Huella>([0-9A-F]{64})</.exec(first)?.[1] ?? '';

  await page.getByRole('button', { name: 'New document' }).click();
  await bench.paste(source.replace('"0031"', '"0032"'));
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption('verifactu verifactu');
  await form.getByRole('button', { name: /^Follow the record of / }).click();
  await expect(panel).toContainText('This record follows the previous one.');
  await expect(panel.getByRole('button', { name: 'Download' })).toBeEnabled();
  const second = await download();
  expect(second).toContain(`<sum1:Huella>${print}</sum1:Huella>`);
  expect(second).not.toContain('PrimerRegistro');
});

const TICKET = [
  ['Name of the program', 'Denda'],
  ['Tax number of the producer', 'B10101017'],
  ['Version', '2.4'],
  ['Licence', 'TBAIBI00000000PRUEBA'],
] as const;

test('a file of TicketBAI names the program that is typed in, shows the identifier of its signature, and leads on', async ({
  bench,
  page,
}, info) => {
  const source = await readFile('examples/es/invoice-ticketbai.json', 'utf8');
  const panel = await openExport({ bench, page }, source, 'ticketbai ticketbai');
  const form = panel.getByRole('region', { name: 'Program and previous record' });
  const type = async (label: string, text: string) =>
    form.getByRole('textbox', { name: label, exact: true }).fill(text);
  for (const [label, text] of TICKET) await type(label, text);
  await expect(panel).toContainText('The program is named.');
  await type('Value of the signature', 'Q5Mg57X6DujU9Sd7JWPsy8heZw4aV6fT');
  await expect(panel).toContainText(/TBAI-[A-Z0-9]{9}-\d{6}-Q5Mg57X6DujU9-\d{3}/);
  await expectAccessible(page);
  await pictures(page, info, 'ticketbai-form');
  const download = async (): Promise<string> => {
    const coming = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download' }).click();
    return readFile(await (await coming).path(), 'utf8');
  };
  expect(await download()).toContain('<LicenciaTBAI>TBAIBI00000000PRUEBA</LicenciaTBAI>');

  await page.getByRole('button', { name: 'New document' }).click();
  await bench.paste(source);
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption('ticketbai ticketbai');
  await form.getByRole('button', { name: /^Follow the record of / }).click();
  await expect(panel).toContainText('This record follows the previous one.');
  await expect(panel.getByRole('button', { name: 'Download' })).toBeEnabled();
  const next = await download();
  expect(next).toContain('<NumFacturaAnterior>0118</NumFacturaAnterior>');
  expect(next).toContain('>Q5Mg57X6DujU9Sd7JWPsy8heZw4aV6fT</SignatureValueFirmaFacturaAnterior>');
});
