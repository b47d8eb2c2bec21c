import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { pageHeaders } from '../http/headers.ts';

/** The host's storage of the built workbench. */
export interface PageFiles {
  /** Serves the file of an address, or always the one named here; a `.br` or `.gz` beside it if accepted. */
  serve(path?: string): MiddlewareHandler;
  /** The text of `index.html`. */
  readPage(): Promise<string>;
}

/** The bundler puts a hash into the names below this path, so a file there never changes. */
const HASHED = '/assets/';

/**
 * Serves the built workbench: files (a `.br` or `.gz` beside them if the browser accepts it), and its one page for
 * every address without an extension, because the workbench does its own routing. `basePath` is the public prefix;
 * requests come without it.
 */
export function createPages(files: PageFiles, basePath = ''): (request: Request) => Promise<Response | undefined> {
  const hono = new Hono();
  const page = basePath === '' ? files.serve('index.html') : moved();

  /** The page with its addresses below the base path, which it also receives. */
  function moved(): MiddlewareHandler {
    const meta = `<meta name="base-path" content="${basePath}" />`;
    let text: string | undefined;
    return async (c) => {
      text ??= (await files.readPage())
        .replace(/\b(src|href)="\/(?!\/)/g, `$1="${basePath}/`)
        .replace('</head>', `${meta}</head>`);
      return c.html(text);
    };
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
  hono.get('*', files.serve());
  hono.get('*', (c, next) => (isFile(c.req.path) ? next() : page(c, next)));

  return async (request) => {
    const response = await hono.fetch(request);
    return response.status === 404 ? undefined : response;
  };
}

/** Whether an address is that of a file, existing or not: the workbench has no page below the hashed names. */
function isFile(path: string): boolean {
  return path.startsWith(HASHED) || hasExtension(path);
}

/** Whether the last segment of a path is a file name: a dot after its first character. */
export function hasExtension(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).lastIndexOf('.') > 0;
}

const tagged = etag();
