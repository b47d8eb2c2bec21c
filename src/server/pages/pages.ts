import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { pageHeaders } from '../http/headers.ts';

/** Where a host keeps the built workbench. */
export interface PageFiles {
  /** Serves the file that an address names, or always the one named here; a `.br` or `.gz` beside it where it is taken. */
  serve(path?: string): MiddlewareHandler;
  /** The text of `index.html`. */
  readPage(): Promise<string>;
}

/** The bundler puts a hash into the names below this path, so a file there never changes. */
const HASHED = '/assets/';

/**
 * Serves the built workbench: files as they are (a `.br` or `.gz` beside them if the browser takes it), and its one
 * page for every address without an extension, because the workbench does its own routing. `basePath` is where callers find
 * all this; requests come without it.
 */
export function createPages(files: PageFiles, basePath = ''): (request: Request) => Promise<Response | undefined> {
  const hono = new Hono();
  const page = basePath === '' ? files.serve('index.html') : moved();

  /** The page with its own addresses below the base path, which it is told too. */
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

/** Whether an address names a file, which is there or not: the workbench has no page below the hashed ones. */
function isFile(path: string): boolean {
  return path.startsWith(HASHED) || hasExtension(path);
}

/** Whether the last segment of a path names a file: a dot after its first character. */
export function hasExtension(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).lastIndexOf('.') > 0;
}

const tagged = etag();
