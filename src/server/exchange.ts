import { GOBL_VERSION } from '../contract/versions.ts';
import type { Answer } from '../handlers/answer.ts';
import { isolationHeaders, securityHeaders } from './http/headers.ts';
import { readTrace, type RequestTrace } from './http/request-trace.ts';
import type { BeginSpan, RequestSpan } from './request-span.ts';

/** Bookkeeping of one request on its way through the application. */
export interface Exchange {
  /** `performance.now()` at the start. */
  readonly started: number;
  /** Length of the answer's body in UTF-8, where the application made it. */
  bytes: number;
  /** Length of the request's body, where the application read it. */
  received: number;
  readonly trace: RequestTrace;
  /** Tells of the request to whoever collects traces; nobody does without it. */
  readonly span?: RequestSpan;
  /** The operation, or another bounded word for what was asked. */
  route: string;
  /** Kind of failure, of a refusal. */
  key?: string;
  /** Of an answer that is made while it is read: settles when it was read to its end, broke off or was given up. */
  ended?: Promise<void>;
}

/** The bookkeeping of a request that has just arrived. */
export function beginExchange(request: Request, beginSpan?: BeginSpan): Exchange {
  const started = performance.now();
  const arrived = readTrace(request.headers);
  const span = beginSpan?.(arrived);
  const trace = span?.trace ?? arrived;
  return { started, bytes: 0, received: 0, trace, route: 'none', ...(span && { span }) };
}

export interface Reply extends Answer {
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply whose body was written elsewhere: UTF-8, with the line feed at its end. */
export interface PackedReply extends Omit<Reply, 'text'> {
  readonly bytes: Uint8Array;
}

/** Says whose answer it is; what an upstream answers says `upstream` and its own version instead. */
const EMBEDDED = { 'Assay-Engine': 'embedded', 'GOBL-Version': GOBL_VERSION } as const;

const encoder = new TextEncoder();

/**
 * Makes the response of a reply. Headers are one plain record and the body one string: the Node host writes such a
 * response without building a `Headers` object or a stream.
 */
export function respond(exchange: Exchange, reply: Reply | PackedReply): Response {
  if (reply.key !== undefined) exchange.key = reply.key;
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

/** The response of an answer that is made while it is read; `answers` says by whom. */
export function respondStream(
  exchange: Exchange,
  type: string,
  body: ReadableStream<Uint8Array>,
  answers: 'embedded' | 'upstream' = 'embedded',
): Response {
  const headers = new Headers(headersOf(exchange, { headers: { 'Content-Type': type } }));
  headers.set('Assay-Engine', answers);
  // Whoever answers there has a version of its own.
  if (answers === 'upstream') headers.delete('GOBL-Version');
  return new Response(body, { status: 200, headers });
}

/** The same without a body, for 204, 304 and redirects. */
export function respondEmpty(
  exchange: Exchange,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(null, {
    status,
    headers: { ...securityHeaders, ...headers, ...EMBEDDED, ...headersOfRequest(exchange) },
  });
}

/** An answer about the service itself, for those who run it: no other origin may read it. */
export function respondAboutService(exchange: Exchange, status: number, type: string, text: string): Response {
  exchange.route = 'health';
  const headers = { ...isolationHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' };
  return new Response(text, { status, headers: { ...headers, ...headersOfRequest(exchange) } });
}

/** Adds what every answer has to one that was made elsewhere, except the leave for other origins. */
export function withHeaders(response: Response, exchange: Exchange): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...isolationHeaders, ...EMBEDDED, ...headersOfRequest(exchange) })) {
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
    ...headersOfRequest(exchange),
  };
}

/** What an answer says of the request itself. */
export function headersOfRequest({ started, trace }: Exchange): { 'X-Request-Id': string; 'Server-Timing': string } {
  return { 'X-Request-Id': trace.id, 'Server-Timing': `total;dur=${(performance.now() - started).toFixed(4)}` };
}
