import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { pictures } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

test('a document without its names is handed on by a link, opened by a colleague, with a report', async ({
  page,
  context,
}, info) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice(['"10.555"', '"10,555"']));
  await expect(bench.verdict).toContainText('1 error');
  await bench.command('Share');
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByText('Hide names and numbers').click();
  await expect(sheet.getByText(/^Hidden: /)).toContainText('supplier.name');
  await expect(sheet.getByText(/ characters\. The document is in the link itself/)).toBeVisible();
  await pictures(page, info, 'hand-on', [1440, 390]);
  await expectAccessible(page);

  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download as HTML' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('<p>Rejected: one error.</p>');
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
  await expect(theirs.verdict).toContainText('error');
  expect(new URL(colleague.url()).hash).toBe('');
  expect(sent.filter((url) => url.includes('document='))).toEqual([]);
});

const linkTo = (text: string) =>
  `/#document=1.${deflateRawSync(JSON.stringify(['theirs.json', text])).toString('base64url')}`;

test('the document of a link is kept for the next visit only if its reader says so', async ({ page }, info) => {
  const bench = new Workbench(page);
  const bar = page.getByRole('region', { name: 'Document from a link' });
  const theirs = page.getByRole('tab', { name: /theirs\.json/ });
  await page.goto(linkTo('{ "note": "of a link" }'));
  await expect(bench.source).toContainText('of a link');
  await expect(bar).toContainText('This document came from a link.');
  await pictures(page, info, 'shared', [1440, 390]);
  await expectAccessible(page);

  await page.reload();
  await expect(bench.source).toContainText('supplier');
  await expect(bar).toBeHidden();
  await expect(theirs).toHaveCount(0);

  await page.goto(linkTo('{ "note": "of a second link" }'));
  await expect(bench.source).toContainText('of a second link');
  await bar.getByRole('button', { name: 'Do not keep it' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(theirs).toHaveCount(0);

  await page.goto(linkTo('{ "note": "of a third link" }'));
  await expect(bench.source).toContainText('of a third link');
  await bar.getByRole('button', { name: 'Keep it', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(bench.source).toContainText('of a third link');
  await expect(bar).toBeHidden();
});

test('a link that holds millions of brackets is refused and leaves nothing behind', async ({ page }) => {
  const bench = new Workbench(page);
  for (const text of ['['.repeat(900_000), '['.repeat(4_900_000)]) {
    await page.goto('about:blank');
    await page.goto(linkTo(text));
    await expect(page.getByText(/The document in this link (?:was not opened|cannot be read)/).first()).toBeVisible();
    await page.reload();
    await expect(bench.source).not.toContainText('[[[');
  }
});
