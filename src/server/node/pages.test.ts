import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPages } from '../pages/pages.ts';
import { pageFilesIn } from './page-files.ts';

let folder: string;
let pages: ReturnType<typeof createPages>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-pages-'));
  await mkdir(join(folder, 'app/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(
    join(folder, 'app/index.html'),
    '<!doctype html><head><title>Assay</title><script src="/assets/main-abc123.js"></script></head>',
  );
  await writeFile(join(folder, 'app/assets/main-abc123.js'), 'export const a = 1;\n'.repeat(200));
  await writeFile(join(folder, 'app/assets/main-abc123.js.br'), 'stands for compressed text');
  await mkdir(join(folder, 'app/guide/assets'), { recursive: true });
  await mkdir(join(folder, 'app/guide/countries'), { recursive: true });
  await writeFile(join(folder, 'app/guide/index.html'), '<title>Guide</title>');
  await writeFile(join(folder, 'app/guide/countries/es.html'), '<title>Spain</title>');
  await writeFile(join(folder, 'app/guide/countries/index.html'), '<title>Countries</title>');
  await writeFile(join(folder, 'app/guide/404.html'), '<a href="/guide/index.html">Nothing</a>');
  await writeFile(join(folder, 'app/guide/assets/guide-abc123.css'), 'a { color: red }\n'.repeat(200));
  pages = createPages(pageFilesIn(join(folder, 'app')));
});
afterAll(() => rm(folder, { recursive: true }));

async function get(path: string, headers: Record<string, string> = {}) {
  return pages(new Request(`http://localhost${path}`, { headers }));
}

it.each(['/', '/regimes/ES', '/docs', '/docs/build', '/some/page'])(
  '%s is the one page, checked for change each time',
  async (path) => {
    const response = await get(path);
    expect(await response?.text()).toContain('<title>Assay</title>');
    expect(response?.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response?.headers.get('Cache-Control')).toBe('no-cache');
    expect(response?.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'self'; script-src 'self'; .*frame-ancestors 'none'/,
    );
  },
);

it('below a base path the page asks for its files there, and knows it', async () => {
  const below = createPages(pageFilesIn(join(folder, 'app')), '/tools/assay');
  for (const path of ['/', '/index.html', '/regimes/ES']) {
    const response = await below(new Request(`http://localhost${path}`));
    const text = await response?.text();
    expect(text).toContain('<script src="/tools/assay/assets/main-abc123.js">');
    expect(text).toContain('<meta name="base-path" content="/tools/assay" />');
    expect(response?.headers.get('Content-Type')).toMatch(/^text\/html/);
  }
  expect((await below(new Request('http://localhost/assets/main-abc123.js')))?.status).toBe(200);
});

it('an unchanged page is not sent again', async () => {
  const tag = (await get('/'))?.headers.get('ETag') ?? '';
  expect((await get('/', { 'If-None-Match': tag }))?.status).toBe(304);
});

it('hashed files may be kept for ever', async () => {
  const response = await get('/assets/main-abc123.js');
  expect(response?.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

it('a file compressed beforehand is preferred, others are compressed on the way', async () => {
  const ready = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'br, gzip' });
  expect([ready?.headers.get('Content-Encoding'), await ready?.text()]).toEqual(['br', 'stands for compressed text']);
  const made = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'gzip' });
  expect(made?.headers.get('Content-Encoding')).toBe('gzip');
});

it.each([
  '/assets/gone-abc123.js',
  '/assets/anything',
  '/assets/',
  '/favicon.ico',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
])('%s is not there', async (path) => {
  expect(await get(path)).toBeUndefined();
});

describe('the guide', () => {
  it.each([
    ['/guide/', 'Guide'],
    ['/guide/index.html', 'Guide'],
    ['/guide/countries/es.html', 'Spain'],
    ['/guide/countries/index.html', 'Countries'],
    ['/guide/countries/', 'Countries'],
  ])('has a file for %s, checked for change each time, and runs nothing else', async (path, title) => {
    const response = await get(path);
    expect([response?.status, await response?.text()]).toEqual([200, `<title>${title}</title>`]);
    expect(response?.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response?.headers.get('Cache-Control')).toBe('no-cache');
    const policy = response?.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'$/);
    expect(policy).not.toContain('unsafe');
    const again = await get(path, { 'If-None-Match': response?.headers.get('ETag') ?? '' });
    expect(again?.status).toBe(304);
  });

  it('leads from a folder to the address at which its links work', async () => {
    const response = await get('/guide/countries');
    expect([response?.status, response?.headers.get('Location')]).toEqual([308, '/guide/countries/']);
  });

  it('keeps files with a hash in their name for ever', async () => {
    const response = await get('/guide/assets/guide-abc123.css', { 'Accept-Encoding': 'gzip' });
    expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response?.headers.get('Content-Encoding')).toBe('gzip');
  });

  it.each(['/guide/nothing', '/guide/nothing.html', '/guide/nothing/', '/guide/es', '/guide/assets/gone.css'])(
    '%s is not there, and the page says so',
    async (path) => {
      const response = await get(path);
      expect([response?.status, await response?.text()]).toEqual([404, '<a href="/guide/index.html">Nothing</a>']);
      expect(response?.headers.get('Cache-Control')).toBe('no-cache');
      expect(response?.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    },
  );

  it.each(['/guide/../../secret.txt', '/guide/%2e%2e/%2e%2e/secret.txt', '/guide/..%2f..%2fsecret.txt'])(
    '%s does not lead out of the folder',
    async (path) => {
      expect((await (await get(path))?.text()) ?? '').not.toBe('secret');
    },
  );

  it('is below the base path', async () => {
    const below = createPages(pageFilesIn(join(folder, 'app')), '/tools/assay');
    const moved = await below(new Request('http://localhost/guide'));
    expect([moved?.status, moved?.headers.get('Location')]).toEqual([308, '/tools/assay/guide/']);
    const missing = await below(new Request('http://localhost/guide/a/b'));
    expect(await missing?.text()).toBe('<a href="/tools/assay/guide/index.html">Nothing</a>');
  });

  it('is missing where it was not built', async () => {
    const without = createPages(pageFilesIn(join(folder, 'app/assets')));
    expect(await without(new Request('http://localhost/guide/'))).toBeUndefined();
  });
});
