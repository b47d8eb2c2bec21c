import { WARNINGS_HEADER } from '../../api/headers.ts';
import { securityHeaders } from '../http/headers.ts';
import { traceparent, type RequestTrace } from '../http/request-trace.ts';

/** Headers of an answer that are valid for every caller. All others are dropped: cookies, connection, encoding. */
const PASSED_BACK = ['Content-Type', 'ETag', 'Cache-Control', 'GOBL-Version', 'Retry-After', WARNINGS_HEADER] as const;

interface Call {
  readonly way: string;
  readonly body: boolean;
  readonly trace: RequestTrace;
}

/**
 * Headers sent to the upstream: content type, entity tag, `Via`, and the ids for logs. Nothing else of the caller: no
 * cookie, no authorization, no address, no origin.
 */
export function headersForUpstream(request: Request, { way, body, trace }: Call) {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Encoding': 'identity' };
  headers['X-Request-Id'] = trace.id;
  headers['traceparent'] = traceparent(trace);
  headers['Via'] = [request.headers.get('Via'), `1.1 ${way}`].filter(Boolean).join(', ');
  if (body) headers['Content-Type'] = 'application/json';
  const tag = request.headers.get('If-None-Match');
  if (tag !== null) headers['If-None-Match'] = tag;
  return headers;
}

/** The upstream's headers for the caller, below this service's own security headers. */
export function headersForCaller(from: Headers): Record<string, string> {
  const passed = PASSED_BACK.flatMap((name) => {
    const value = from.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...securityHeaders, 'Cache-Control': 'no-store', ...Object.fromEntries(passed), 'Assay-Engine': 'upstream' };
}

/** Whether this process has already sent the request (RFC 9110, 7.6.3). */
export function wasHere(request: Request, way: string): boolean {
  return request.headers.get('Via')?.includes(way) ?? false;
}
