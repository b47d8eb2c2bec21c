import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';

const BASE = '/tools/assay';
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', ASSAY_LOG: 'off', ASSAY_BASE_PATH: BASE };
  server = spawn(process.execPath, ['dist/server/node.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  address = await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout?.on('data', (chunk: Buffer) => {
      const [url] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (url) resolve(url);
    });
  });
});
test.afterAll(() => void server.kill('SIGTERM'));

test('the workbench works below a path, from any of its addresses', async ({ page }) => {
  const astray: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(`${BASE}/`)) astray.push(`${response.status()} ${pathname}`);
  });
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
