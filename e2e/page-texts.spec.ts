import { expect, type Page } from '@playwright/test';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
import { test } from './pages/one-page.ts';
import { pictures } from './pages/pictures.ts';

const paperOn = (page: Page) => page.getByRole('region', { name: 'Invoice', exact: true });

/** The text of the source as it is stored. */
async function sourceText(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const source = page.getByRole('region', { name: 'Source' }).getByRole('textbox').first();
  await source.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // The browser copies lines with the ends of another system.
  return copied.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
}

const YAML = `# Written by hand
$schema: https://gobl.org/draft-0/bill/invoice
code: "0142"
issue_date: "2026-03-16"
currency: EUR
supplier:
  name: Talleres Navalón S.L. # our name
  tax_id:
    country: ES
    code: B85412071
customer:
  name: Cafés del Puerto S.A.
  tax_id:
    country: ES
    code: A41028366
lines:
  - quantity: "3"
    item:
      name: Grinder overhaul
      price: "10.50"
    taxes:
      - cat: VAT
        rate: general
  # The second line
  - quantity: "2"
    item:
      name: Bearing 83x204
      price: "4.00"
    taxes:
      - cat: VAT
        rate: general
`;

test('a document in YAML is drawn, judged and mended on the page, with its comments kept and one undo', async ({
  bench,
  page,
}, info) => {
  await bench.paste(YAML);
  await expect(bench.verdict).toContainText('1 error');
  await expect(bench.problem('The last digit of B85412071 does not fit')).toContainText('Ln 10');
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  const paper = paperOn(page);
  await expect(paper).toContainText('Bearing 83x204');
  await expect(paper).toContainText('To pay');
  await paper.locator('.paper-value[data-value="$.lines[1].item.name"]').click();
  const card = page.getByRole('dialog');
  await card.getByRole('textbox').first().fill('Bearing 90x210');
  await card.getByRole('button', { name: 'Keep' }).click();
  await expect(paper).toContainText('Bearing 90x210');
  await pictures(page, info, 'page-yaml');
  await expectAccessible(page);
  const wanted = YAML.replace('Bearing 83x204', '"Bearing 90x210"');
  expect(await sourceText(page)).toBe(wanted);
  // A fix of a problem is an edit of the YAML too.
  await bench.problem('The last digit of B85412071 does not fit').click();
  await bench.card.getByRole('button', { name: /write B85412070/ }).click();
  await expect(bench.verdict).toContainText('No errors');
  expect(await sourceText(page)).toBe(wanted.replace('B85412071', '"B85412070"'));
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Z');
  expect(await sourceText(page)).toBe(YAML);
});

for (const [syntax, text, added] of [
  ['UBL', ublInvoice(), /<cbc:Name>Espresso beans<\/cbc:Name>/],
  ['CII', ciiInvoice(), /<ram:Name>Espresso beans<\/ram:Name>/],
] as const)
  test(`lists of an invoice in ${syntax} grow by the adding bar and shrink by their buttons, each as one undo`, async ({
    bench,
    page,
  }, info) => {
    await bench.paste(text);
    await expect(bench.verdict).toContainText('No errors');
    await page.getByRole('tab', { name: 'Page', exact: true }).click();
    const paper = paperOn(page);
    const card = page.getByRole('dialog');
    const adding = paper.getByRole('toolbar', { name: 'Add' });
    const add = async (what: string, value: string) => {
      await adding.getByRole('button', { name: what, exact: true }).click();
      await card.getByRole('textbox').first().fill(value);
      await card.getByRole('textbox').first().press('Enter');
      await expect(card).toBeHidden();
    };
    await add('Line', 'Espresso beans');
    await expect(paper.locator('.paper-value[data-value="$.lines[2].item.name"]')).toHaveText('Espresso beans');
    const withLine = await sourceText(page);
    expect(withLine).toMatch(added);
    await add('Discount', '12.5');
    await expect(paper.locator('.paper-value[data-value="$.discounts[1].amount"]')).toContainText('12.50');
    await add('Note', 'Thank you');
    await expect(paper.locator('.paper-value[data-value="$.notes[1].text"]')).toHaveText('Thank you');
    await pictures(page, info, `page-adding-${syntax}`, [1440, 390], () =>
      page.getByRole('tab', { name: 'Page', exact: true }).click(),
    );
    await expectAccessible(page);
    // What was added goes by its own button.
    await paper.locator('.paper-value[data-value="$.notes[1].text"]').click();
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(paper.locator('.paper-value[data-value="$.notes[1].text"]')).toBeHidden();
    await paper.locator('.paper-value[data-value="$.discounts[1].amount"]').click();
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(paper.locator('.paper-value[data-value="$.discounts[1].amount"]')).toBeHidden();
    expect(await sourceText(page)).toBe(withLine);
    for (let step = 0; step < 5; step++) {
      await paper.locator('.paper-value[data-value="$.lines[0]"]').focus();
      await page.keyboard.press('ControlOrMeta+z');
    }
    await expect(paper.locator('.paper-value[data-value="$.lines[2].item.name"]')).toBeHidden();
    expect(await sourceText(page)).toBe(text);
  });

