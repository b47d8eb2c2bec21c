import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openFile } from './pages/choose-file.ts';
import { servePlainly } from './pages/plain-server.ts';
import { complete, savedPdf } from './pages/saved-pdf.ts';
import { startServer, type OwnServer } from './pages/server.ts';
import { Workbench } from './pages/workbench.ts';

test.use({ serviceWorkers: 'allow' });

const root = mkdtempSync(join(tmpdir(), 'assay-static-'));
let server: OwnServer;

function write(...args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', 'static', ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.beforeAll(async () => {
  expect(write(join(root, 'try', 'assay'))).toEqual({ status: 0, stderr: '' });
  server = await servePlainly(root);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

test('a folder on a plain file server pastes, fixes, signs and exports below a path, and again without a network', async ({
  page,
  context,
}) => {
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${String(response.status())} ${response.url()}`);
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/try/assay/')) wrong.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  const address = `${server.address}/try/assay/`;
  const bench = new Workbench(page);
  await page.goto(address);
  await expect(bench.source.getByRole('textbox').first()).toBeAttached();
  await expect(page.getByRole('radio', { name: 'this server' })).toHaveCount(0);
  await expect(page.getByTitle('This copy has no server')).toHaveText('this browser');

  const right = complete('Talleres Navalón S.L.', 'Cafés del Puerto S.A.');
  await test.step('paste and fix', async () => {
    await bench.paste(right.replace('B85412070', 'B85412071'));
    await expect(bench.verdict).toContainText('1 error');
    await bench.jumpTo(/does not fit/);
    await bench.card.getByRole('button', { name: /write B85412070/ }).click();
    await expect(bench.verdict).toContainText('No errors');
  });

  await test.step('export, as XML in a PDF', async () => {
    const bytes = await savedPdf(bench);
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  await test.step('sign', async () => {
    await bench.operate('Sign…');
    const sheet = page.getByRole('dialog', { name: 'Sign' });
    await sheet.getByRole('button', { name: 'Generate a key pair' }).click();
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
    await sheet.getByRole('button', { name: 'Open in a new tab' }).click();
    await expect(bench.envelope).toContainText('Signature 1');
  });

  await test.step('every place has an address that opens again', async () => {
    await page.getByRole('link', { name: 'Tax regimes' }).click();
    await expect(page).toHaveURL(`${address}?/regimes`);
    await page.goto(`${address}?/regimes/ES`);
    await expect(page.getByRole('heading', { name: /Spain/, level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Spain/, level: 1 })).toBeVisible();
    await page.goBack();
    await page.goto(`${address}?/docs`);
    await expect(page.getByText('This copy of Assay has no service.')).toBeVisible();
    await page.goto(`${address}guide/`);
    await page.getByRole('link', { name: 'Open the workbench' }).first().click();
    await expect(page).toHaveURL(address);
  });

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  expect(wrong).toEqual([]);
  await server.stop();
  await context.setOffline(true);
  await page.goto(`${address}?/keys`);
  await expect(page.getByRole('heading', { name: 'Keys', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await bench.paste(right);
  await expect(bench.verdict).toContainText('No errors');
  const drawn = await savedPdf(bench);
  await openFile(page, 'again.pdf', drawn);
  await expect(page.getByRole('tabpanel', { name: 'Page' })).toContainText('Talleres Navalón');
  server = await servePlainly(root);
});

test('a folder that was told of a service asks it only when its user chooses so, and may ask no other', async ({
  page,
}) => {
  const service = await startServer();
  const folder = join(root, 'told');
  expect(write(folder, '--service', service.address)).toEqual({ status: 0, stderr: '' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${service.address}/`)) asked.push(new URL(request.url()).pathname);
  });
  const bench = new Workbench(page);
  await page.goto(`${server.address}/told/`);
  await expect(bench.verdict).toContainText('2 errors');
  expect(asked).toEqual([]);
  await page.getByRole('radio', { name: 'this server' }).click();
  await expect.poll(() => asked).toContain('/v0/inspect');
  await expect(bench.verdict).toContainText('2 errors');
  const refused = await page.evaluate(() => fetch('http://127.0.0.1:9/').catch((error: Error) => error.name));
  expect(refused).toBe('TypeError');
  await service.stop();
});

test('a folder with other files is never written over, and a text that is not an address is refused', () => {
  const own = mkdtempSync(join(tmpdir(), 'assay-own-'));
  writeFileSync(join(own, 'index.html'), 'own');
  expect(write(own)).toMatchObject({ status: 1, stderr: expect.stringContaining('has other files') });
  expect(write(join(own, 'new'), '--service', 'ftp://x')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('needs the address of a service'),
  });
  rmSync(own, { recursive: true });
});
