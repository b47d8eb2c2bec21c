import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

test('a wrong check digit is put right from the card, and one undo brings it back', async ({ bench, page }) => {
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.verdict).toContainText('1 error');
  await bench.jumpTo(/does not fit/);
  await expect(bench.card).toContainText('Required');
  await expect(bench.card).toContainText('be a Spanish NIF');
  await expect(bench.card).toContainText('Based on');
  await expect(bench.card.getByRole('link', { name: '1120' })).toHaveAttribute('href', '/refusals/aeat-verifactu/1120');
  await expect(bench.card.locator('a[href^="https:"]').first()).toBeVisible();
  await bench.card.getByRole('button', { name: 'Ends in 1, should be 0: write B85412070' }).click();
  await expect(bench.verdict).toContainText('No errors');
  await bench.source.getByRole('textbox').first().focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(bench.verdict).toContainText('1 error');
});

test('a missing tax number is asked for, checked while it is typed, and then the document is right', async ({
  bench,
}) => {
  await bench.paste(invoice([', "code": "B85412070"', '']));
  await bench.jumpTo(/tax/);
  const form = bench.card.getByRole('form').first();
  const code = form.getByRole('textbox', { name: 'Tax number' });
  await expect(form).toContainText('Written like');
  await code.fill('B85412071');
  await expect(form).toContainText('does not fit: it would be');
  await code.press('Escape');
  await expect(code).not.toBeFocused();
  await code.fill('B85412070');
  await expect(form).not.toContainText('does not fit');
  await code.press('Enter');
  await expect(bench.verdict).toContainText('No errors');
  await expect(bench.source.getByText('B85412070')).toBeVisible();
});

test('a value that is left open stays an error, is counted, and is reached by stepping', async ({ bench, page }) => {
  await bench.paste(invoice(['"name": "Grinder overhaul", ', '']));
  await bench.jumpTo(/needs a name/);
  await bench.card.getByRole('button', { name: 'Insert a placeholder' }).click();
  await expect(bench.verdict).toContainText('1 error');
  const count = page.getByRole('button', { name: 'One value to fill in' });
  await expect(count).toBeVisible();
  await count.click();
  await expect(bench.card).toContainText('This value must still be filled in');
  const name = bench.card.getByRole('textbox', { name: 'Item' });
  await expect(name).toBeVisible();
  await expect(bench.card.getByRole('button', { name: 'Insert a placeholder' })).toHaveCount(0);
  await name.fill('Overhaul');
  await expect(bench.card.getByRole('button', { name: 'Insert', exact: true })).toBeVisible();
  await name.press('Enter');
  await expect(bench.verdict).toContainText('No errors');
  await expect(bench.source.getByText('"name": "Overhaul"')).toBeVisible();
});

test('one of many values is chosen from a menu, which says what each means', async ({ bench, page }) => {
  await bench.paste(invoice(['"code": "0142"', '"type": "bill", "code": "0142"']));
  await expect(bench.verdict).toContainText('1 error');
  await bench.jumpTo(/type/);
  await expect(bench.card).toContainText('one of 6 values');
  await bench.card.getByRole('button', { name: /^Choose Type: one of \d values$/ }).click();
  await page.getByRole('menuitem', { name: /standard/ }).click();
  await expect(bench.verdict).toContainText('No errors');
  await expect(bench.source.getByText('"type": "standard"')).toBeVisible();
});

test('the editor offers what the card offers', async ({ bench }) => {
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await bench.jumpTo(/does not fit/);
  await expect(bench.card.getByRole('button', { name: /^Ends in 1/ })).toBeVisible();
  await bench.source.getByRole('textbox').first().focus();
  await bench.takeFix('Ends in 1, should be 0: write B85412070');
  await expect(bench.verdict).toContainText('No errors');
});

test('all safe fixes are shown first, made as one edit, and taken back by one undo', async ({ bench, page }) => {
  await bench.paste(invoice(['"issue_date"', '"isue_date"'], ['"10.555"', '"10,55"'], ['B85412070', 'B85412071']));
  await expect(bench.verdict).toContainText('2 errors');
  await bench.problems.getByRole('button', { name: 'Apply safe fixes…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Apply safe fixes' });
  await expect(sheet.getByRole('list', { name: 'Fixes' }).getByRole('listitem')).toHaveCount(2);
  await expect(sheet).toContainText('Rename to issue_date');
  await sheet.getByRole('button', { name: 'Apply these 2 fixes' }).click();
  // Faults that need a choice stay.
  await expect(bench.verdict).toContainText('1 error');
  await expect(bench.source.getByText('"10.55"')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(bench.source.getByText('"10,55"')).toBeVisible();
  await bench.command('Apply safe fixes');
  await expect(sheet.getByRole('button', { name: 'Apply these 2 fixes' })).toBeVisible();
});
