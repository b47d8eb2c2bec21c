import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { picture } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

test('a document without its names is handed on by a link, opened by a colleague, with a report', async ({
  page,
  context,
}, info) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice(['"10.555"', '"10,555"']));
  await expect(bench.verdict).toContainText('1 fault');
  await bench.command('Share');
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByText('Leave out names and numbers').click();
  await expect(sheet.getByText(/^Hidden: /)).toContainText('supplier.name');
  await expect(sheet.getByText(/ characters\. The document is in the link itself/)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await picture(page, info, `hand-on-${theme}-${String(width)}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);

  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download as HTML' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('<p>Refused: one fault.</p>');
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const sent: string[] = [];
  const colleague = await context.newPage();
  colleague.on('request', (request) => sent.push(request.url()));
  const theirs = new Workbench(colleague);
  await colleague.goto(link);
  await expect(theirs.source).toContainText('Xxxxxxxx Xxxxxxx X.X.');
  await expect(theirs.source).not.toContainText('Navalón');
  await expect(theirs.source).toContainText('10,555');
  await expect(theirs.verdict).toContainText('fault');
  expect(new URL(colleague.url()).hash).toBe('');
  expect(sent.filter((url) => url.includes('document='))).toEqual([]);
});
