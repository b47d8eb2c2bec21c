import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkerd, type RunningWorker } from '../../testing/server-workerd.ts';
import { pageFilesIn } from '../node/page-files.ts';
import { createPages } from '../pages/pages.ts';

// workerd serves the workbench like Node.

const SCRIPT = 'export const a = 1;\n'.repeat(200);
let folder: string;
const running: Record<string, RunningWorker> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-workerd-'));
  const pages = join(folder, 'app');
  await mkdir(join(pages, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(pages, 'assets/main-abc123.js'), SCRIPT);
  await writeFile(join(pages, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(pages, 'assets/plain-abc123.css'), 'a { color: red }\n'.repeat(200));
  await mkdir(join(pages, 'guide/countries'), { recursive: true });
  await writeFile(join(pages, 'guide/index.html'), '<title>Guide</title>');
  await writeFile(join(pages, 'guide/countries/index.html'), '<title>Countries</title>');
  await writeFile(join(pages, 'guide/404.html'), '<a href="/guide/index.html">Nothing</a>');
  await writeFile(join(pages, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(
    join(pages, 'index.html'),
    '<!doctype html><head><title>Assay</title><script src="/assets/main-abc123.js"></script></head>',
  );
  const entry = new URL('../../testing/server-worker.ts', import.meta.url);
  for (const basePath of ['', '/tools/assay']) {
    running[basePath] = await startWorkerd(entry, { pages, env: { ASSAY_BASE_PATH: basePath, ASSAY_LOG: 'off' } });
  }
}, 60_000);
afterAll(async () => {
  for (const worker of Object.values(running)) await worker.stop();
  await rm(folder, { recursive: true });
});

const HEADERS = ['content-type', 'content-encoding', 'cache-control', 'content-security-policy', 'etag'];

async function seen(response: Response | undefined) {
  if (!response || (response.status === 404 && !response.headers.get('Content-Type')?.startsWith('text/html')))
    return 'nothing';
  const headers = HEADERS.map((name) => [name, response.headers.get(name)?.toLowerCase() ?? null]);
  return { status: response.status, headers, length: Buffer.from(await response.arrayBuffer()).length };
}

it.each([
  '/',
  '/index.html',
  '/regimes/ES',
  '/icon.svg',
  '/assets/main-abc123.js',
  '/assets',
  '/assets/gone.js',
  '/.git',
  '/guide/',
  '/guide/countries/index.html',
  '/guide/countries/',
  '/guide/nothing',
])('%s is as on Node, status, headers and length', async (path) => {
  const onNode = await createPages(pageFilesIn(join(folder, 'app')))(new Request(`http://localhost${path}`));
  const here = await fetch(`${running['']?.base}${path}`, { headers: { 'Accept-Encoding': 'identity' } });
  expect(await seen(here)).toEqual(await seen(onNode));
});

it.each(['br', 'gzip'])('a file comes packed by %s and is whole', async (encoding) => {
  const response = await fetch(`${running['']?.base}/assets/main-abc123.js`, {
    headers: { 'Accept-Encoding': encoding },
  });
  expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([encoding, SCRIPT]);
});

it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])('%s is not there', async (path) => {
  const response = await fetch(`${running['']?.base}${path}`);
  expect([response.status, (await response.text()).includes('secret"')]).toEqual([404, false]);
});

it('an unchanged page is not sent again', async () => {
  const tag = (await fetch(`${running['']?.base}/`)).headers.get('ETag') ?? '';
  const again = await fetch(`${running['']?.base}/`, { headers: { 'If-None-Match': tag } });
  expect([tag === '', again.status]).toEqual([false, 304]);
});

it('below a base path lie page and API, and nothing lies outside', async () => {
  const { base = '' } = running['/tools/assay'] ?? {};
  expect(await (await fetch(`${base}/tools/assay/regimes/ES`)).text()).toContain(
    '<script src="/tools/assay/assets/main-abc123.js">',
  );
  expect(await (await fetch(`${base}/tools/assay/v0/`)).json()).toMatchObject({
    links: { schemas: '/tools/assay/v0/schemas' },
  });
  const moved = await fetch(`${base}/tools/assay`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/tools/assay/']);
  const outside = await Promise.all(['/', '/v0/', '/healthz'].map(async (path) => (await fetch(base + path)).status));
  expect(outside).toEqual([404, 404, 200]);
});
