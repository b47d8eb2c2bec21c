import { expect } from '@playwright/test';
import { test } from './pages/lean.ts';
import { startServer, type OwnServer } from './pages/server.ts';

const BASE = '/tools/assay';
let server: OwnServer;

test.beforeAll(async () => {
  server = await startServer({ ASSAY_BASE_PATH: BASE });
});
test.afterAll(() => server.stop());

test('the workbench works below a path, from any of its addresses', async ({ page }) => {
  const astray: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A server that is too busy says 503, and the page asks again.
    const isAnswered = response.status() < 400 || response.status() === 503;
    if (!isAnswered || !pathname.startsWith(`${BASE}/`)) astray.push(`${response.status()} ${pathname}`);
  });
  const { address } = server;
  expect(address).toMatch(/\/tools\/assay$/);
  await page.goto(`${address}/`);
  await expect(page.locator('.monaco-editor').first()).toBeVisible();
  await page.getByRole('link', { name: 'Regimes' }).click();
  await expect(page).toHaveURL(`${address}/regimes`);
  await page.goto(`${address}/regimes/ES`);
  await expect(page.getByRole('heading', { name: /Spain/ }).first()).toBeVisible();
  await page.goto(`${address}/docs`);
  await expect(page.getByText(`${address}/v0`).first()).toBeVisible();
  expect(astray).toEqual([]);
});
