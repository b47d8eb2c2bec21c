import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { createStandardEngine } from '../src/engine/standard.ts';
import type { JsonObject } from '../src/engine/index.ts';
import { exportXml } from '../src/formats/writing/export-xml.ts';
import { importXml } from '../src/formats/reading/import-xml.ts';
import { RULE_SETS } from '../src/formats/rule-sets/standard.ts';
import { systemContext } from '../src/platform/system-context.ts';
import { expectAccessible } from './pages/accessible.ts';
import { openFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';

const engine = createStandardEngine();

/** A valid XRechnung in UBL. */
async function soundInvoice(): Promise<string> {
  const data = JSON.parse(await readFile('examples/de/invoice-xrechnung.json', 'utf8')) as JsonObject;
  const written = exportXml({ data, format: 'ubl', profile: 'xrechnung-3' }, engine, systemContext, RULE_SETS);
  if (!written.ok) throw new Error(written.error.message);
  return written.value.content;
}

/** The codes of the errors that the official rules find. */
function errorsOf(text: string): readonly string[] {
  const outcome = importXml({ data: text }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) return ['not read'];
  return outcome.value.verdicts.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []));
}

const paperOn = (page: Page) => page.getByRole('region', { name: 'Invoice', exact: true });

async function showPage(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
}

/** Keeps the value of the open card, once more if the page says that the text has to be checked first. */
async function kept(card: Locator, value: Locator): Promise<void> {
  await expect(async () => {
    if (await card.isVisible()) await card.getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(value).toBeVisible({ timeout: 9_000 });
  }).toPass();
}

test('a refused UBL invoice is mended on the page alone, and the downloaded file is valid', async ({
  bench,
  page,
}, info) => {
  const sound = await soundInvoice();
  const refused = sound
    .replace('<cbc:IssueDate>2026-05-07<', '<cbc:IssueDate>07.05.2026<')
    .replace('unitCode="HUR"', 'unitCode="HRS"')
    .replace(/\s*<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, '')
    .replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$16424.32');
  expect(errorsOf(refused)).toEqual(expect.arrayContaining(['SCHEMA-VALUE', 'BR-CO-16', 'BR-DE-15']));
  await openFile(page, 'refused.xml', Buffer.from(refused));
  await expect(bench.verdict).toContainText('3 errors');
  await showPage(page);
  const paper = paperOn(page);
  const card = page.getByRole('dialog');

  // The date as it is written, never today. Enter keeps what was understood.
  const issued = paper.getByRole('button', { name: 'Issued: 07.05.2026' });
  await expect(issued).toHaveAccessibleDescription(/^Error \d of \d/);
  await expectAccessible(page);
  await pictures(page, info, 'page-refused', [1440]);
  await issued.click();
  await expect(card).toContainText('7 May 2026');
  await expectAccessible(page);
  await card.getByRole('textbox').press('Enter');
  await expect(paper.getByRole('button', { name: 'Issued: 7 May 2026' })).toBeFocused();

  const unit = paper.getByRole('button', { name: 'Line 2: Unit: HRS' });
  await unit.click();
  await card.getByRole('combobox').selectOption('HUR');
  await kept(card, paper.getByRole('button', { name: 'Line 2: Unit: h' }));

  await paper.getByRole('button', { name: 'Your reference: missing' }).click();
  await card.getByRole('textbox').fill('02123-4711-36');
  await kept(card, paper.getByRole('button', { name: 'Your reference: 02123-4711-36' }));

  await paper.getByRole('button', { name: /^To pay: .*6,424.32/ }).click();
  await card.getByRole('button', { name: /6242\.32/ }).click();
  await expect(paper.getByRole('button', { name: /^To pay: .*6,242.32/ })).toBeVisible();
  await expect(bench.verdict).toContainText('No errors');

  const coming = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+S');
  const mended = await readFile(await (await coming).path(), 'utf8');
  expect(mended).toBe(sound);
  expect(errorsOf(mended)).toEqual([]);

  // Undo is that of the source, by the name of the value.
  await page.getByRole('button', { name: 'Undo “To pay”' }).click();
  await expect(paper.getByRole('button', { name: /^To pay: .*6,424.32/ })).toBeVisible();
});

test('a document that cannot be calculated is shown as it is written, and mended by the keyboard', async ({
  bench,
  page,
}) => {
  await bench.paste(invoice(['"2026-03-16"', '"2026-11-31"']));
  await showPage(page);
  const paper = paperOn(page);
  await expect(paper).toContainText('The document cannot be calculated yet.');
  const issued = paper.getByRole('button', { name: 'Issued: 2026-11-31' });
  await expect(issued).toHaveAccessibleDescription(/does not exist/);
  await issued.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('soon');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not a date' })).toBeVisible();
  await field.fill('15/1/26');
  await expect(page.getByRole('dialog')).toContainText('15 January 2026');
  await field.press('Enter');
  await expect(paper).not.toContainText('cannot be calculated');
  await expect(paper.getByRole('button', { name: 'Issued: 15 January 2026' })).toBeFocused();
  await expect(bench.source).toContainText('"issue_date": "2026-01-15"');
});
