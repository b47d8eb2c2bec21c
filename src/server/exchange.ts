import { WARNINGS_HEADER } from '../api/headers.ts';
import { GOBL_VERSION } from '../api/versions.ts';
import type { Answer } from '../operations/answer.ts';
import { isolationHeaders, securityHeaders } from './http/headers.ts';
import { readTrace, type RequestTrace } from './http/request-trace.ts';
import type { BeginSpan, RequestSpan } from './request-span.ts';

/** Data about one request on its way through the application. */
export interface Exchange {
  /** `performance.now()` at the start. */
  readonly started: number;
  /** Size of the answer's body in UTF-8, if the application wrote it. */
  bytes: number;
  /** Size of the request's body, if the application read it. */
  received: number;
  readonly trace: RequestTrace;
  /** Reports the request to the trace collector, if there is one. */
  readonly span?: RequestSpan;
  /** The operation, or another name from a fixed list. */
  route: string;
  /** Kind of failure, if refused. */
  key?: string;
  /** For a streamed answer: settles when it is read to its end, breaks off or is abandoned. */
  ended?: Promise<void>;
}

/** The data of a new request. */
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

/** A reply whose body was written elsewhere: UTF-8, with a final line feed. */
export interface PackedReply extends Omit<Reply, 'text'> {
  readonly bytes: Uint8Array;
}

/** Names the engine of the answer; an upstream's answer says `upstream` and has its own version. */
const EMBEDDED = { 'Assay-Engine': 'embedded', 'GOBL-Version': GOBL_VERSION } as const;

const encoder = new TextEncoder();

/**
 * Makes the response of a reply. Headers are a plain record and the body a string, so that the Node host builds no
 * `Headers` object or stream.
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

/** The response of a streamed answer; `answers` names its engine. */
export function respondStream(
  exchange: Exchange,
  type: string,
  body: ReadableStream<Uint8Array>,
  answers: 'embedded' | 'upstream' = 'embedded',
): Response {
  const headers = new Headers(headersOf(exchange, { headers: { 'Content-Type': type } }));
  headers.set('Assay-Engine', answers);
  // An upstream has its own version.
  if (answers === 'upstream') headers.delete('GOBL-Version');
  return new Response(body, { status: 200, headers });
}

/** A response without a body, for 204, 304 and redirects. */
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

/** An answer about the service itself, for its operator: other origins may not read it. */
export function respondAboutService(exchange: Exchange, status: number, type: string, text: string): Response {
  exchange.route = 'health';
  const headers = { ...isolationHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' };
  return new Response(text, { status, headers: { ...headers, ...headersOfRequest(exchange) } });
}

/** Adds the headers of every answer to one made elsewhere, except permission for other origins. */
export function withHeaders(response: Response, exchange: Exchange): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...isolationHeaders, ...EMBEDDED, ...headersOfRequest(exchange) })) {
    headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Every name of a usual answer. Overwriting them takes half a microsecond for an answer; adding them takes eight, since
 * V8 11 (Node 20) then makes a new hidden class for each copy.
 */
const HEADERS = {
  ...securityHeaders,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  ...EMBEDDED,
  'X-Request-Id': '',
  'Server-Timing': '',
};

const WARNED_HEADERS = { ...HEADERS, [WARNINGS_HEADER]: '' };

function headersOf(exchange: Exchange, { headers }: Pick<Reply, 'headers'>): Record<string, string> {
  const usual = headers && WARNINGS_HEADER in headers ? WARNED_HEADERS : HEADERS;
  return { ...usual, ...headers, ...headersOfRequest(exchange) };
}

/** Headers about the request. */
export function headersOfRequest({ started, trace }: Exchange): { 'X-Request-Id': string; 'Server-Timing': string } {
  return { 'X-Request-Id': trace.id, 'Server-Timing': `total;dur=${(performance.now() - started).toFixed(4)}` };
}
