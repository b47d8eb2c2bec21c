import { expect, type Locator } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { pictures } from './pages/pictures.ts';
import { follow, test } from './pages/one-page.ts';

test('on a phone a document is pasted, its faults are read, and one of them is reached', async ({ bench, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bench.source.getByRole('textbox', { name: 'Source document, JSON' })).toBeVisible();
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.verdict).toHaveText('1 error');
  await page.getByRole('tab', { name: /Problems/ }).click();
  await bench.jumpTo(/does not fit/);
  await expect(bench.source).toBeVisible();
  await expect(bench.cursor()).toContainText('Ln 8,');
});

test('between phone and desk one pane shows at a time', async ({ bench, page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.verdict).toHaveText('1 error');
  await page.getByRole('tab', { name: /Changes/ }).click();
  await expect(page.getByRole('grid', { name: 'Changes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Built' }).click();
  await expect(page.getByText('errors prevent building')).toBeVisible();
});

for (const path of ['/', '/regimes/ES', '/addons/es-verifactu-v1', '/docs/inspect', '/docs/errors']) {
  test(`nothing scrolls sideways on ${path}`, async ({ bench, page }) => {
    await bench.paste(invoice(['B85412070', 'B85412071']));
    await expect(bench.card).toBeVisible();
    await follow(page, path);
    for (const width of [360, 390, 620, 800, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('main')).toBeVisible();
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over, { message: `at ${String(width)}` }).toBeLessThanOrEqual(0);
    }
  });
}

test('on a phone the offer to lay a crowded text out, and the words while the service is away, show whole', async ({
  bench,
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Source' }).click();
  const whole = (place: Locator) =>
    place.evaluate((element) =>
      [...element.querySelectorAll('*')].every(
        (part) => part.scrollWidth <= part.clientWidth || part.clientWidth === 0,
      ),
    );
  await bench.paste(
    invoice(['"lines"', `"notes": [{ "text": "${'A word. '.repeat(100)}" }], "lines"`]).replace(/\n\s*/g, ' '),
  );
  const bar = page.getByRole('region', { name: 'Layout' });
  await expect(bar).toContainText('one long line');
  await pictures(page, info, 'layout-bar');
  expect(await whole(bar)).toBe(true);
  await bar.getByRole('button', { name: 'Format' }).click();
  await expect(bar).toBeHidden();
  await expect(bench.source.getByRole('textbox')).toHaveValue(/\n {2}"/);

  await page.context().route('**/v0/**', (route) => route.abort());
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await page.getByRole('tab', { name: /Problems/ }).click();
  const away = bench.problems.getByRole('alert');
  await expect(away).toContainText('The service does not answer');
  await pictures(page, info, 'away');
  expect(await whole(away)).toBe(true);
  await expect(away.getByRole('button', { name: 'Use the engine in this browser' })).toBeInViewport({ ratio: 1 });
});
