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
