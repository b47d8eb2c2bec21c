import { expect, test } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { startServer } from './pages/server.ts';
import { Workbench } from './pages/workbench.ts';

test('while the server is away the engine in this browser takes over, and the server answers again by itself', async ({
  page,
}) => {
  const server = await startServer();
  const bench = new Workbench(page);
  const ahead = [/\/engine-[^/]*[.]js$/, /standard-definitions-[^/]*[.]js$/, /\/signing-[^/]*[.]js$/].map((code) =>
    page.waitForResponse(code),
  );
  await bench.open(`${server.address}/`);
  for (const response of ahead) await (await response).finished();
  await server.stop();
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('Not checked');
  await expect(bench.problems.getByRole('alert')).toContainText('The service does not answer');
  await bench.problems.getByRole('button', { name: 'Use the engine in this browser' }).click();
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  await expect(page.getByRole('list', { name: 'Your keys' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Workbench', exact: true }).click();

  await page.getByRole('radio', { name: 'this server' }).click();
  await expect(bench.verdict).toContainText('Not checked');
  await bench.command('use the browser engine when offline');
  await expect(page.getByText('server offline')).toBeVisible();
  await expect(bench.verdict).toContainText('No errors');

  const back = await startServer({ PORT: new URL(server.address).port });
  await expect(page.getByRole('radio', { name: 'this server' })).toBeChecked();
  await bench.paste(invoice(['B85412070', 'B85412071']));
  await expect(bench.verdict).toContainText('1 error');
  await back.stop();
});

test('a dead service behind the server is named as what it is', async ({ page }) => {
  const server = await startServer({ ASSAY_UPSTREAM: 'http://127.0.0.1:1/v0' });
  const bench = new Workbench(page);
  await bench.open(`${server.address}/`);
  await bench.paste(invoice());
  await bench.build();
  await expect(bench.built.getByRole('alert')).toContainText('The upstream service does not answer');
  await bench.built.getByRole('button', { name: 'Use the engine in this browser' }).click();
  await bench.build();
  await expect(bench.built).toContainText('Built from the current source');
  await server.stop();
});
