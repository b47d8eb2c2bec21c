import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice, lineOf } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('F6 goes from pane to pane, and into the text so that one can type there', async ({ bench, page }) => {
    await expect(bench.verdict).toContainText('2 errors');
    const text = bench.source.getByRole('textbox').first();
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    await expect(text).toBeFocused();
    await page.keyboard.type('TYPED');
    await expect(bench.source).toContainText('TYPED');
    await expect(bench.verdict).not.toContainText('2 errors');
    await page.keyboard.press('F6');
    await expect(bench.problems.locator('[role="row"]:focus')).toBeVisible();
    await page.keyboard.press('F6');
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await page.keyboard.press('Shift+F6');
    await expect(text).toBeFocused();
  });
});

test('a document is mended fault by fault, built and downloaded without a mouse', async ({ bench, page }) => {
  const text = invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']);
  await bench.paste(text);
  await expect(bench.verdict).toHaveText('2 errors');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F8');
  await expect(bench.cursor()).toContainText(`Ln ${String(lineOf(text, 'B85412071'))},`);
  await page.keyboard.press('F8');
  await expect(bench.cursor()).toContainText(`Ln ${String(lineOf(text, '"item"'))},`);
  await page.keyboard.press('Shift+F8');
  await expect(bench.cursor()).toContainText(`Ln ${String(lineOf(text, 'B85412071'))},`);

  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.build();
  await expect(bench.built).toContainText('Built from the current source');
  const download = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+S');
  expect((await download).suggestedFilename()).toMatch(/\.built\.json$/);
});

test('every command can be found by name, and every key is listed', async ({ bench, page }) => {
  await bench.command('tax reg');
  await expect(page).toHaveURL(/\/regimes$/);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help and keyboard shortcuts' });
  await expect(help).toContainText('F8');
  await expect(help).toContainText('New row belowInsert');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the problems panel takes the focus, and Enter leads to the token', async ({ bench, page }) => {
  const text = invoice(['B85412070', 'B85412071']);
  await bench.paste(text);
  await expect(bench.verdict).toHaveText('1 error');
  await page.keyboard.press('ControlOrMeta+Shift+M');
  await expect(bench.problems.locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bench.cursor()).toContainText(`Ln ${String(lineOf(text, 'B85412071'))},`);
});

test('a long list of faults is gone through by keys, wherever it is scrolled to', async ({ bench, page }) => {
  const lines = Array.from(
    { length: 60 },
    (_, i) => `{ "quantity": "x${String(i)}", "item": { "name": "Part", "price": "1.00" } }`,
  );
  await bench.paste(`{
    "$schema": "https://gobl.org/draft-0/bill/invoice",
    "currency": "EUR",
    "lines": [${lines.join(',\n')}]
  }`);
  await expect(bench.problem('x0 is not an amount')).toBeVisible();
  const grid = bench.problems.getByRole('grid', { name: 'Problems' });
  const focused = grid.locator('[role="row"]:focus');
  // What building fills in comes behind the errors.
  const filter = bench.problems.getByRole('searchbox');
  await filter.fill('is not an amount');
  await page.keyboard.press('ControlOrMeta+Shift+M');
  await page.keyboard.press('End');
  await expect(focused).toBeInViewport({ ratio: 0.9 });
  await expect(focused).toContainText('x59 is not an amount');
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  await grid.hover();
  await page.mouse.wheel(0, -100_000);
  await expect(bench.problem('x0 is not an amount')).toBeInViewport();
  await expect(focused).not.toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(focused).toBeInViewport({ ratio: 0.9 });
  await expect(focused).toContainText('x58 is not an amount');
  await page.keyboard.press('Home');
  await expect(grid.getByRole('rowheader').first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(bench.cursor()).toHaveText('Ln 4, Col 29');
  await filter.fill('');
});

test('F8 shows the words of the fault it stops at', async ({ bench, page }) => {
  await bench.paste(invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']));
  await expect(bench.verdict).toHaveText('2 errors');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F8');
  await expect(bench.card).toContainText('does not fit');
  await expect(bench.card).toContainText('line 8, column 42');
  await expect(bench.cursor()).toHaveText('Ln 8, Col 42');
  await page.keyboard.press('F8');
  await expect(bench.card).toContainText('needs a name');
  await expect(bench.source.getByRole('textbox').first()).toBeFocused();
});

test('Control M lets Tab leave the editor, and the page says so', async ({ bench, page }) => {
  const text = bench.source.getByRole('textbox').first();
  await text.focus();
  await expect(text).toHaveAccessibleName(/Control M/);
  await page.keyboard.press('Control+M');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help and keyboard shortcuts' })).toContainText('Tab');
  await page.keyboard.press('Escape');
  await text.focus();
  await page.keyboard.press('Control+M');
});

test('an empty document has no error and asks for one', async ({ bench, page }) => {
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.source.locator('.squiggly-error').first()).toBeAttached();
  await bench.source.getByRole('textbox').first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(bench.problems).toContainText('Nothing to check yet');
  await expect(bench.source.locator('.squiggly-error')).toHaveCount(0);
});

test('from a fault to its rule and back, the focus is never lost', async ({ bench, page }) => {
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.verdict).toHaveText('1 error');
  await page.keyboard.press('ControlOrMeta+Shift+M');
  await bench.card.getByRole('link', { name: /^Rule / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'GOBL-ES-TAX-IDENTITY-01' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const row = page.getByRole('option', { name: /GOBL-ES-TAX-IDENTITY-01/ });
  await expect(row).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a quick fix is chosen and carried out by keys', async ({ bench, page }) => {
  await bench.paste(invoice(['"supplier": {', '"notess": [],\n  "supplier": {']));
  await expect(bench.problem(/did you mean/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F8');
  await expect(bench.card).toContainText('did you mean');
  // The cursor follows one frame after the card; fixes are those at the cursor.
  await expect(bench.cursor()).toContainText('Ln 6,');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.getByRole('option', { name: 'Rename to notes' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bench.source).toContainText('"notes": []');
  await expect(bench.verdict).toContainText('No errors');
});
