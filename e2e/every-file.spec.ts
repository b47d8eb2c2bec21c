import { expect, test } from '@playwright/test';
import { chunks, entriesOf, reachedFrom } from '../src/testing/build/chunks.ts';

/** The files of the workers, which need no page: of the engine, and of the editor, which is one file. */
const ofWorkers = ['engine-worker', 'editor.worker'].flatMap((worker) =>
  entriesOf(worker).flatMap((entry) => [...reachedFrom(entry)]),
);

const ofPage = chunks.filter((name) => !ofWorkers.includes(name));

/** Imports files, and tells which throw. */
const IMPORT_ALL = `async (names) => {
  const troubles = [];
  await Promise.all(names.map((name) => import('/assets/' + name).catch((error) => troubles.push(name + ': ' + error))));
  return troubles;
}`;

test('every file of the build can be evaluated, in the page or in a worker', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  expect(Math.min(ofPage.length, ofWorkers.length)).toBeGreaterThan(100);
  await page.goto('/');
  await expect(page.locator('#root')).not.toBeEmpty();

  expect(await page.evaluate<readonly string[]>(`(${IMPORT_ALL})(${JSON.stringify(ofPage)})`)).toEqual([]);

  await page.route('**/assets/every-file.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${IMPORT_ALL})(${JSON.stringify(ofWorkers)}).then((troubles) => postMessage({ troubles }));`,
    }),
  );
  const inWorker = await page.evaluate<readonly string[]>(`new Promise((resolve) => {
    const worker = new Worker('/assets/every-file.js', { type: 'module' });
    worker.onmessage = ({ data }) => data.troubles && (worker.terminate(), resolve(data.troubles));
    worker.onerror = ({ message }) => resolve(['the worker does not start: ' + message]);
  })`);
  expect(inWorker).toEqual([]);
  expect(errors).toEqual([]);
});
