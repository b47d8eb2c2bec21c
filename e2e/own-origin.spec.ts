import { expect, test } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { Workbench } from './pages/workbench.ts';

test('a whole session asks only the server the page came from, and breaks no content policy', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const troubles: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) troubles.push(message.text());
  });

  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No faults');
  await bench.build();
  await expect(bench.built).toContainText('From the source as it stands');
  for (const place of ['Tax regimes', 'Format addons']) {
    await page.getByRole('link', { name: place }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  }
  expect(foreign).toEqual([]);
  expect(troubles).toEqual([]);
});