test('lines of an XML invoice change places on the page by button and key, and come back by undo', async ({
  bench,
  page,
}) => {
  const text = ublInvoice();
  await bench.paste(text);
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  const paper = paperOn(page);
  const name = (line: number) => paper.locator(`.paper-value[data-value="$.lines[${String(line)}].item.name"]`);
  const [first, second] = [await name(0).innerText(), await name(1).innerText()];
  await paper.locator('.paper-value[data-value="$.lines[0]"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move down' }).click();
  await expect(name(0)).toHaveText(second);
  await expect(name(1)).toHaveText(first);
  await expect(bench.verdict).toContainText('No errors');
  await name(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(name(0)).toHaveText(first);
  expect(await sourceText(page)).toBe(text);
  await paper.locator('.paper-value[data-value="$.lines[1]"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(name(2)).toBeVisible();
  await paper.locator('.paper-value[data-value="$.lines[2]"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(name(2)).toBeHidden();
  expect(await sourceText(page)).toBe(text);
});

test('two sums that come from one wrong figure are one row with one correction', async ({ bench }) => {
  await bench.paste(ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>'));
  await expect(bench.verdict).toContainText('2 errors');
  await expect(bench.problem('Amount due for payment')).toBeHidden();
  await bench.problem('Invoice total amount with VAT').click();
  await expect(bench.card).toContainText('BR-CO-16');
  await bench.card.getByRole('button', { name: 'Replace 175.00 with 174.00' }).click();
  await expect(bench.verdict).toContainText('No errors');
});

test('an XML invoice is walked through and its lines are worked on by keys alone', async ({ bench, page }, info) => {
  const text = ublInvoice();
  await bench.paste(text);
  await expect(bench.verdict).toContainText('No errors');
  await bench.command('View the page alone');
  const paper = paperOn(page);
  const value = (path: string) => paper.locator(`[data-value="${path}"]`);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(paper).toBeFocused();
  // One stop for each block: head, four parties, lines.
  await press('Tab');
  await expect(value('$.code')).toBeFocused();
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(value('$.lines[0]')).toBeFocused();
  await press('ArrowRight', 'ArrowDown');
  await expect(value('$.lines[1].item.name')).toBeFocused();
  await pictures(page, info, 'page-keys', [1440, 1024]);
  // Tab comes back to the value that it left.
  await press('Tab', 'Shift+Tab');
  await expect(value('$.lines[1].item.name')).toBeFocused();

  const names = paper.locator('.paper-value[data-value$=".item.name"]');
  const [first = '', second = ''] = await names.allInnerTexts();
  await press('ArrowUp', 'Insert');
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.type('Espresso beans');
  await press('Enter');
  await expect(names).toHaveText([first, 'Espresso beans', second]);
  await expect(value('$.lines[1].item.name')).toBeFocused();
  await press('Alt+Shift+ArrowDown');
  await expect(names).toHaveText([first, 'Espresso beans', 'Espresso beans', second]);
  await expect(value('$.lines[2].item.name')).toBeFocused();
  await press('Home', 'Delete');
  await expect(names).toHaveText([first, 'Espresso beans', second]);
  await expect(value('$.lines[2]')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Line 3 removed.' })).toBeAttached();
  await press('ArrowUp', 'Delete');
  await expect(names).toHaveText([first, second]);
  await press('ArrowRight', 'Control+Shift+Enter');
  await expect(bench.source.getByRole('textbox').first()).toBeFocused();
  await expect(bench.cursor()).toContainText(
    `Ln ${String(text.slice(0, text.lastIndexOf(second)).split('\n').length)},`,
  );
  expect(await sourceText(page)).toBe(text);
  await page.getByRole('button', { name: 'Both', exact: true }).click();
});
