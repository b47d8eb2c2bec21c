import { expect, test } from '@playwright/test';

test('the first visit shows the workbench and asks nobody but its own server', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const troubles: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  page.on('pageerror', (error) => troubles.push(error.message));

  await page.goto('/');

  await expect(page).toHaveTitle(/Assay/);
  await expect(page.locator('#root')).not.toBeEmpty();
  expect(foreign).toEqual([]);
  expect(troubles).toEqual([]);
});
