import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { breakFrame, mendFrame } from './pages/broken-frame.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { picture } from './pages/pictures.ts';
import { startServer } from './pages/server.ts';
import { Workbench } from './pages/workbench.ts';

test('a workbench that breaks gives the documents back as a file, and can begin anew, below a path too', async ({
  page,
}, info) => {
  const server = await startServer({ ASSAY_BASE_PATH: '/tools/assay' });
  const bench = new Workbench(page);
  await bench.open(`${server.address}/`);
  await bench.paste(invoice(['"code": "0142"', '"code": "0777"']));
  await bench.saved();
  await breakFrame(page);
  await page.goto(`${server.address}/rules`);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.reload();
    await expect(page.getByText('The workbench failed')).toBeVisible();
    await expectAccessible(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await picture(page, info, `rescue-${theme}-${String(width)}`);
    }
  }

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my documents as a file' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('0777');

  // The cause is gone: the text is back.
  await mendFrame(page);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page).toHaveURL(`${server.address}/`);
  await expect(bench.source).toContainText('"0777"');

  await breakFrame(page);
  await page.reload();
  await expect(page.getByText('The workbench failed')).toBeVisible();
  await mendFrame(page);
  await page.getByRole('button', { name: 'Discard stored data and reload' }).click();
  await expect(page).toHaveURL(`${server.address}/`);
  await expect(bench.source.getByRole('textbox').first()).toBeAttached();
  await expect(bench.source).not.toContainText('"0777"');
  await server.stop();
});
