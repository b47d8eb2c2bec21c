import { expect, type Page } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { follow, test } from './pages/one-page.ts';

test.use({ startAt: '/docs' });

const operations = (page: Page) => page.getByRole('listbox', { name: 'API' });
const tryIt = (page: Page) => page.getByRole('form', { name: 'Try it' });
const answer = (page: Page) => page.getByRole('region', { name: 'Response', exact: true });

async function send(page: Page): Promise<void> {
  await tryIt(page).getByRole('button', { name: /^Send/ }).click();
}

test('find an operation and read what it takes and answers', async ({ page }) => {
  await follow(page, '/keys');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('publickey');
  await expect(operations(page).getByRole('option')).toHaveCount(1);
  await operations(page)
    .getByRole('option', { name: /Verify an envelope/ })
    .click();
  await expect(page).toHaveURL(/\/docs\/verify$/);
  await expect(page.getByRole('list', { name: 'Fields of the body' })).toContainText('The signed envelope.');
  const refusal = page.getByRole('article', { name: 'Status 422' });
  await refusal.getByRole('button', { name: 'signature' }).click();
  await expect(refusal.getByRole('region')).toContainText('The envelope is not signed');
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('');
});

test('arrow keys leaf through the operations', async ({ page }) => {
  await follow(page, '/docs/build');
  await operations(page)
    .getByRole('option', { name: /Build a document/ })
    .click();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/docs\/validate$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Validate a document' })).toBeVisible();
});

test('an address leads straight to an operation, a part of it, or a plain word', async ({ page }) => {
  await page.goto('/docs/getSchema#responses');
  await expect(page.getByRole('article', { name: 'Status 404' })).toBeInViewport();
  await expect(page).toHaveTitle('getSchema · API · Assay');
  await follow(page, '/docs/errors');
  await expect(page.getByRole('table', { name: 'Keys' })).toContainText('unknown-schema');
  await expect(page.getByText('at most 8,388,608 bytes; more returns 413')).toBeVisible();
  await follow(page, '/docs/nothing');
  await expect(page.getByRole('alert')).toContainText('Operation not found');
});

test('try a build, then one that is refused', async ({ page }) => {
  await follow(page, '/docs/build');
  await send(page);
  await expect(answer(page).getByRole('status')).toContainText('200');
  await expect(answer(page)).toContainText('"payable": "38.31"');
  await expect(answer(page)).toContainText('embedded');
  await tryIt(page).getByLabel('Example').selectOption('A rate that the country does not have');
  await tryIt(page).getByLabel('Body').press('ControlOrMeta+Enter');
  await expect(answer(page).getByRole('status')).toContainText('422');
  await expect(answer(page)).toContainText('"$.lines[0].taxes[0].rate"');
  await expect(page).toHaveURL(/\/docs\/build$/);
});

test('try the document that is open in the workbench, and write one’s own', async ({ bench, page }) => {
  await follow(page, '/');
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await operations(page)
    .getByRole('option', { name: /Report everything/ })
    .click();
  await tryIt(page).getByRole('button', { name: /^Use / }).click();
  await expect(tryIt(page).getByLabel('Body')).toHaveValue(/Grinder overhaul/);
  await send(page);
  await expect(answer(page)).toContainText('"ok": true');
  await tryIt(page).getByLabel('Body').fill('{ "data": ');
  await expect(tryIt(page)).toContainText('Line 1 is not JSON');
  await send(page);
  await expect(answer(page).getByRole('status')).toContainText('400');
});

test('copy a request as code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await follow(page, '/docs/getRegime');
  await tryIt(page).getByLabel('code').fill('PT');
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -s 'http.*\/v0\/regimes\/PT'$/);
  await page.getByRole('tab', { name: 'MCP' }).click();
  await expect(page.getByRole('region', { name: 'Request as MCP' })).toContainText('"name": "regime"');
});

test('the call for assistants is one that the service takes', async ({ page, request }) => {
  await follow(page, '/docs/build');
  await page.getByRole('tab', { name: 'MCP' }).click();
  const call = await page.getByRole('region', { name: 'Request as MCP' }).innerText();
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const response = await request.post('/v0/mcp', { data: call, headers });
  expect(await response.text()).toContain('38.31');
});

test('nothing is sent while the engine in this browser answers', async ({ page }) => {
  await follow(page, '/docs/build');
  await page.getByRole('contentinfo').getByText('this browser').click();
  await expect(tryIt(page)).toContainText('nothing leaves this page');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await send(page);
  await expect(answer(page)).toContainText('"payable": "38.31"');
  await expect(answer(page).getByRole('status')).toContainText('in this browser');
  expect(posted).toEqual([]);
  await page.getByRole('contentinfo').getByText('this server').click();
});

test('the description can be downloaded', async ({ page }) => {
  await follow(page, '/docs');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download openapi.json' }).click();
  expect((await download).suggestedFilename()).toBe('assay-openapi.json');
});

test('the page asks this origin alone and breaks no content policy', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const troubles: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) foreign.push(url);
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  const response = await page.goto('/docs/keygen');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
  await send(page);
  await expect(answer(page)).toContainText('"kty": "EC"');
  expect(foreign).toEqual([]);
  expect(troubles).toEqual([]);
});

test('on a phone the list leads to an operation, which is tried, and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, '/docs');
  await operations(page)
    .getByRole('option', { name: /Create a key pair/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a key pair' })).toBeVisible();
  await send(page);
  await expect(answer(page).getByRole('status')).toContainText('200');
  await page.getByRole('article').getByRole('link', { name: 'API' }).click();
  await expect(operations(page)).toBeVisible();
});
