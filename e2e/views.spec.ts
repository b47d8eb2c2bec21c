import { expect, type Page } from '@playwright/test';
import { ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { picture, pictures } from './pages/pictures.ts';
import { test } from './pages/one-page.ts';

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ bench, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await bench.paste('{}');
  const close = page.getByRole('button', { name: /^Close view/ }).last();
  while (await close.isVisible()) await close.click();
  await pane(page, 'Result')
    .getByRole('tab', { name: /^Changes/ })
    .click();
});

test('the invoice and its trace are read beside each other, and stand so again on the next visit', async ({
  bench,
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('button', { name: 'Show another view side by side' }).click();
  const second = pane(page, 'Result 2');
  await expect(second.getByRole('region', { name: 'Invoice', exact: true })).toContainText('€38.31');
  await pane(page, 'Result').getByRole('tab', { name: 'Trace', exact: true }).click();
  await expect(pane(page, 'Result')).toContainText('31.665');
  await expect(second.getByRole('region', { name: 'Invoice', exact: true })).toContainText('€38.31');
  await pictures(page, info, 'views-two');
  await expectAccessible(page);

  // One edit changes both.
  await bench.paste(invoice(['10.555', '20.555']));
  await expect(second.getByRole('region', { name: 'Invoice', exact: true })).toContainText('€74.61');
  await expect(pane(page, 'Result')).toContainText('61.665');

  await bench.saved();
  await page.reload();
  await expect(pane(page, 'Result').getByRole('tab', { name: 'Trace', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(second.getByRole('tab', { name: 'Page', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(second.getByRole('region', { name: 'Invoice', exact: true })).toContainText('€74.61');
});

test('two places never show one view: they change places, a command leaves what stands beside', async ({
  bench,
  page,
}, info) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await bench.paste(invoice());
  const add = page.getByRole('button', { name: 'Show another view side by side' });
  await add.click();
  await add.click();
  await expect(add).toBeHidden();
  const chosen = (name: string) => pane(page, name).getByRole('tab', { selected: true });
  await expect(chosen('Result')).toContainText('Changes');
  await expect(chosen('Result 2')).toHaveText('Page');
  await expect(chosen('Result 3')).toHaveText('Trace');
  await picture(page, info, 'views-three');

  await pane(page, 'Result 3').getByRole('tab', { name: 'Page', exact: true }).click();
  await expect(chosen('Result 2')).toHaveText('Trace');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(chosen('Result')).toHaveText('Built');
  await expect(chosen('Result 3')).toHaveText('Page');

  // On a narrower page, columns without room are hidden; on a wide one they return.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(chosen('Result 3')).toHaveText('Page');
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(pane(page, 'Result 3')).toBeHidden();
  await page.setViewportSize({ width: 980, height: 900 });
  await expect(chosen('Result 2')).toHaveText('Trace');
  await page.setViewportSize({ width: 979, height: 900 });
  await expect(pane(page, 'Result 2')).toBeHidden();
  await page.setViewportSize({ width: 1680, height: 900 });
  await expect(chosen('Result 3')).toHaveText('Page');

  await page.getByRole('button', { name: 'Close view 2' }).click();
  await expect(pane(page, 'Result 3')).toBeHidden();
  await expect(chosen('Result 2')).toHaveText('Page');
  await bench.command('Show a single view');
  await expect(pane(page, 'Result 2')).toBeHidden();
  await expect(chosen('Result')).toHaveText('Built');
});

test('views beside each other are reached and left by keys alone', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await bench.paste(invoice());
  await bench.command('Show another view side by side');
  await expect(pane(page, 'Result 2')).toBeVisible();
  await expect(bench.source.getByRole('textbox').first()).toBeFocused();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('F6');
  await expect(pane(page, 'Result 2').getByRole('tab', { name: 'Page', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pane(page, 'Result 2').getByRole('tab', { name: 'Trace', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(pane(page, 'Result').getByRole('tab', { selected: true })).toBeFocused();
});

test('an XML invoice has its document beside its page or its report', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await bench.command('Show another view side by side');
  await expect(pane(page, 'Result 2').getByRole('tab', { selected: true })).toHaveText('Page');
  await bench.paste(ublInvoice());
  await expect(pane(page, 'Result').getByRole('tabpanel', { name: 'Document' })).toContainText('"A-17"');
  const beside = pane(page, 'Result 2');
  await expect(beside.getByRole('region', { name: 'Invoice', exact: true })).toContainText('174.05');
  await beside.getByRole('tab', { name: /^Report/ }).click();
  await expect(beside.getByRole('tabpanel', { name: 'Report' })).toContainText('all accounted for');
  await beside.getByRole('tab', { name: 'Page', exact: true }).click();
  await bench.paste(invoice());
  await expect(pane(page, 'Result').getByRole('tab', { selected: true })).toContainText('Changes');
  await expect(pane(page, 'Result 2').getByRole('region', { name: 'Invoice', exact: true })).toContainText('€38.31');
});
