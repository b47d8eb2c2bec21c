import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { pageHeaders } from '../http/headers.ts';

/** The bundler puts a hash into the names below this path, so a file there never changes. */
const HASHED = '/assets/';

/**
 * Serves the built workbench: files as they are (a `.br` or `.gz` beside them if the browser takes it), and its one
 * page for every address without an extension, because the workbench does its own routing. `basePath` is where callers find
 * all this; requests come without it.
 */
export function createPages(folder: string, basePath = ''): (request: Request) => Promise<Response | undefined> {
  const hono = new Hono();
  const files = serveStatic({ root: folder, precompressed: true });
  const page = basePath === '' ? serveStatic({ root: folder, path: 'index.html', precompressed: true }) : moved();

  /** The page with its own addresses below the base path, which it is told too. */
  function moved(): MiddlewareHandler {
    const meta = `<meta name="base-path" content="${basePath}" />`;
    const text = readFileSync(join(folder, 'index.html'), 'utf8')
      .replace(/\b(src|href)="\/(?!\/)/g, `$1="${basePath}/`)
      .replace('</head>', `${meta}</head>`);
    return async (c) => c.html(text);
  }

  hono.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    c.header('Cache-Control', c.req.path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  hono.use(compress());
  hono.use(async (c, next) => (c.req.path.startsWith(HASHED) ? next() : tagged(c, next)));
  if (basePath !== '') hono.get('/index.html', page);
  if (basePath !== '') hono.get('/', page);
  hono.get('*', files);
  hono.get('*', (c, next) => (extname(c.req.path) === '' ? page(c, next) : next()));

  return async (request) => {
    const response = await hono.fetch(request);
    return response.status === 404 ? undefined : response;
  };
}

const tagged = etag();
