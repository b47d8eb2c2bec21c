import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Application } from '../application.ts';

/**
 * Lists and definitions are large and repetitive, so they are compressed. Answers on documents take the fast path,
 * where a response is one string.
 */
export function compressReference(application: Application): (request: Request) => Promise<Response> | Response {
  const compressing = new Hono().use(compress()).all('*', (c) => application.fetch(c.req.raw));
  return (request) => {
    const worthwhile = request.method === 'GET' && request.headers.has('Accept-Encoding');
    return worthwhile ? compressing.fetch(request) : application.fetch(request);
  };
}
