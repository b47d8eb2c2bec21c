import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { API_VERSION } from '../../contract/versions.ts';
import { pageHeaders } from '../http/headers.ts';

/** Files of the package that the page needs, with their types. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Assay API</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <script defer src="/docs/swagger-ui-bundle.js"></script>
    <script defer src="/docs/start.js"></script>
  </head>
  <body>
    <main id="docs"><noscript>The description itself is at /${API_VERSION}/openapi.json.</noscript></main>
  </body>
</html>
`;

/** In a file of its own, because pages run no inline script. */
const START = `SwaggerUIBundle({
  url: '/${API_VERSION}/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

/** Serves `/docs`: the API, shown from the service's own OpenAPI document with files of this origin alone. */
export function createDocsPage(): (request: Request) => Promise<Response | undefined> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const hono = new Hono();
  hono.use(compress());
  hono.use(etag());
  hono.get('/docs', (c) => c.body(PAGE, 200, headersFor('text/html; charset=utf-8')));
  hono.get('/docs/', (c) => c.redirect('/docs', 301));
  hono.get('/docs/start.js', (c) => c.body(START, 200, headersFor('text/javascript; charset=utf-8')));
  hono.get('/docs/:file', async (c) => {
    const type = Object.hasOwn(FILES, c.req.param('file')) && FILES[c.req.param('file')];
    if (!type) return c.notFound();
    return c.body(new Uint8Array(await readFile(join(folder, c.req.param('file')))), 200, headersFor(type));
  });
  return async (request) => {
    if (!/^\/docs(?:\/|$)/.test(new URL(request.url).pathname)) return undefined;
    const response = await hono.fetch(request);
    return response.status === 404 ? undefined : response;
  };
}

function headersFor(type: string): Record<string, string> {
  return { ...pageHeaders, 'Content-Type': type, 'Cache-Control': 'no-cache' };
}
