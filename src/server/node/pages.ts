import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { pageHeaders } from '../http/headers.ts';

/** The bundler puts a hash into the names below this path, so a file there never changes. */
const HASHED = '/assets/';

/**
 * Serves the built workbench: files as they are (a `.br` or `.gz` beside them if the browser takes it), and its one
 * page for every address without an extension, because the workbench does its own routing.
 */
export function createPages(folder: string): (request: Request) => Promise<Response | undefined> {
  const hono = new Hono();
  const files = serveStatic({ root: folder, precompressed: true });
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });

  hono.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    c.header('Cache-Control', c.req.path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  hono.use(compress());
  hono.use(async (c, next) => (c.req.path.startsWith(HASHED) ? next() : tagged(c, next)));
  hono.get('*', files);
  hono.get('*', (c, next) => (extname(c.req.path) === '' ? page(c, next) : next()));

  return async (request) => {
    const response = await hono.fetch(request);
    return response.status === 404 ? undefined : response;
  };
}

const tagged = etag();
