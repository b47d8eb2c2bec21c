import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { picture } from './pages/pictures.ts';
import { startServer } from './pages/server.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

const kinds = {
  'first page': '',
  quickstart: 'refused.html',
  document: 'limits.html',
  list: 'countries/index.html',
  country: 'countries/pt.html',
  addon: 'addons/es-verifactu-v1.html',
  format: 'formats/ubl.html',
  'rule set': 'rule-sets/xrechnung-3.html',
  rules: 'rules/head.html',
  fields: 'types/pay-terms.html',
  'Spanish fields': 'es/types/bill-tax.html',
  search: 'search.html?q=vat',
  missing: 'no/such/page',
} as const;

test('axe finds nothing serious in any kind of page of the guide, in both colours and on a phone', async ({
  page,
}, info) => {
  for (const [kind, path] of Object.entries(kinds)) {
    await test.step(kind, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/guide/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await picture(page, info, `${kind} light 1440`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      await picture(page, info, `${kind} dark 390`);
      // Tables scroll by themselves, so the page never scrolls sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test('the search finds a rule by its code and leads to it, asks nobody else, and breaks no content policy', async ({
  page,
  baseURL,
}) => {
  const astray: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) astray.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) astray.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') astray.push(message.text());
  });
  await page.goto('/guide');
  await expect(page).toHaveURL(/\/guide\/$/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('br-de-15');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('result');
  await page.getByRole('searchbox', { name: 'Search' }).fill('br-de-15 xyzzy');
  await expect(page.getByRole('status')).toHaveText('Nothing has all words of “br-de-15 xyzzy”.');
  await page.getByRole('searchbox', { name: 'Search' }).fill('br-de-15 buyer');
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toHaveText('BR-DE-15');
  await first.click();
  await expect(page).toHaveURL(/rule-sets\/xrechnung-3\.html#BR-DE-15$/);
  await expect(page.getByRole('row', { name: /^BR-DE-15 / })).toBeInViewport();
  expect(astray).toEqual([]);
});

test('the workbench opens the guide, and the guide leads back', async ({ page, context }) => {
  const bench = new Workbench(page);
  await bench.open();
  const opened = context.waitForEvent('page');
  await bench.command('Open the guide');
  const guide = await opened;
  await expect(guide.getByRole('heading', { level: 1, name: 'What Assay is' })).toBeVisible();
  await guide.getByRole('link', { name: 'Open the workbench' }).first().click();
  await expect(guide.locator('.monaco-editor').first()).toBeVisible();
});

test('below a base path all addresses of the guide stay there', async ({ page }) => {
  const server = await startServer({ ASSAY_BASE_PATH: '/tools/assay' });
  const astray: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/tools/assay/guide')) astray.push(pathname);
  });
  try {
    await page.goto(`${server.address}/guide`);
    await page.getByRole('link', { name: 'Countries' }).click();
    await page.getByRole('link', { name: 'Spain' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Spain' })).toBeVisible();
    expect((await page.goto(`${server.address}/guide/no/such/page`))?.status()).toBe(404);
    await page.getByRole('link', { name: 'the first page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What Assay is' })).toBeVisible();
    expect(astray).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('a sample is copied as it stands, and opens in the workbench', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guide/gobl.html');
  const sample = page.locator('.sample').first();
  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ code: '2026-17' });
  await sample.getByRole('link', { name: 'Open in the workbench' }).click();
  await expect(page.getByRole('region', { name: 'Document from a link' })).toBeVisible();
  await expect(page.getByText('Marta Soler').first()).toBeVisible();
});

test('the guide goes from English to Spanish and back, and its Spanish search finds a field', async ({ page }) => {
  await page.goto('/guide/types/bill-tax.html');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/es\/types\/bill-tax[.]html$/);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('prices_include');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'prices_include' }).first().click();
  await expect(page).toHaveURL(/es\/types\/bill-tax[.]html#bill[.]Tax[.]prices_include$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bill/tax');
});
