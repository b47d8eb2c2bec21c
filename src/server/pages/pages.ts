import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { guideHeaders, pageHeaders } from '../http/headers.ts';

/** The host's storage of the built workbench. */
export interface PageFiles {
  /** Serves the file of an address, or always the one named here; a `.br` or `.gz` beside it if accepted. */
  serve(path?: string): MiddlewareHandler;
  /** The text of a file, such as `index.html`; undefined if there is none. */
  readPage(path: string): Promise<string | undefined>;
}

/** The build puts a hash into the names below these paths, so a file there never changes. */
const HASHED = ['/assets/', '/guide/assets/'];

/** The top of the documentation site. */
const GUIDE = '/guide/';

/**
 * Serves the built workbench: files (a `.br` or `.gz` beside them if the browser accepts it), and its one page for
 * every address without an extension, because the workbench does its own routing. Below `/guide/` are the files of the
 * documentation site, and its own page for every other address. `basePath` is the public prefix; requests come without
 * it.
 */
export function createPages(files: PageFiles, basePath = ''): (request: Request) => Promise<Response | undefined> {
  const hono = new Hono();
  const page = basePath === '' ? files.serve('index.html') : moved();

  /** The page with its addresses below the base path, which it also receives. */
  function moved(): MiddlewareHandler {
    const meta = `<meta name="base-path" content="${basePath}" />`;
    let text: string | undefined;
    return async (c) => {
      text ??= ((await files.readPage('index.html')) ?? '')
        .replace(/\b(src|href)="\/(?!\/)/g, `$1="${basePath}/`)
        .replace('</head>', `${meta}</head>`);
      return c.html(text);
    };
  }

  hono.use(async (c, next) => {
    await next();
    if (!c.res.ok && !isMissingPage(c.res)) return;
    const headers = c.req.path.startsWith(GUIDE) ? guideHeaders : pageHeaders;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('Cache-Control', isHashed(c.req.path) && c.res.ok ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  hono.use(compress());
  hono.use(async (c, next) => (isHashed(c.req.path) ? next() : tagged(c, next)));
  routeGuide(hono, files, basePath);
  if (basePath !== '') hono.get('/index.html', page);
  if (basePath !== '') hono.get('/', page);
  hono.get('*', files.serve());
  hono.get('*', (c, next) => (isFile(c.req.path) ? next() : page(c, next)));

  return async (request) => {
    const response = await hono.fetch(request);
    return response.status === 404 && !isMissingPage(response) ? undefined : response;
  };
}

/** The documentation site's page for missing addresses. */
function isMissingPage({ status, headers }: Response): boolean {
  return status === 404 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** The site has a file for each of its pages, and one for all other addresses. */
function routeGuide(hono: Hono, files: PageFiles, basePath: string): void {
  const file = files.serve();
  hono.get('/guide', (c) => c.redirect(`${basePath}${GUIDE}`, 308));
  hono.get(GUIDE, files.serve('guide/index.html'));
  // A folder is its first page. Without a final slash relative links would start one folder too high.
  hono.get(`${GUIDE}*`, async (c, next) => {
    const [, path = '', slash] = /^\/(guide(?:\/[\w-]+)+)(\/)?$/.exec(c.req.path) ?? [];
    if (slash !== undefined) return files.serve(`${path}/index.html`)(c, next);
    const isFolder = path !== '' && (await files.readPage(`${path}/index.html`)) !== undefined;
    return isFolder ? c.redirect(`${basePath}/${path}/`, 308) : next();
  });
  hono.get(`${GUIDE}*`, (c, next) => (hasExtension(c.req.path) ? file(c, next) : next()));
  hono.get(`${GUIDE}*`, async (c) => {
    const text = await files.readPage('guide/404.html');
    return text === undefined ? c.notFound() : c.html(text.replaceAll(`="${GUIDE}`, `="${basePath}${GUIDE}`), 404);
  });
}

/** Whether an address is that of a file, existing or not: the workbench has no page below the hashed names. */
function isFile(path: string): boolean {
  return isHashed(path) || hasExtension(path);
}

function isHashed(path: string): boolean {
  return HASHED.some((below) => path.startsWith(below));
}

/** Whether the last segment of a path is a file name: a dot after its first character. */
export function hasExtension(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).lastIndexOf('.') > 0;
}

const tagged = etag();
