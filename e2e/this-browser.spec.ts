import { readFile } from 'node:fs/promises';
import { expect, test as loadingAhead } from '@playwright/test';
import { ciiInvoice, ublInvoice } from '../src/formats/testing/invoices.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

loadingAhead('with the engine in this browser no request tells what one works on or looks up', async ({ page }) => {
  const sent: string[] = [];
  const troubles: string[] = [];
  const bench = new Workbench(page);
  await bench.open();
  await page.getByRole('radio', { name: 'this browser' }).click();
  await expect(page.getByText(/^engine \d+\.\d+\.\d+$/)).toBeVisible();
  await expect(bench.verdict).not.toContainText('Checking');

  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.context().on('request', (request) => {
    const { pathname, href } = new URL(request.url());
    const code = /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(pathname)?.[1] ?? '';
    const isRevealing = /^(?:[a-z]{2}|[a-z]{2}-.*-v\d+)$/.test(code);
    if (request.method() !== 'GET' || pathname.startsWith('/v0') || isRevealing)
      sent.push(`${request.method()} ${href}`);
  });
  await bench.paste(invoice(['"price": "10.555"', '"price": "ten"']));
  await expect(bench.verdict).toContainText('1');
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.build();
  await expect(bench.built).toContainText('Built from the current source');
  await bench.paste(invoice(['"country": "ES", "code": "B85412070"', '"country": "PT", "code": "503504564"']));
  await expect(page.getByRole('link', { name: 'PT', exact: true })).toBeVisible();

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Tax regimes' }).click();
  await page.getByRole('searchbox', { name: 'Search regimes' }).fill('Mexico');
  await page.getByRole('option', { name: /Mexico/ }).click();
  await expect(page.getByRole('heading', { name: /Mexico/ })).toBeVisible();
  const number = page.getByRole('region', { name: 'Tax number' });
  await number.getByRole('button', { name: /^Try / }).click();
  await expect(number.getByRole('status')).toContainText('Valid, written as MX');
  await pages.getByRole('link', { name: 'Format addons' }).click();
  await page.getByRole('option', { name: /CFDI/ }).first().click();
  await expect(page.getByRole('heading', { name: /CFDI/ }).first()).toBeVisible();
  await pages.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await pages.getByRole('link', { name: 'Schemas' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();

  expect(sent).toEqual([]);
  expect(troubles).toEqual([]);
  const [measure] = await page.evaluate(() =>
    performance.getEntriesByName('assay.engine-worker').map((entry) => Math.round(entry.duration)),
  );
  test.info().annotations.push({ type: 'worker ready', description: `${String(measure)} ms` });
});

test('what the engine in this browser signs, the service verifies; the choice of engine is remembered', async ({
  page,
  request,
}, info) => {
  const bench = new Workbench(page);
  await bench.open();
  await page.getByRole('radio', { name: 'this browser' }).click();
  await expect(page.getByText(/^engine \d+\.\d+\.\d+$/)).toBeVisible();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  const key = page.getByRole('list', { name: 'Your keys' }).getByRole('listitem').first();
  const save = async (name: string, press: () => Promise<void>) => {
    const coming = page.waitForEvent('download');
    await press();
    const path = info.outputPath(name);
    await (await coming).saveAs(path);
    return JSON.parse(await readFile(path, 'utf8')) as object;
  };
  const publickey = await save('key.json', () => key.getByRole('button', { name: 'Download public key' }).click());
  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await bench.operate('Sign…');
  const sheet = page.getByRole('dialog', { name: 'Sign' });
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
  const data = await save('signed.json', () => sheet.getByRole('button', { name: 'Download' }).click());

  const answer = await request.post('/v0/verify', { data: { data, publickey } });
  expect(await answer.json()).toEqual({ ok: true });

  await bench.open();
  await expect(page.getByRole('radio', { name: 'this browser' })).toBeChecked();
  await expect(page.getByText(/^engine \d+\.\d+\.\d+$/)).toBeVisible();
});

test('an engine whose code or definitions cannot be fetched says so and leads back to the server', async ({ page }) => {
  const bench = new Workbench(page);
  for (const code of [
    /\/engine-worker-[^/]*[.]js$/,
    /\/engine-(?!worker)[^/]*[.]js$/,
    /\/standard-definitions-[^/]*[.]js$/,
  ]) {
    await page.context().route(code, (route) => route.abort());
    await bench.open();
    await page.getByRole('radio', { name: 'this browser' }).click();
    await expect(page.getByText('The engine in this browser failed')).toBeVisible();
    // Pressing it keeps the focus: taking and restoring it would take it from its new owner.
    const other = page.getByRole('button', { name: 'Use this server' });
    await other.hover();
    await page.mouse.down();
    await expect(page.getByRole('radio', { name: 'this browser' })).toBeFocused();
    await page.mouse.up();
    await expect(page.getByRole('radio', { name: 'this server' })).toBeChecked();
    await bench.paste(invoice());
    await expect(bench.verdict).toContainText('No errors');
    await page.context().unroute(code);
  }
});

test('an engine whose definitions were made with a second copy of it is not used', async ({ page }) => {
  const bench = new Workbench(page);
  // The definitions import the second copy, which the browser evaluates too, as WebKit did.
  await page.context().route(/\/standard-definitions-[^/]*[.]js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/([.]\/engine-[\w-]+[.]js)/, '$1?second');
    await route.fulfill({ response, body });
  });
  await bench.open();
  await page.getByRole('radio', { name: 'this browser' }).click();
  await expect(page.getByText('It answers twice, so its answers are not used.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this server' }).click();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
});

