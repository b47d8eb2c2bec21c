import { isolationHeaders, securityHeaders } from './http/headers.ts';

/** Bookkeeping of one request on its way through the application. */
export interface Exchange {
  /** `performance.now()` at the start. */
  readonly started: number;
  /** Length of the answer's body in UTF-8, where the application made it. */
  bytes: number;
}

export interface Reply {
  readonly status: number;
  /** JSON text. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply whose body was written elsewhere: UTF-8, with the line feed at its end. */
export interface PackedReply extends Omit<Reply, 'text'> {
  readonly bytes: Uint8Array;
}

/** Says whose answer it is; what an upstream answers says `upstream` instead. */
const EMBEDDED = { 'Assay-Engine': 'embedded' } as const;

const encoder = new TextEncoder();

/**
 * Makes the response of a reply. Headers are one plain record and the body one string: the Node host writes such a
 * response without building a `Headers` object or a stream.
 */
export function respond(exchange: Exchange, reply: Reply | PackedReply): Response {
  if ('bytes' in reply) {
    exchange.bytes = reply.bytes.length;
    return new Response(reply.bytes as Uint8Array<ArrayBuffer>, {
      status: reply.status,
      headers: headersOf(exchange, reply),
    });
  }
  const body = `${reply.text}\n`;
  exchange.bytes = encoder.encode(body).length;
  return new Response(body, { status: reply.status, headers: headersOf(exchange, reply) });
}

/** The same without a body, for 204, 304 and redirects. */
export function respondEmpty(
  exchange: Exchange,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(null, {
    status,
    headers: { ...securityHeaders, ...headers, ...EMBEDDED, 'Server-Timing': timing(exchange) },
  });
}

/** Adds what every answer has to one that was made elsewhere, except the leave for other origins. */
export function withHeaders(response: Response, exchange: Exchange): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...isolationHeaders, ...EMBEDDED, 'Server-Timing': timing(exchange) })) {
    headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

function headersOf(exchange: Exchange, reply: Pick<Reply, 'headers'>): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...reply.headers,
    ...EMBEDDED,
    'Server-Timing': timing(exchange),
  };
}

/** For the header `Server-Timing`. */
export function timing(exchange: Exchange): string {
  return `total;dur=${(performance.now() - exchange.started).toFixed(4)}`;
}
