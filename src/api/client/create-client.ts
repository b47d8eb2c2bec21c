import type { Built, BuiltBy, CorrectedBy, Json, Language, Only, SignedBy } from '../../engine/index.ts';
import type { RouteDefinition, RouteInput, RouteOutput } from '../define-route.ts';
import { WARNINGS_HEADER } from '../headers.ts';
import { fits } from '../typed-schema/check.ts';
import type { ErrorFault } from '../schemas/error-body.ts';
import { routes, type OperationId, type RouteOf } from '../routes.ts';
import { ApiError } from './api-error.ts';
import { writeBody, type JsonText } from './json-text.ts';
import { readError } from './read-error.ts';
import { writePath } from './write-path.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** Base address including the version, without a slash at the end: `/v0`, `https://host/v0`. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`, for example with an application in this process. */
  readonly fetch?: Fetch;
  /** Milliseconds until a call fails with kind `timeout`; default 30 seconds. */
  readonly timeout?: number;
  /** The language of texts in answers; default English. */
  readonly lang?: Language;
  /** Called for an answer with warnings: dropped, replaced or misspelt values. `warnings: true` returns them. */
  readonly onWarnings?: (answered: { readonly operation: OperationId; readonly count: number }) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The language of texts in this answer; default that of the client. */
  readonly lang?: Language;
}

/** A route's input, except that a member for any JSON also accepts JSON text. */
type CallInput<I> = { readonly [K in keyof I]: Json extends I[K] ? I[K] | JsonText : I[K] };

type Call<Id extends OperationId> =
  unknown extends RouteInput<RouteOf<Id>>
    ? (options?: CallOptions) => Promise<RouteOutput<RouteOf<Id>>>
    : object extends RouteInput<RouteOf<Id>>
      ? (input?: CallInput<RouteInput<RouteOf<Id>>>, options?: CallOptions) => Promise<RouteOutput<RouteOf<Id>>>
      : (input: CallInput<RouteInput<RouteOf<Id>>>, options?: CallOptions) => Promise<RouteOutput<RouteOf<Id>>>;

type Input<Id extends OperationId> = CallInput<RouteInput<RouteOf<Id>>>;

/** With `warnings` the answer has two members. */
type Answer<Request, Document> = Request extends { readonly warnings: true }
  ? { readonly document: Document; readonly warnings: readonly ErrorFault[] }
  : Request extends { readonly warnings?: infer Asked }
    ? true extends Asked
      ? Document | { readonly document: Document; readonly warnings: readonly ErrorFault[] }
      : Document
    : Document;

/** The operations whose answer has the type of the given document, if the compiler knows that type. */
interface DocumentCalls {
  build<const Request extends Input<'build'>>(
    input: Only<Input<'build'>, Request>,
    options?: CallOptions,
  ): Promise<Answer<Request, BuiltBy<Request>>>;
  correct<const Request extends Input<'correct'>>(
    input: Only<Input<'correct'>, Request>,
    options?: CallOptions,
  ): Promise<CorrectedBy<Request>>;
  replicate<const Request extends Input<'replicate'>>(
    input: Only<Input<'replicate'>, Request>,
    options?: CallOptions,
  ): Promise<Built<Request['data']>>;
  sign<const Request extends Input<'sign'>>(
    input: Only<Input<'sign'>, Request>,
    options?: CallOptions,
  ): Promise<Answer<Request, SignedBy<Request>>>;
}

/** One method per listed route, named by its operation id. Methods reject only with {@link ApiError}. */
export type Client = DocumentCalls & { readonly [Id in Exclude<OperationId, keyof DocumentCalls>]: Call<Id> };

/**
 * Makes the typed client of the API. It checks every answer against the schema of its route, so a broken or malicious
 * service causes an error of kind `malformed`, never a wrong verdict.
 */
export function createClient(options: ClientOptions): Client {
  const methods = (routes as readonly RouteDefinition[]).map((route) => {
    const takesInput = Boolean(route.body ?? route.params ?? route.query);
    const method = takesInput
      ? (input: object = {}, call?: CallOptions) => send(options, route, input, call)
      : (call?: CallOptions) => send(options, route, {}, call);
    return [route.operationId, method] as const;
  });
  return Object.fromEntries(methods) as unknown as Client;
}

async function send(
  client: ClientOptions,
  route: RouteDefinition,
  input: object,
  call: CallOptions = {},
): Promise<unknown> {
  const timeout = AbortSignal.timeout(client.timeout ?? 30_000);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  const init: RequestInit = { method: route.method, signal, credentials: 'same-origin' };
  if (route.body) {
    init.body = writeBody(input);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const url = client.baseUrl + writePath(route, input, call.lang ?? client.lang);
  const { status, text, count } = await exchange(
    client.fetch ?? ((to, how) => globalThis.fetch(to, how)),
    url,
    init,
  ).catch((cause: unknown) => {
    if (call.signal?.aborted) throw call.signal.reason;
    throw timeout.aborted ? timedOut(cause) : unreachable(cause);
  });
  if (count > 0) client.onWarnings?.({ operation: route.operationId as OperationId, count });
  const body = parse(text);
  if (status !== 200) throw readError(status, body);
  const { schema, warned } = route.responses[200];
  const promised = warned && 'warnings' in input && input.warnings === true ? warned : schema;
  if (body === undefined || !fits(promised, body)) {
    const message = 'The service answered with something other than what it promises.';
    throw new ApiError({ kind: 'malformed', status, key: 'malformed', message });
  }
  return body;
}

async function exchange(fetch: Fetch, url: string, init: RequestInit) {
  const response = await fetch(url, init);
  const count = Number(response.headers.get(WARNINGS_HEADER));
  return { status: response.status, text: await response.text(), count };
}

/** `undefined` means text that is not JSON; no JSON text parses to it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function timedOut(cause: unknown): ApiError {
  return new ApiError({
    kind: 'timeout',
    status: 0,
    key: 'timeout',
    message: 'The service did not answer in time.',
    cause,
  });
}

function unreachable(cause: unknown): ApiError {
  return new ApiError({ kind: 'network', status: 0, key: 'network', message: 'The service cannot be reached.', cause });
}