test('an engine that fails its own check is not used, and the page says which answer differs', async ({ page }) => {
  const bench = new Workbench(page);
  // The second copy says nothing: only the check of the engine notices it.
  const engine = /\/engine-(?!worker)[\w-]+[.]js/;
  await page.context().route(/\/standard-definitions-[^/]*[.]js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/([.]\/engine-[\w-]+[.]js)/, '$1?second') });
  });
  await page.context().route(new RegExp(`${engine.source}[?]second$`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `const self = { addEventListener() {}, postMessage() {} };${await response.text()}`,
    });
  });
  await bench.open();
  await page.getByRole('radio', { name: 'this browser' }).click();
  await expect(page.getByText('It failed its own check, so its answers are not used (right:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use this server' })).toBeVisible();
});

loadingAhead('where code for keys could not be fetched, trying again fetches it', async ({ page }) => {
  const code = /\/signing-[^/]*[.]js$/;
  await page.context().route(code, (route) => route.abort());
  const bench = new Workbench(page);
  const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await bench.open();
  await page.getByRole('radio', { name: 'this browser' }).click();
  await refused;
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  const refusal = page.getByText('The code for this could not be loaded. Your text is safe');
  await expect(refusal).toBeVisible();
  await page.context().unroute(code);
  const keys = page.getByRole('list', { name: 'Your keys' }).getByRole('listitem');
  // What was let through reaches the worker a little later, so the first try may still be refused.
  await expect(async () => {
    if ((await keys.count()) === 0) await page.getByRole('button', { name: 'Generate a key pair' }).click();
    await expect(keys).toHaveCount(1, { timeout: 4_000 });
  }).toPass({ timeout: 20_000 });
  await expect(refusal).toBeHidden();
});

loadingAhead(
  'with the engine in this browser every XML invoice asks for the same code, and later ones for none',
  async ({ browser }) => {
    const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
    const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
    const profiled = (text: string, profile: string) => text.replace('>urn:cen.eu:en16931:2017<', `>${profile}<`);
    const peppol = profiled(ublInvoice(), PEPPOL);
    const xrechnung = profiled(ciiInvoice(), XRECHNUNG);
    const open = async (text: string) => {
      const page = await browser.newPage();
      const fetched = new Set<string>();
      const bench = new Workbench(page);
      page.context().on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/v0') || request.method() !== 'GET') fetched.add(`${request.method()} ${pathname}`);
        else if (pathname.includes('/assets/')) fetched.add(pathname);
      });
      await bench.open();
      await page.getByRole('radio', { name: 'this browser' }).click();
      await expect(page.getByText(/^engine \d+\.\d+\.\d+$/)).toBeVisible();
      await expect(bench.verdict).not.toContainText('Checking');
      for (const address of [...fetched]) if (!address.startsWith('/')) fetched.delete(address);
      await bench.paste(text);
      await expect(page.getByRole('tabpanel', { name: 'Document' })).toContainText('A-17');
      return { page, bench, fetched };
    };
    const first = await open(peppol);
    const other = await open(xrechnung);
    const parts = (...names: readonly string[]) =>
      names.every((name) => [...first.fetched].some((path) => path.includes(name)));
    const patience = { timeout: 60_000 };
    const same = () => [...first.fetched].sort().join('\n') === [...other.fetched].sort().join('\n');
    await expect.poll(() => same() && parts('peppol-ubl', 'peppol-cii', 'cii-rules', 'xrechnung'), patience).toBe(true);

    // The rest of the page's code is loaded while it is idle; after that nothing is requested.
    const { page, bench, fetched } = first;
    await expect.poll(() => parts('describe-xml', 'TextViewer', 'ExportPanel', 'RulesPage'), patience).toBe(true);
    await page.waitForLoadState('networkidle');
    // A font is loaded with the first character that uses it. The list of profiles always has Croatian ones.
    const asked = () => [...fetched].filter((path) => !path.includes('/inter-latin-ext-')).sort();
    const before = asked();
    await bench.paste(xrechnung);
    await expect(page.getByRole('tabpanel', { name: 'Document' })).toContainText('A-17');
    // A row of the older text is not a link.
    await expect(page.getByRole('contentinfo')).toContainText('xrechnung-3');
    await expect(bench.verdict).not.toHaveClass(/verdict-stale/);
    await bench.problem('Business process type').click();
    await bench.expectHover('A-17', /Invoice number/);
    await bench.paste(invoice());
    await bench.operate('Export as XML…');
    await expect(page.getByRole('heading', { name: 'The document cannot be written' })).toBeVisible();
    expect(asked()).toEqual(before);
    await other.page.close();
    await page.close();
  },
);
