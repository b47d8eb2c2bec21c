import { expect, type Page } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

/** The focused element; the body if there is none. */
function focused(page: Page) {
  return page.locator(':focus');
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('after Dismiss by keyboard the source has the focus', async ({ bench, page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Welcome' })).toHaveCount(0);
    await expect(bench.source.getByRole('textbox').first()).toBeFocused();
  });
});

test('after a fix by keyboard the next problem has the focus, after the last one what to do next', async ({
  bench,
  page,
}) => {
  await bench.paste(invoice(['"10.555"', '"10,555"'], ['"0142"', '142']));
  await expect(bench.verdict).toHaveText('2 errors');
  const fix = bench.card.getByRole('group', { name: 'Fixes' }).getByRole('button').first();
  await fix.focus();
  await page.keyboard.press('Enter');
  await expect(bench.verdict).toHaveText('1 error');
  await expect(bench.problems.getByRole('row').and(focused(page))).toBeVisible();
  await fix.focus();
  await page.keyboard.press('Enter');
  await expect(bench.verdict).toContainText('No errors');
  await expect(bench.problems.getByRole('button').and(focused(page))).toBeVisible();
});

test('after a tab is closed by keyboard the tab in front has the focus, also after the last one', async ({
  bench,
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Open documents' });
  await tabs.getByRole('button', { name: 'New document' }).click();
  await bench.paste('{"one": 1}');
  await tabs.getByRole('button', { name: 'New document' }).click();
  await bench.paste('{"two": 2}');
  await expect(tabs.getByRole('listitem')).toHaveCount(2);
  for (const left of [1, 1]) {
    await tabs
      .getByRole('button', { name: /^Close / })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await expect(tabs.getByRole('listitem')).toHaveCount(left);
    await expect(tabs.locator('[aria-current]')).toBeFocused();
  }
});
