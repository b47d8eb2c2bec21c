import { expect, it } from 'vitest';
import { createDocsPage } from './docs-page.ts';

const docs = createDocsPage();
const get = (path: string, headers: Record<string, string> = {}) =>
  docs(new Request(`http://localhost${path}`, { headers }));

it('the page loads nothing from elsewhere and runs nothing inline', async () => {
  const response = await get('/docs');
  const page = (await response?.text()) ?? '';
  expect(response?.headers.get('Content-Security-Policy')).toMatch(/script-src 'self';/);
  expect(page).not.toMatch(/https?:|<script(?![^>]* src="\/docs\/)[^>]*>|onload/);
});

it.each([
  ['/docs/swagger-ui-bundle.js', 'text/javascript'],
  ['/docs/swagger-ui.css', 'text/css'],
  ['/docs/start.js', 'text/javascript'],
  ['/docs/favicon-32x32.png', 'image/png'],
])('%s is served as %s', async (path, type) => {
  const response = await get(path);
  expect(response?.status).toBe(200);
  expect(response?.headers.get('Content-Type')).toContain(type);
  const tag = response?.headers.get('ETag') ?? '';
  expect((await get(path, { 'If-None-Match': tag }))?.status).toBe(304);
});

it('the large file travels compressed', async () => {
  const response = await get('/docs/swagger-ui-bundle.js', { 'Accept-Encoding': 'gzip' });
  expect(response?.headers.get('Content-Encoding')).toBe('gzip');
});

it.each(['/docs/package.json', '/docs/..%2fpackage.json', '/docs/constructor', '/docs/a/b', '/documents', '/'])(
  '%s is not its own',
  async (path) => {
    expect(await get(path)).toBeUndefined();
  },
);
