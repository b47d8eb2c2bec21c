import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createStandardEngine } from '../src/engine/standard.ts';
import { importXml } from '../src/formats/reading/import-xml.ts';
import { RULE_SETS } from '../src/formats/rule-sets/standard.ts';
import { systemContext } from '../src/platform/system-context.ts';
import { expectAccessible } from './pages/accessible.ts';
import { test } from './pages/one-page.ts';
import { pictures } from './pages/pictures.ts';

const engine = createStandardEngine();

test.afterEach(async ({ page }) => {
  await page.getByRole('button', { name: 'Both', exact: true }).click();
});

/** Counts the keys and presses of a person from now on. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { presses: 0 };
    Object.assign(globalThis, { count });
    for (const name of ['keydown', 'pointerdown']) {
      addEventListener(name, ({ isTrusted }) => isTrusted && (count.presses += 1), true);
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { count: { presses: number } }).count.presses);
}

/** Two hours at 480 with 19 %. */
const PAYABLE = /<cbc:PayableAmount[^>]*>1142[.]40</;

/** What is missing, by the end of its place. */
const VALUES: readonly (readonly [place: string, value: string])[] = [
  ['ordering.code', '04011000-12345-03'],
  ['customer.name', 'Stadtwerke Marburg'],
  ['addresses[0].locality', 'Marburg'],
  ['addresses[0].code', '35037'],
  ['customer.inboxes[0].email', 'rechnung@swmr.de'],
  ['item.name', 'Wartung'],
  ['item.price', '480'],
  ['quantity', '2'],
  ['payment.terms.notes', '30 Tage'],
];

/** The values of a seller that no document of this browser knows. */
const SELLER: typeof VALUES = [
  ['$.code', 'R-1'],
  ['supplier.name', 'Kessler Elektro GmbH'],
  ['supplier.tax_id.code', '111111125'],
  ['telephones[0].num', '+49 561 12345'],
  ['supplier.emails[0].addr', 'anna@kessler.de'],
  ['supplier.addresses[0].locality', 'Kassel'],
  ['supplier.addresses[0].code', '34117'],
  ['name.given', 'Anna'],
  ['name.surname', 'Kessler'],
  ['credit_transfer[0].iban', 'DE89370400440532013000'],
];

test('XRechnung with an unknown seller takes at most 60 keys and presses beyond the characters of its values', async ({
  bench,
  page,
}, info) => {
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const presses = await counted(page);
  await page.getByRole('button', { name: 'New document' }).click();
  const start = page.getByRole('form', { name: 'What do you want to make?' });
  const country = start.getByRole('combobox', { name: 'Seller’s country' });
  await expect(start.getByRole('radio', { name: 'Invoice', exact: true })).toBeFocused();
  // A press would open the list of the browser, which gets the keys then; the test browser does not draw it.
  await page.keyboard.press('Tab');
  await expect(country).toBeFocused();
  await page.keyboard.type('germ');
  await expect(country).toHaveValue('DE');
  await expect(start.getByRole('radio', { name: 'XRechnung' })).toBeChecked();
  await start.getByRole('button', { name: 'Start the page' }).click();
  // The fixed point has ended: it asks for a person too.
  await expect(page.locator('.invoice-desk [data-value$="name.surname"]')).toBeVisible();
  const characters = await filled(page, [...SELLER, ...VALUES]);
  await expect(bench.verdict).toContainText('No errors');
  const { file, document } = await exported(page);
  expect(document).toMatchObject({
    supplier: { name: 'Kessler Elektro GmbH' },
    payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000' }] } },
  });
  expect(file).toMatch(PAYABLE);
  const made = await presses();
  info.annotations.push({ type: 'keys and presses', description: `${String(made)}, ${String(characters)} in values` });
  expect(made - characters).toBeLessThanOrEqual(60);
});

/** Types every missing value where the page asks for it, until none is left; the number of characters of the values. */
async function filled(page: Page, values: typeof VALUES): Promise<number> {
  const left = new Map(values);
  const open = page.locator('.invoice-desk [data-value][data-selected]').first();
  const field = page.getByRole('dialog').locator('input[type=text], select').first();
  let before = '';
  let characters = 0;
  for (let turn = 0; turn < 2 * values.length && left.size > 0; turn++) {
    await page.keyboard.press('F9');
    await expect(open).not.toHaveAttribute('data-value', before);
    await expect(field).toBeFocused();
    before = (await open.getAttribute('data-value')) ?? '';
    const [end = '', value = ''] = [...left].find(([name]) => before.endsWith(name)) ?? [];
    left.delete(end);
    await page.keyboard.type(value);
    characters += value.length;
  }
  expect([...left.keys()]).toEqual([]);
  await page.keyboard.press('Enter');
  return characters;
}

