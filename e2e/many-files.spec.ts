import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { metadata, pdfFile } from '../src/formats/testing/pdf-files.ts';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { picture, pictures } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

test('a folder is judged in the browser, filtered by rule, stepped through, fixed, kept over a reload and taken away', async ({
  page,
}, info) => {
  const folder = info.outputPath('march');
  await mkdir(`${folder}/in`, { recursive: true });
  const carried = [{ name: 'factur-x.xml', text: ciiInvoice(), relationship: 'Alternative' } as const];
  const latin = ublInvoice().replace('UTF-8', 'ISO-8859-1').replace('Brake pads', 'Brâke pads');
  const files: Readonly<Record<string, string | Uint8Array>> = {
    ...Object.fromEntries(
      Array.from({ length: 200 }, (_, index) =>
        index % 4 === 0
          ? [`in/wrong-${String(index)}.json`, invoice(['"2026-03-16"', '"16.03.2026"'])]
          : [`in/right-${String(index)}.json`, invoice(['"0142"', `"${String(index)}"`])],
      ),
    ),
    'order.xml': Buffer.from(
      latin.replace(/(\s*<cbc:ID>A-17<\/cbc:ID>)(\s*<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/, '$2$1'),
      'latin1',
    ),
    'sum.xml': ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>'),
    'carried.pdf': await pdfFile({ files: carried, xmp: metadata() }),
    'broken.pdf': '%PDF-1.4 and nothing',
    'notes.docx': 'left out',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(`${folder}/${name}`, content);
  const sent: string[] = [];
  const bench = new Workbench(page);
  await bench.open();
  await expect(bench.verdict).not.toContainText('Checking');
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const choosing = page.waitForEvent('filechooser');
  await bench.command('Check a folder');
  await (await choosing).setFiles(folder);

  const part = page.getByRole('region', { name: 'Files', exact: true });
  const status = part.getByRole('status');
  await expect(status).toHaveText('204 of 204: 151 accepted, 52 with errors, 1 not read', { timeout: 60_000 });
  await pictures(page, info, 'files', [1440, 390]);
  await expectAccessible(page);
  // Headings sort, numbers by their value; a reason stands where columns would be empty; a number counts as repeated.
  const first = part
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  const byNumber = part.getByRole('columnheader', { name: 'Number' }).getByRole('button');
  await byNumber.click();
  await expect(first).toContainText('right-1.json');
  await byNumber.click();
  await expect(first).not.toContainText('right-');
  await byNumber.click();
  await part.getByRole('columnheader', { name: 'Verdict' }).getByRole('button').click();
  await part.getByRole('columnheader', { name: 'Verdict' }).getByRole('button').click();
  await expect(first).toContainText('broken.pdf');
  await expect(first.locator('[colspan="6"]')).not.toBeEmpty();
  await part.getByRole('columnheader', { name: 'Verdict' }).getByRole('button').click();
  // Only visible rows are in the page.
  expect(await part.getByRole('table').getByRole('row').count()).toBeLessThan(80);

  const rules = part.getByRole('group', { name: 'By error' });
  await expect(rules.getByRole('button').first()).toHaveText(/^Not read/);
  await expect(part.getByRole('group', { name: 'By destination' }).getByRole('button')).toHaveText([
    /^EN 16931 2 with errors/,
    /^No destination 50 with errors/,
  ]);
  await rules.getByRole('button', { name: /BR-CO-15/ }).click();
  const rows = part.getByRole('table').getByRole('row');
  await expect(rows).toHaveText([/^File/, /sum\.xml.*2 errors.*BR-CO-15.*€154\.05/]);
  await rules.getByRole('button', { name: /BR-CO-15/ }).click();
  await part.getByRole('searchbox').fill('wrong-');
  await part.getByRole('button', { name: 'wrong-4.json' }).click();
  const steps = page.getByRole('region', { name: 'Files in the table' });
  await expect(steps).toContainText('File 2 of 50');
  await expect(bench.source).toContainText('16.03.2026');
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps).toContainText('File 3 of 50: march/in/wrong-8.json');
  await expect(page.getByRole('tab', { name: /wrong-4/ })).toBeHidden();
  // The step belongs to the document that the table opened.
  await page.getByRole('button', { name: 'New document' }).click();
  await expect(steps).toBeHidden();
  await page.getByRole('button', { name: /^wrong-8\.json$/ }).click();
  await expect(steps).toContainText('File 3 of 50');
  await steps.getByRole('button', { name: 'Table' }).click();

  await part.getByRole('button', { name: 'Apply safe fixes' }).click();
  const preview = page.getByRole('dialog', { name: 'Apply safe fixes' });
  await expect(preview.getByRole('region', { name: 'Files to fix' })).toContainText('march/in/wrong-0.json', {
    timeout: 60_000,
  });
  await preview.getByText('march/order.xml').click();
  await expect(preview.getByText('Move `ID` before `IssueDate`')).toBeVisible();
  await picture(page, info, 'files-fix-preview');
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Fix 51 files' }).click();
  await expect(status).toHaveText('204 of 204: 202 accepted, 1 with errors, 1 not read, 51 fixed', { timeout: 60_000 });
  await part.getByText('Keep until this tab closes').click();
  await expect(page.getByText('Stored in this browser until this tab closes')).toBeVisible();
  await page.reload();
  await expect(status).toHaveText('204 of 204: 202 accepted, 1 with errors, 1 not read, 51 fixed');
  expect(sent.filter((url) => !url.endsWith('/v0/inspect'))).toEqual([]);

  await part.getByRole('combobox', { name: 'Verdict' }).selectOption('Fixed');
  await part.getByRole('searchbox').fill('.xml');
  // Only the author may change a figure: `sum.xml` is unchanged.
  await expect(part.getByRole('table').getByRole('row')).toHaveText([
    /^File/,
    /order\.xml.*Accepted.*fixed.*Move `ID` before `IssueDate`/,
  ]);
  await part.getByRole('searchbox').fill('');
  const csv = strFromU8(await taken(page, 'CSV'));
  expect(csv.trimEnd().split('\r\n')).toHaveLength(52);
  expect(csv).toContain('march/in/wrong-4.json,bill/invoice,0142,Talleres Navalón');
  const archive = unzipSync(await taken(page, 'ZIP of results'));
  expect(Object.keys(archive)).toHaveLength(54);
  expect(strFromU8(archive['fixed/march/in/wrong-4.json'] ?? new Uint8Array())).toBe(invoice());
  // Written in another encoding than the text in the archive.
  expect(strFromU8(archive['fixed/march/order.xml'] ?? new Uint8Array())).toBe(latin.replace('ISO-8859-1', 'UTF-8'));
  await part.getByRole('combobox', { name: 'Verdict' }).selectOption('All verdicts');
  expect(strFromU8(await taken(page, 'JUnit'))).toContain(
    '<testsuites tests="204" failures="1" errors="1" skipped="0">',
  );
  await part.getByRole('button', { name: 'Undo fixes' }).click();
  await expect(status).toHaveText(/^204 of 204: 151 accepted/);
});

test('a folder is compared on two days: rules that fire newly, and those that no longer do', async ({ page }, info) => {
  const folder = info.outputPath('compared');
  await mkdir(folder, { recursive: true });
  const inCurrency = (code: string) => ublInvoice().replaceAll('EUR', code);
  // In the lists of EN 16931, guilders ended and their successor began with release 1.3.16.
  await writeFile(`${folder}/ended.xml`, inCurrency('ANG'));
  await writeFile(`${folder}/began.xml`, inCurrency('XCG'));
  await writeFile(`${folder}/euro.xml`, ublInvoice());
  await writeFile(`${folder}/other.json`, invoice());
  const bench = new Workbench(page);
  await bench.open();
  await expect(bench.verdict).not.toContainText('Checking');
  // The open document may be sent meanwhile; the files are not.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('urn:oasis:names')) sent.push(request.url());
  });
  const choosing = page.waitForEvent('filechooser');
  await bench.command('Check a folder');
  await (await choosing).setFiles(folder);
  const part = page.getByRole('region', { name: 'Files', exact: true });
  await expect(part.getByRole('status').first()).toHaveText(/^4 of 4/, { timeout: 60_000 });

  await part.getByRole('button', { name: 'What changes?' }).click();
  const bar = part.getByRole('form', { name: 'What changes?' });
  await expect(bar.getByRole('status')).toContainText('rules in force on each day');
  await bar.getByLabel('From').fill('2026-01-01');
  await bar.getByLabel('To').fill('2026-11-25');
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(bar.getByRole('status')).toHaveText('2 invoices change of 3: en16931 1.3.15 → 1.3.16');
  const rows = part.getByRole('table').getByRole('row');
  await expect(rows).toHaveText([
    /^File.*Changes/,
    /began\.xml.*No longer reported BR-CL-03 BR-CL-04/,
    /ended\.xml.*New BR-CL-03 BR-CL-04/,
    /euro\.xml.*No change/,
    /other\.json/,
  ]);
  await pictures(page, info, 'files-compared', [1440, 390]);
  await expectAccessible(page);
  await part.getByRole('combobox', { name: 'Verdict' }).selectOption('With changes');
  await expect(rows).toHaveCount(3);
  expect(strFromU8(await taken(page, 'CSV'))).toMatch(/ended\.xml.*,BR-CL-0/);
  expect(sent).toEqual([]);

  // A message says that no known release begins between the days.
  await bar.getByLabel('From').fill('2026-11-24');
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(bar.getByRole('status')).toContainText('every rule set has the same release on both days');
  await bar.getByRole('button', { name: 'Close the comparison' }).click();
  await expect(bar).toBeHidden();
  await expect(rows).toHaveCount(5);
});

async function taken(page: Page, form: string): Promise<Uint8Array> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: form }).click();
  return readFile(await (await coming).path());
}
