import { securityHeaders } from '../http/headers.ts';

/**
 * The request as if the service were at the root, or where to redirect. Addresses outside the base path are not found.
 */
export function withoutBasePath(request: Request, basePath: string): Request | Response {
  if (basePath === '') return request;
  const url = new URL(request.url);
  const { pathname, search } = url;
  if (pathname === basePath) {
    return new Response(null, { status: 308, headers: { ...securityHeaders, Location: `${basePath}/${search}` } });
  }
  if (pathname.startsWith(`${basePath}/`)) url.pathname = pathname.slice(basePath.length);
  else if (pathname !== '/healthz' && pathname !== '/readyz') url.pathname = '/v0/outside-of-the-base-path';
  return new Request(url, request);
}
