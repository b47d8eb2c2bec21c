import { expect, test as loadingAhead } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/lean.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

test('a panel or a page whose code does not come says so in its place; the rest works on and it comes when asked again', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.route('**/assets/TracePanel-*', (route) => route.abort());
  await page.route('**/assets/RulesPage-*', (route) => route.abort());
  await bench.open();
  await page.getByRole('tab', { name: 'Trace' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Trace did not load' })).toBeVisible();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.unroute('**/assets/TracePanel-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'How the totals are calculated' })).toBeVisible();

  await bench.paste(invoice(['B85412070', 'B85412071']));
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Rules did not load' })).toBeVisible();
  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await expect(bench.verdict).toContainText('1 error');
  await page.unroute('**/assets/RulesPage-*');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search rules' })).toBeVisible();
});

test('the frame shows before what asks the service has come; a key that was pressed meanwhile is not lost', async ({
  page,
}) => {
  const bench = new Workbench(page);
  let come = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/answers-*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/');
  await expect(bench.verdict).toContainText('Checking');
  await expect(page.getByRole('navigation', { name: 'Open documents' })).toContainText('broken-invoice-es');
  await page.keyboard.press('F1');
  come();
  await expect(page.getByRole('dialog', { name: 'All commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bench.verdict).toContainText('2 errors');
});

test('where what asks the service does not come, the frame says so and asks again', async ({ page }) => {
  const bench = new Workbench(page);
  await page.route('**/assets/answers-*.js*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Workbench did not load');
  await page.unroute('**/assets/answers-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bench.verdict).toContainText('2 errors');
});

loadingAhead('what was fetched ahead opens after the service has gone', async ({ page }) => {
  const bench = new Workbench(page);
  const ahead = page.waitForResponse('**/assets/KeysPage-*.js');
  await bench.open();
  await ahead;
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Keys' }).click();
  await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Schemas' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search schemas' })).toBeVisible();
});
