import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';

const PROGRAM = [
  ['Producer', 'Programas del Ebro S.L.'],
  ['Tax number of the producer', 'B10101017'],
  ['Name of the program', 'Ebro'],
  ['Code of the program', 'EB'],
  ['Version', '3.1'],
  ['Number of the installation', '12'],
] as const;

test('a record of VERI*FACTU names the program that is typed in, and the next one follows it', async ({
  bench,
  page,
}, info) => {
  const source = await readFile('examples/es/invoice-verifactu.json', 'utf8');
  await bench.paste(source);
  await page.getByRole('tab', { name: 'Export' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption('verifactu verifactu');
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
