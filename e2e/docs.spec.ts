import { expect, test } from '@playwright/test';

test('the API is shown at /docs from its own description, and from this origin alone', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const troubles: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) foreign.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto('/docs');
  await expect(page.getByText('/build', { exact: true })).toBeVisible();
  await expect(page.getByText('/inspect', { exact: true })).toBeVisible();
  expect(foreign).toEqual([]);
  expect(troubles).toEqual([]);
});
