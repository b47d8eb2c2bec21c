import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { createStandardEngine } from '../src/engine/standard.ts';
import type { JsonObject } from '../src/engine/index.ts';
import { exportXml } from '../src/formats/writing/export-xml.ts';
import { importXml } from '../src/formats/reading/import-xml.ts';
import { RULE_SETS } from '../src/formats/rule-sets/standard.ts';
import { systemContext } from '../src/platform/system-context.ts';
import { expectAccessible, expectAccessibleEverywhere } from './pages/accessible.ts';
import { openFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';
import type { Workbench } from './pages/workbench.ts';

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

/** How a person works on the page: by the mouse, or by keys alone. */
interface Hand {
  open(bench: Workbench, name: string, text: string): Promise<void>;
  showPage(bench: Workbench): Promise<void>;
  /** Opens the card of a value that has a fault; by keys, the next or the previous one. */
  openCard(value: Locator, key?: 'F8' | 'Shift+F8'): Promise<void>;
  /** Keeps what is in the field of the open card; the page then shows this value. */
  keep(card: Locator, value: Locator): Promise<void>;
  choose(field: Locator, code: string): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  press(button: Locator): Promise<void>;
  undo(page: Page, name: string): Promise<void>;
}

const byMouse: Hand = {
  open: ({ page }, name, text) => openFile(page, name, text),
  showPage: ({ page }) => showPage(page),
  openCard: (value) => value.click(),
  keep: kept,
  choose: async (field, code) => {
    await field.selectOption(code);
  },
  type: (field, text) => field.fill(text),
  press: (button) => button.click(),
  undo: (page, name) => page.getByRole('button', { name: `Undo “${name}”` }).click(),
};

/** Nothing but keys; what has the focus is what a screen reader says. */
const byKeys: Hand = {
  open: async (bench, name, text) => {
    const choosing = bench.page.waitForEvent('filechooser');
    await bench.command('Open file');
    await (await choosing).setFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });
  },
  showPage: async (bench) => {
    await bench.command('Show the page');
    await expect(paperOn(bench.page)).toBeFocused();
  },
  openCard: async (value, key = 'F8') => {
    await value.page().keyboard.press(key);
    await expect(value).toBeFocused();
    await value.page().keyboard.press('Enter');
  },
  keep: async (card, value) => {
    await card.page().keyboard.press('Enter');
    await expect(value).toBeFocused();
  },
  choose: async (field, code) => {
    // The fix stands before the list.
    await expect(field).toBeVisible();
    await field.page().keyboard.press('Tab');
    await field.page().keyboard.press('Tab');
    await expect(field).toBeFocused();
    await field.page().keyboard.type(code);
    await expect(field).toHaveValue(code);
  },
  type: async (field, text) => {
    await expect(field).toBeFocused();
    await field.page().keyboard.type(text);
  },
  press: async (button) => {
    await expect(button).toBeVisible();
    await button.page().keyboard.press('Tab');
    await expect(button).toBeFocused();
    await button.page().keyboard.press('Enter');
  },
  undo: async (page, name) => {
    await expect(page.getByRole('button', { name: `Undo “${name}”` })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Z');
  },
};

let sound = '';
let refused = '';

test.beforeAll(async () => {
  sound = await soundInvoice();
  refused = sound
    .replace('<cbc:IssueDate>2026-05-07<', '<cbc:IssueDate>07.05.2026<')
    .replace('unitCode="HUR"', 'unitCode="HRS"')
    .replace(/\s*<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, '')
    .replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$16424.32');
  expect(errorsOf(refused)).toEqual(expect.arrayContaining(['SCHEMA-VALUE', 'BR-CO-16', 'BR-DE-15']));
});

