import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

const troubles = [
  ['does not answer', { abort: true }],
  ['fails', { status: 500, body: '{"code":500,"key":"internal","message":"Out of order","faults":[]}' }],
  ['answers with something else', { status: 200, body: '{"ok":true}' }],
] as const;

for (const [name, trouble] of troubles) {
  test(`nothing is called sound when the service ${name}`, async ({ bench, page }) => {
    await bench.paste(invoice());
    await expect(bench.verdict).toContainText('No errors');

    await page.route('**/v0/inspect', (route) =>
      'abort' in trouble ? route.abort() : route.fulfill({ ...trouble, contentType: 'application/json' }),
    );
    await bench.paste(invoice(['0142', '0143']));
    await expect(bench.verdict).toContainText('Not checked');
    await expect(bench.problems.getByRole('alert')).toBeVisible();

    await page.unroute('**/v0/inspect');
    await bench.problems.getByRole('button', { name: 'Check again' }).click();
    await expect(bench.verdict).toContainText('No errors');
  });
}

test('the page stays with what it had while the service is overloaded, and says so', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('tab', { name: 'Page' }).click();
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  await expect(paper).toContainText('0142');

  await page.route('**/v0/inspect', (route) =>
    route.fulfill({
      status: 503,
      body: '{"code":503,"key":"busy","message":"Too many requests","faults":[]}',
      contentType: 'application/json',
    }),
  );
  await bench.paste(invoice(['0142', '0143']));
  await expect(bench.verdict).toContainText('Not checked');
  await expect(paper.getByRole('status')).toContainText('The page is that of the last text that was checked.');
  await expect(paper).toContainText('0142');

  await page.unroute('**/v0/inspect');
  await paper.getByRole('button', { name: 'Check again' }).click();
  await expect(paper).toContainText('0143');
});
