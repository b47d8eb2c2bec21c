import { expect, type Page } from '@playwright/test';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

/** Writes to the database of drafts, as an earlier version or a broken browser may have left it. */
async function store(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, record]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('assay');
        asked.onupgradeneeded = () => asked.result.createObjectStore('drafts');
        asked.onerror = () => reject(new Error('The database does not open.'));
        asked.onsuccess = () => {
          const work = asked.result.transaction('drafts', 'readwrite');
          work.objectStore('drafts').put(record, name as string);
          work.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    [key, value] as const,
  );
}

const draft = { format: 1, tab: 'bad', savedAt: 1, activeId: 'a' };
const broken = [
  ['a list of nothing', { ...draft, documents: [null] }],
  ['a text of the wrong type', { ...draft, documents: [{ id: 'a', name: 'a.json', origin: 'typed', text: 7 }] }],
] as const;

for (const [name, record] of broken) {
  test(`a stored draft with ${name} does not brick the page; it is offered as a file`, async ({ page }) => {
    // An error page of the service has no workbench that would write meanwhile.
    await page.goto('/v0/');
    await store(page, 'bad', record);
    await page.evaluate(() => {
      sessionStorage.setItem('assay.tab', 'bad');
    });
    const bench = new Workbench(page);
    await bench.open();
    await expect(bench.verdict).toContainText('2 errors');
    const bar = page.getByRole('region', { name: 'Unreadable drafts' });
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Save as a file' }).click();
    expect((await download).suggestedFilename()).toBe('unreadable-drafts.json');
    await bar.getByRole('button', { name: 'Discard' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bench.verdict).toContainText('2 errors');
    await expect(bar).toBeHidden();
  });
}

test('a database that lacks its store gets it: what is typed is saved, and there again', async ({ page }) => {
  await page.goto('/v0/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('assay');
        asked.onsuccess = () => {
          asked.result.close();
          resolve();
        };
      }),
  );
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste('{ "code": "kept" }');
  await bench.saved();
  await page.reload();
  await expect(bench.source).toContainText('"kept"');
});

const refusals = [
  [
    'a garbage layout',
    () => {
      localStorage.setItem('react-resizable-panels:assay.columns', 'garbage');
      localStorage.setItem('react-resizable-panels:assay.rows', '{"source":-5,"problems":1e9}');
    },
  ],
  [
    'localStorage refused',
    () => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'locks refused',
    () => {
      navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
      navigator.locks.query = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    },
  ],
  [
    'a database that never answers',
    () => {
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
      sessionStorage.setItem('assay.tab', 'somebody');
    },
  ],
] as const;

for (const [name, refuse] of refusals) {
  test(`the page opens with ${name}`, async ({ page }) => {
    await page.addInitScript(refuse);
    const bench = new Workbench(page);
    await bench.open();
    await expect(bench.verdict).toContainText('2 errors');
    await expect(page.getByRole('region', { name: 'Problems' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });
}