for (const [name, hand] of [
  ['the mouse', byMouse],
  ['keys alone', byKeys],
] as const) {
  test(`a refused UBL invoice is mended on the page by ${name}, and the downloaded file is valid`, async ({
    bench,
    page,
  }, info) => {
    await hand.open(bench, 'refused.xml', refused);
    await expect(bench.verdict).toContainText('3 errors');
    await hand.showPage(bench);
    const paper = paperOn(page);
    const card = page.getByRole('dialog');
    const field = card.getByRole('textbox');

    // The date as it is written, never today. Enter keeps what was understood.
    const issued = paper.getByRole('button', { name: 'Issued: 07.05.2026' });
    await expect(issued).toHaveAccessibleDescription('Error 1 of 5: 07.05.2026 is not a date such as 2026-01-31');
    await hand.openCard(issued);
    await expect(field).toHaveAccessibleName('Issued');
    await expect(field).toHaveAccessibleDescription(/^Error .*is not a date such as 2026-01-31 7 May 2026$/);
    if (hand === byKeys) {
      await expectAccessible(page);
      await pictures(page, info, 'page-refused', [1440]);
    }
    await hand.keep(card, paper.getByRole('button', { name: 'Issued: 7 May 2026' }));

    const order = paper.getByRole('button', { name: 'Your reference: missing' });
    await hand.openCard(order);
    await expect(card).toHaveAccessibleName('Your reference');
    await expect(field).toHaveAccessibleDescription(/^Error .*Buyer reference is missing/);
    await hand.type(field, '02123-4711-36');
    await hand.keep(card, paper.getByRole('button', { name: 'Your reference: 02123-4711-36' }));

    const unit = paper.getByRole('button', { name: 'Line 2: Unit: HRS' });
    await hand.openCard(unit);
    const list = card.getByRole('combobox');
    await expect(list).toHaveAccessibleName('Line 2: Unit');
    await expect(list).toHaveAccessibleDescription(/HRS is not a code/);
    await hand.choose(list, 'HUR');
    await hand.keep(card, paper.getByRole('button', { name: 'Line 2: Unit: h' }));

    await hand.openCard(paper.getByRole('button', { name: /^To pay: .*6,424.32/ }), 'Shift+F8');
    await expect(card).toHaveAccessibleDescription(/Amount due for payment is 6424.32/);
    await hand.press(card.getByRole('button', { name: 'Replace 6424.32 with 6242.32' }));
    await expect(paper.getByRole('button', { name: /^To pay: .*6,242.32/ })).toBeFocused();
    await expect(bench.verdict).toContainText('No errors');

    const coming = page.waitForEvent('download');
    await page.keyboard.press('ControlOrMeta+S');
    const mended = await readFile(await (await coming).path(), 'utf8');
    expect(mended).toBe(sound);
    expect(errorsOf(mended)).toEqual([]);

    // Undo is that of the source, by the name of the value.
    await hand.undo(page, 'To pay');
    await expect(paper.getByRole('button', { name: /^To pay: .*6,424.32/ })).toBeVisible();
  });
}

test('cards beside a wide page say what is wrong, and mend it', async ({ bench, page }, info) => {
  await openFile(page, 'refused.xml', refused);
  await expect(bench.verdict).toContainText('3 errors');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const paper = paperOn(page);
  const cards = page.getByRole('complementary', { name: 'Problems beside the page' });
  await expect(cards.getByRole('button', { name: /is not a date such as/ })).toBeVisible();
  await pictures(page, info, 'page-cards', [1440]);

  // The selected card has the fixes. The focus goes on to the value that was mended.
  await cards.getByRole('button', { name: /HRS is not a code/ }).click();
  await expectAccessible(page);
  await cards.getByRole('button', { name: 'Write HUR in Unit code' }).click();
  await expect(paper.getByRole('button', { name: 'Line 2: Unit: h' })).toBeFocused();
  await expect(cards.getByRole('button', { name: /HRS is not a code/ })).toBeHidden();
  await cards.getByRole('button', { name: /is not a date such as/ }).click();
  await cards.getByRole('button', { name: 'Write 2026-05-07' }).click();
  await expect(paper.getByRole('button', { name: 'Issued: 7 May 2026' })).toBeFocused();
  await cards.getByRole('button', { name: /Amount due for payment is 6424.32/ }).click();
  await cards.getByRole('button', { name: 'Replace 6424.32 with 6242.32' }).click();

  // What only its author knows is written at its place.
  await cards.getByRole('button', { name: /Buyer reference is missing/ }).click();
  await cards.getByRole('button', { name: 'Change the value' }).click();
  const card = page.getByRole('dialog');
  await card.getByRole('textbox').fill('02123-4711-36');
  await kept(card, paper.getByRole('button', { name: 'Your reference: 02123-4711-36' }));
  await expect(bench.verdict).toContainText('No errors');
  await expect(cards.getByRole('button')).toHaveCount(1);
  const coming = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+S');
  expect(await readFile(await (await coming).path(), 'utf8')).toBe(sound);
  await page.getByRole('button', { name: 'Both', exact: true }).click();
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
  await expect(field).toHaveAccessibleDescription(/does not exist.* Not a date/);
  await expectAccessibleEverywhere(page);
  await field.fill('15/1/26');
  await expect(page.getByRole('dialog')).toContainText('15 January 2026');
  await field.press('Enter');
  await expect(paper).not.toContainText('cannot be calculated');
  await expect(paper.getByRole('button', { name: 'Issued: 15 January 2026' })).toBeFocused();
  await expect(bench.source).toContainText('"issue_date": "2026-01-15"');
});
