import { expect, test, type Page } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { Workbench } from './pages/workbench.ts';

/** The page's colour for names in JSON, and that of a name in the editor. */
function coloursOfNames(page: Page): Promise<readonly [token: string, name: string]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--json-key)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    const name = [...document.querySelectorAll('.document-editor .view-line span span')].find((span) =>
      span.textContent.includes('"currency"'),
    );
    if (!name) throw new Error('The editor shows no text.');
    return [color, getComputedStyle(name).color] as const;
  });
}

test('a whole session asks only the server the page came from, and breaks no content policy', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const troubles: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|^Violation/i.test(message.text())) troubles.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
      console.log(`Violation of ${effectiveDirective} in ${sourceFile}`);
    });
  });

  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  for (const theme of ['light', 'dark'] as const) {
    await bench.command(`Theme: ${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(async () => {
      const [token, name] = await coloursOfNames(page);
      expect(name).toBe(token);
    }).toPass();
  }
  await bench.source.getByText('"0142"').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Format Document' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bench.build();
  await expect(bench.built).toContainText('Built from the current source');
  await page.getByRole('tab', { name: 'Diff' }).click();
  await expect(page.locator('.monaco-diff-editor .view-line').first()).toBeVisible();
  await bench.command('Copy built');
  await bench.operate('Replicate');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const place of ['Tax regimes', 'Format addons']) {
    await page.getByRole('link', { name: place }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  }
  expect(foreign).toEqual([]);
  expect(troubles).toEqual([]);
});