/** Downloads the file for XRechnung; what it says, and the document in it. It is valid by the rules of XRechnung. */
async function exported(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('tab', { name: 'Destination' }).click();
  await page.getByRole('button', { name: 'Export for XRechnung' }).click();
  await page.getByRole('tabpanel', { name: 'Export' }).getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  const read = importXml({ data: file }, engine, systemContext, RULE_SETS);
  expect(read.ok && read.value.verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { file, document: read.ok ? read.value.document : undefined };
}

test('XRechnung with one line from nothing takes at most 150 keys and presses with a known seller, and is valid', async ({
  bench,
  page,
}, info) => {
  // The seller is known from a document of this browser.
  await bench.paste(await readFile('examples/de/invoice-xrechnung.json', 'utf8'));
  await expect(bench.verdict).toContainText('No errors');
  // The questions are there, whatever view was used last.
  const changes = page.getByRole('tab', { name: 'Changes' });
  await changes.click();
  await page.getByRole('button', { name: 'New document' }).click();
  const start = page.getByRole('form', { name: 'What do you want to make?' });
  await expect(start).toBeVisible();
  await changes.click();
  await expect(start).toBeHidden();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const seller = start.getByRole('radio', { name: 'Garten- und Landschaftsbau Immenhof GmbH' });
  await expect(seller).toBeAttached();
  await expectAccessible(page);
  await pictures(page, info, 'start-page', [1440]);
  const presses = await counted(page);

  await start.getByText('Garten- und Landschaftsbau Immenhof GmbH').click();
  await expect(start.getByRole('radio', { name: 'XRechnung' })).toBeChecked();
  await page.keyboard.press('Enter');
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  await expect(paper.getByRole('button', { name: 'Number: to fill, 2026-0015' })).toBeVisible();
  await expect(page.getByRole('button', { name: '10 values to go F9' })).toBeVisible();
  await expect(bench.verdict).toHaveText('10 values to go');
  await expectAccessible(page);
  await pictures(page, info, 'begun-page', [1440]);

  const left = new Map(VALUES);
  const field = page.getByRole('dialog').locator('input[type=text]').first();
  for (let turn = 0; turn <= VALUES.length; turn++) {
    await page.keyboard.press('F9');
    await expect(field).toBeFocused();
    const open = paper.locator('[data-value][data-selected]').first();
    const place = (await open.getAttribute('data-value')) ?? '';
    const proposed = await field.inputValue();
    const [end = '', value] = [...left].find(([name]) => place.endsWith(name)) ?? [];
    expect([place, proposed === '' || /\.code$/.test(place)]).toEqual([place, true]);
    if (value !== undefined) await page.keyboard.type(value);
    else expect([place, proposed]).toEqual(['$.code', '2026-0015']);
    left.delete(end);
  }
  await page.keyboard.press('F9');
  expect([...left]).toEqual([]);
  await expect(bench.verdict).toContainText('No errors');
  await expect(page.getByRole('button', { name: /values? to go/ })).toBeHidden();

  const { file, document } = await exported(page);
  const made = await presses();
  expect(document).toMatchObject({
    code: 'XR-2026-0015',
    customer: { name: 'Stadtwerke Marburg' },
    lines: [{ quantity: '2', item: { name: 'Wartung', price: '480.00' } }],
  });
  expect(file).toMatch(PAYABLE);
  info.annotations.push({ type: 'keys and presses', description: String(made) });
  expect(made).toBeLessThanOrEqual(150);
});

test('XRechnung with one line takes at most 60 keys and presses with both parties known, filled by the keyboard alone, and has the Leitweg-ID of the buyer', async ({
  bench,
  page,
}, info) => {
  const last = await readFile('examples/de/invoice-xrechnung.json', 'utf8');
  await bench.paste(last.replace('02123-4711-36', '04011000-12345-03'));
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const presses = await counted(page);
  // No pointer is used until the file is exported.
  await bench.command('New document');
  const start = page.getByRole('form', { name: 'What do you want to make?' });
  await expect(start.getByRole('radio', { name: 'Invoice', exact: true })).toBeFocused();
  await expect(start.getByRole('radio', { name: 'Bezirksamt Moorwerder' })).toBeAttached();
  for (const party of ['Garten- und Landschaftsbau Immenhof GmbH', 'Bezirksamt Moorwerder']) {
    for (const key of ['Tab', 'Tab', 'ArrowDown']) await page.keyboard.press(key);
    await expect(start.getByRole('radio', { name: party })).toBeChecked();
  }
  await expect(start.getByRole('radio', { name: 'XRechnung' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '5 values to go F9' })).toBeVisible();
  await filled(page, VALUES.slice(-4));
  await expect(bench.verdict).toContainText('No errors');
  const { file, document } = await exported(page);
  expect(document).toMatchObject({
    code: 'XR-2026-0015',
    customer: { name: 'Bezirksamt Moorwerder' },
    ordering: { code: '04011000-12345-03' },
  });
  expect(file).toMatch(PAYABLE);
  const made = await presses();
  info.annotations.push({ type: 'keys and presses', description: String(made) });
  expect(made).toBeLessThanOrEqual(60);
});
