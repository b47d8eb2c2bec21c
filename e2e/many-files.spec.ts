import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { metadata, pdfFile } from '../src/formats/testing/pdf-files.ts';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { invoice } from './pages/documents.ts';
import { Workbench } from './pages/workbench.ts';

const json = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const xml = (name: string, text: string) => ({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });

test('many files are judged in the browser, filtered by rule, opened in a tab and taken away as CSV', async ({
  page,
}, info) => {
  const carried = [{ name: 'factur-x.xml', text: ciiInvoice(), relationship: 'Alternative' } as const];
  const files = [
    ...Array.from({ length: 200 }, (_, index) =>
      index % 4 === 0
        ? json(`wrong-${String(index)}.json`, invoice(['B85412070', 'B85412071']))
        : json(`right-${String(index)}.json`, invoice(['"0142"', `"${String(index)}"`])),
    ),
    xml('sum.xml', ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>')),
    {
      name: 'carried.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfFile({ files: carried, xmp: metadata() })),
    },
    { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0, 0]) },
  ];
  const sent: string[] = [];
  const bench = new Workbench(page);
  await bench.open();
  await expect(bench.verdict).not.toContainText('Checking');
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const choosing = page.waitForEvent('filechooser');
  await bench.command('Judge many files');
  await (await choosing).setFiles(files);

  const part = page.getByRole('region', { name: 'Files', exact: true });
  await expect(part.getByRole('status')).toHaveText('203 of 203: 151 accepted, 51 with faults, 1 not read', {
    timeout: 60_000,
  });
  expect(sent).toEqual([]);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: info.outputPath(`files-${theme}-${String(width)}.png`) });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  const rules = part.getByRole('group', { name: 'Most frequent rules' });
  await rules.getByRole('button', { name: /^BR-CO-15/ }).click();
  const rows = part.getByRole('table').getByRole('row');
  await expect(rows).toHaveText([/^File/, /sum\.xml.*2 faults.*BR-CO-15.*154\.05 EUR/]);
  await rules.getByRole('button', { name: /^BR-CO-15/ }).click();
  await part.getByRole('combobox', { name: 'Verdict' }).selectOption('Faults');
  await part.getByRole('searchbox').fill('wrong-');
  const coming = page.waitForEvent('download');
  await part.getByRole('button', { name: 'CSV' }).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(51);
  expect(csv).toContain('wrong-4.json,bill/invoice,0142,Talleres Navalón');

  await part.getByRole('searchbox').fill('');
  await rules.getByRole('button', { name: /^BR-CO-15/ }).click();
  await part.getByRole('button', { name: 'sum.xml' }).click();
  await expect(bench.source).toContainText('CustomizationID');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Files' }).click();
  await expect(part.getByRole('status')).toHaveText(/^203 of 203/);
});
