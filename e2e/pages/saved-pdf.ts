import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { invoice } from './documents.ts';
import type { Workbench } from './workbench.ts';

const address = '"addresses": [{ "street": "Calle Mayor", "locality": "Getafe", "code": "28901", "country": "ES" }]';
/** An invoice with everything that EN 16931 requires, and other names. */
export const complete = (supplier: string, customer: string) =>
  invoice(
    ['Talleres Navalón S.L.', supplier],
    ['Cafés del Puerto S.A.', customer],
    ['"B85412070" }', `"B85412070" },\n    ${address}`],
    ['"A41028366" }', `"A41028366" },\n    ${address}`],
    ['"lines"', '"payment": { "terms": { "notes": "At once" } },\n  "lines"'],
  );

/** Exports as Factur-X and returns the file. */
export async function savedPdf(bench: Workbench): Promise<Buffer> {
  const { page } = bench;
  await bench.operate('Export as XML…');
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption('cii en16931');
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  return readFile(await download.path());
}
