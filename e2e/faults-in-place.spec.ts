import { expect } from '@playwright/test';
import { invoice, lineOf } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  /** Text of the line at which the problem must be listed. */
  readonly at: string;
  readonly says?: string;
  readonly severity: 'Error' | 'Warning' | 'Information';
}

const rate = '"rate": "general"';
const code = '"code": "0142"';
const verifactu: readonly [string, string] = [code, `"$addons": ["es-verifactu-v1"],\n  ${code}`];

const fatturapa = `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
</p:FatturaElettronica>`;

const cases: readonly Case[] = [
  { name: 'an unknown currency', text: invoice(['"EUR"', '"USDX"']), at: 'USDX', severity: 'Error' },
  {
    name: 'a rate with a contradicting percentage',
    text: invoice([rate, `${rate}, "percent": "10%"`]),
    at: '"10%"',
    severity: 'Warning',
  },
  {
    name: 'totals typed in',
    text: invoice([code, `${code},\n  "totals": { "payable": "1.00" }`]),
    at: '"totals"',
    severity: 'Warning',
  },
  {
    name: 'an unknown addon',
    text: invoice([code, `"$addons": ["es-nothing-v9"],\n  ${code}`]),
    at: '$addons',
    severity: 'Warning',
  },
  {
    name: 'a misspelt field',
    text: invoice(['"supplier": {', '"suplier_note": "x",\n  "supplier": {']),
    at: 'suplier_note',
    severity: 'Warning',
  },
  {
    name: 'a wrong extension value',
    text: invoice(verifactu, [code, `${code},\n  "tax": { "ext": { "es-verifactu-doc-type": "F9" } }`]),
    at: 'F9',
    severity: 'Warning',
  },
  {
    name: 'an unknown extension key',
    text: invoice(verifactu, [code, `${code},\n  "tax": { "ext": { "es-nothing-type": "F1" } }`]),
    at: 'es-nothing-type',
    severity: 'Warning',
  },
  {
    name: 'a missing issue date',
    text: invoice(['  "issue_date": "2026-03-16",\n', '']),
    at: '{',
    severity: 'Information',
  },
  {
    name: 'a rate by its old name',
    text: invoice([rate, '"rate": "standard"']),
    at: 'standard',
    severity: 'Information',
  },
  { name: 'an unknown rate', text: invoice([rate, '"rate": "normal"']), at: 'normal', severity: 'Error' },
  { name: 'an unknown category', text: invoice(['"VAT"', '"IVA"']), at: '"IVA"', severity: 'Error' },
  { name: 'a decimal comma in quotes', text: invoice(['10.555', '10,00']), at: '10,00', severity: 'Error' },
  {
    name: 'a day that does not exist',
    text: invoice(['2026-03-16', '2024-02-30']),
    at: '2024-02-30',
    severity: 'Error',
  },
  {
    name: 'an object where a list belongs',
    text: invoice(['[{ "cat": "VAT", "rate": "general" }]', '{ "cat": "VAT" }']),
    at: '"taxes"',
    severity: 'Error',
  },
  { name: 'a missing quote', text: invoice(['"0142"', '"0142']), at: '"0142', severity: 'Error' },
  { name: 'a comment', text: invoice([code, `${code}, // ours`.replace(',,', ',')]), at: '// ours', severity: 'Error' },
  {
    name: 'a comment together with a trailing comma',
    text: invoice([code, `${code}, // ours`.replace(',,', ',')], ['"general" }]\n', '"general" }],\n']),
    at: '"general" }],',
    severity: 'Error',
  },
  {
    name: 'a FatturaPA invoice without its header',
    text: fatturapa,
    at: '<p:FatturaElettronica',
    says: 'FatturaElettronicaHeader is missing',
    severity: 'Error',
  },
  {
    name: 'a page of the web, which is not read',
    text: '<!DOCTYPE html>\n<html></html>',
    at: '<html',
    says: 'This is an XML document, not JSON',
    severity: 'Error',
  },
  { name: 'a misspelt schema', text: invoice(['bill/invoice', 'bill/invoise']), at: 'invoise', severity: 'Error' },
];

test('each fault is shown at its place', async ({ bench, page }) => {
  for (const { name, text, at, severity, says } of cases) {
    await test.step(name, async () => {
      const line = lineOf(text, at);
      const rows = bench.problems
        .getByRole('row')
        .filter({ has: page.getByRole('img', { name: severity }) })
        .filter({ hasText: new RegExp(`Ln ${String(line)}$`) });
      // The previous fault must not be mistaken for this one.
      if ((await rows.count()) > 0) await bench.paste(invoice());
      await expect(rows).toHaveCount(0);
      await bench.paste(text);
      const row = rows.first();
      await expect(row).toBeVisible();
      if (says !== undefined) await expect(row).toContainText(says);
      await row.click();
      await expect(bench.cursor()).toContainText(`Ln ${String(line)},`);
    });
  }
});

test('a wrong rate, a wrong tax id and a missing name are listed at once', async ({ bench }) => {
  await bench.paste(
    invoice([rate, '"rate": "normal"'], ['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']),
  );
  await expect(bench.problem(/`?normal/)).toBeVisible();
  await expect(bench.problem(/does not fit/)).toBeVisible();
  await expect(bench.problem(/needs a name/)).toBeVisible();
});

test('how long a fault takes to show after the last keystroke', async ({ bench, page }) => {
  await bench.paste(invoice([rate, '"rate": "general", "percent": "21.0%"']));
  await expect(bench.verdict).toContainText('No errors');
  await bench.source.getByText('"general"').dblclick();
  await page.keyboard.press('ArrowRight');
  const started = Date.now();
  await page.keyboard.press('x');
  await bench.source.locator('.squiggly-error').first().waitFor({ state: 'attached' });
  // The limit is 500 ms on an idle machine; a test machine is rarely idle.
  console.log(`shown ${String(Date.now() - started)} ms after the last keystroke`);
});
