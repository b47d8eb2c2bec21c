import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page, type Request } from '@playwright/test';
import { openPdf } from '../src/formats/pdf/open-pdf.ts';
import { ublInvoice } from '../src/formats/testing/invoices.ts';
import { openFile } from './pages/choose-file.ts';
import { invoice } from './pages/documents.ts';
import { deployLean, deployNewer } from './pages/newer-build.ts';
import { breakFrame } from './pages/broken-frame.ts';
import { complete, savedPdf } from './pages/saved-pdf.ts';
import { startServer, type OwnServer } from './pages/server.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has everything and controls the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('after one visit the workbench opens without a network, below a path too: judged, built, downloaded, saved as a page, read back', async ({
  page,
  context,
}, info) => {
  const server = await startServer({ ASSAY_BASE_PATH: '/tools/assay' });
  const bench = new Workbench(page);
  await bench.open(`${server.address}/`);
  await kept(page);
  // If installed, it would open here.
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const manifest = (await (await fetch(link?.href ?? '')).json()) as { start_url: string; icons: { src: string }[] };
    const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(new URL(src, link?.href))));
    return {
      start: new URL(manifest.start_url, link?.href).href,
      icons: icons.map(({ headers }) => headers.get('Content-Type')),
    };
  });
  expect(manifest).toEqual({
    start: `${server.address}/`,
    icons: ['image/svg+xml; charset=utf-8', 'image/png', 'image/png', 'image/png'],
  });

  // With the engine in this browser, neither page nor worker makes a request about the document.
  await page.getByRole('radio', { name: 'this browser' }).click();
  await expect(page.getByText(/^engine \d+\.\d+\.\d+$/)).toBeVisible();
  await expect(bench.verdict).not.toContainText('Checking');
  const sent: string[] = [];
  const watch = (request: Request): void => {
    const { pathname } = new URL(request.url());
    const fromWorker = request.serviceWorker() !== null && !pathname.endsWith('/service-worker.js');
    if (fromWorker || request.method() !== 'GET' || pathname.includes('/v0')) sent.push(request.url());
  };
  context.on('request', watch);
  await bench.paste(invoice(['"country": "ES", "code": "B85412070"', '"country": "PT", "code": "503504564"']));
  await expect(page.getByRole('link', { name: 'PT', exact: true })).toBeVisible();
  await bench.paste(ublInvoice());
  await expect(page.getByRole('tabpanel', { name: 'Document' })).toContainText('A-17');
  expect(sent).toEqual([]);
  context.off('request', watch);
  await page.getByRole('radio', { name: 'this server' }).click();

  await server.stop();
  await context.setOffline(true);
  const answers: string[] = [];
  context.on('response', (response) => {
    if (response.fromServiceWorker() && response.url().includes('/v0')) answers.push(response.url());
  });
  // Another address than the one visited, in another page.
  const opened = await page.goto(`${server.address}/keys`);
  expect(opened?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { name: 'Keys', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await page.reload();
  await expect(bench.source.getByRole('textbox').first()).toBeAttached();
  await bench.paste(invoice(['"price": "10.555"', '"price": "ten"']));
  await expect(bench.problems.getByRole('alert')).toContainText('The service does not answer');
  await bench.problems.getByRole('button', { name: 'Use the engine in this browser' }).click();
  await expect(bench.verdict).toContainText('1 error');
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.build();
  await expect(bench.built).toContainText('38.31');
  const coming = page.waitForEvent('download');
  await bench.built.getByRole('button', { name: 'Download' }).click();
  const file = info.outputPath('built.json');
  await (await coming).saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ totals: { payable: '38.31' } });

  const choosing = page.waitForEvent('filechooser');
  await bench.command('Open file');
  await (await choosing).setFiles(file);
  await expect(page.getByRole('navigation', { name: 'Open documents' })).toContainText('built');
  await expect(bench.verdict).toContainText('No errors');

  await test.step('a page with Greek, Cyrillic and Polish names is drawn, saved and read back, and names what has no font here', async () => {
    const supplier = 'Παπαδόπουλος & Щербаков, Zażółć';
    await bench.paste(complete(supplier, 'Cafés del Puerto S.A.'));
    const bytes = await savedPdf(bench);
    const opened = openPdf(new Uint8Array(bytes));
    if (!opened.ok) throw new Error(opened.faults[0]?.description);
    expect(opened.value.textOfPages()).toContain(supplier);
    expect(new TextDecoder().decode(opened.value.xml)).toContain(supplier.replace('&', '&amp;'));
    const panel = page.getByRole('tabpanel', { name: 'Export' });
    await expect(panel.getByText('no font')).toHaveCount(0);
    await openFile(page, 'saved.pdf', bytes);
    await expect(page.getByRole('tabpanel', { name: 'Page' })).toContainText(supplier);

    await bench.command('New document');
    await expect(page.getByText('Nothing to check yet')).toBeVisible();
    await bench.paste(complete('青空', 'Cafés del Puerto S.A.'));
    const drawn = openPdf(new Uint8Array(await savedPdf(bench)));
    expect(drawn.ok && new TextDecoder().decode(drawn.value.xml)).toContain('青空');
    await expect(panel.getByText('Saved, but there is no font for: 青 空')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Tax regimes' }).click();
  await page.getByRole('searchbox', { name: 'Search regimes' }).fill('Mexico');
  await page.getByRole('option', { name: /Mexico/ }).click();
  await expect(page.getByRole('heading', { name: /Mexico/ })).toBeVisible();

  expect(answers).toEqual([]);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(200);
  expect(
    stored.filter((path) => !/^\/tools\/assay\/(?:assets\/|icons\/|fonts\/noto-sans-[a-z]{4})?[\w.-]+$/.test(path)),
  ).toEqual([]);
});

test.describe('a newer workbench', () => {
  let folder: string;
  let server: OwnServer;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-pages-'));
    deployLean(folder);
    server = await startServer({ ASSAY_PAGES: folder });
  });
  test.afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is offered, never forced: one tab takes it when its button is pressed, another goes on with what it has', async ({
    page,
    context,
  }) => {
    const bench = new Workbench(page);
    await bench.open(`${server.address}/`);
    await kept(page);
    await bench.paste(invoice(['"code": "0142"', '"code": "0143"']));
    await bench.saved();
    const other = new Workbench(await context.newPage());
    await other.open(`${server.address}/`);
    await other.paste(invoice());
    await expect(other.verdict).toContainText('No errors');

    deployNewer(folder);
    const check = (tab: Page) =>
      tab.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      });
    await check(page);
    const newer = (tab: Page) => tab.locator('meta[name=build]').count();
    const offer = (tab: Page) => tab.getByRole('button', { name: 'New version: reload' });
    await expect(offer(page)).toBeVisible();
    // A reload alone does not activate it.
    await page.reload();
    await expect(offer(page)).toBeVisible();
    expect(await newer(page)).toBe(0);

    // The other tab is busy meanwhile: its requests must not keep the old worker busy, or the new one never activates.
    const stop = await other.page.evaluateHandle(() => {
      const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/'))?.name;
      if (file === undefined) throw new Error('The page has fetched no asset.');
      const timer = setInterval(() => void Promise.all([fetch('/v0/regimes'), fetch(file)]), 40);
      return () => {
        clearInterval(timer);
      };
    });
    await offer(page).click();
    await expect(async () => {
      expect(await newer(page)).toBe(1);
    }).toPass();
    await stop.evaluate((end) => {
      end();
    });
    await expect(bench.source).toContainText('"0143"');
    await expect(offer(page)).toBeHidden();

    // The other tab is unchanged and still has the files of its build.
    expect(await newer(other.page)).toBe(0);
    await expect(offer(other.page)).toBeVisible();
    await other.page.getByRole('link', { name: 'Rules' }).click();
    await expect(other.page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await other.page.getByRole('link', { name: 'Workbench', exact: true }).click();
    await offer(other.page).click();
    await expect(async () => {
      expect(await newer(other.page)).toBe(1);
    }).toPass();
  });

  test('is fetched and taken by a page that has broken', async ({ page }) => {
    const bench = new Workbench(page);
    await bench.open(`${server.address}/`);
    await kept(page);
    await bench.paste(invoice(['"code": "0142"', '"code": "0143"']));
    await bench.saved();
    await breakFrame(page);
    await page.reload();
    await expect(page.getByText('The workbench failed')).toBeVisible();
    deployNewer(folder);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(bench.source).toContainText('"0143"');
    await expect(page.locator('meta[name=build]')).toBeAttached();
  });
});
