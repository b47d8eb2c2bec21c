import { expect, test } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { Workbench } from './pages/workbench.ts';

test('a panel whose code does not come says so in its place; the rest works on and it comes when asked again', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.route('**/assets/TracePanel-*', (route) => route.abort());
  await bench.open();
  await page.getByRole('tab', { name: 'Trace' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Trace did not load' })).toBeVisible();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No faults');
  await page.unroute('**/assets/TracePanel-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'How the totals come about' })).toBeVisible();
});

test('a page whose code does not come leaves the workbench as it is', async ({ page }) => {
  const bench = new Workbench(page);
  await page.route('**/assets/RulesPage-*', (route) => route.abort());
  await bench.open();
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Rules did not load' })).toBeVisible();
  await page.getByRole('link', { name: 'Workbench', exact: true }).click();
  await expect(bench.verdict).toContainText('1 fault');
  await page.unroute('**/assets/RulesPage-*');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search rules' })).toBeVisible();
});

test('what was fetched ahead opens after the service has gone', async ({ page }) => {
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
