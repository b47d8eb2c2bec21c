import { writePath } from '../../api/client/write-path.ts';
import type { Address } from '../../api/address.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { headersOfRequest, respond, type Exchange } from '../exchange.ts';
import { bodyRefusal } from '../http/body-refusal.ts';
import { isOfType, takenTypes } from '../http/media-type.ts';
import { isCoded } from '../http/read-body.ts';
import type { RequestTrace } from '../http/request-trace.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import { refuse } from '../refusal.ts';
import { incomingBody, refusalOf } from './incoming-body.ts';
import { outgoingBody, type OutgoingBody } from './outgoing-body.ts';
import { headersForCaller, headersForUpstream, wasHere } from './upstream-headers.ts';
import type { UpstreamSettings } from './upstream-settings.ts';
import { upstreamReadiness } from './upstream-readiness.ts';
import { nameOfTrouble, UpstreamTrouble } from './upstream-trouble.ts';

export interface Upstream {
  /** Forwards a route to the upstream. The address is built from the route's input, never copied. */
  forward(request: Request, exchange: Exchange, call: Call): Promise<Response>;
  /** Whether it answers, where the readiness of this service depends on it. */
  readonly isReady?: () => Promise<boolean>;
}

interface Call {
  readonly route: RouteDefinition;
  /** Path and query parameters, as read from the request's address. */
  readonly input: Address;
}

interface AskedOnBehalf {
  readonly request: Request;
  readonly trace: RequestTrace;
}

export interface UpstreamOptions {
  readonly settings: UpstreamSettings;
  readonly limits: Limits;
  readonly log?: Log | undefined;
  /** Sends a request in place of the host's `fetch`. */
  readonly send?: typeof fetch | undefined;
}

/**
 * Another service with this API. Bodies pass unchanged in both directions. Only addresses below the configured base are
 * requested; redirects are not followed.
 */
export function createUpstream({ settings, limits, log, send = fetch }: UpstreamOptions): Upstream {
  const way = `assay-${crypto.randomUUID()}`;

  function logTrouble({ method, path }: RouteDefinition, { trace: { id } }: Exchange, error: UpstreamTrouble): void {
    log?.({ kind: 'failure', method, path, error: nameOfTrouble(error), stack: [], id });
  }

  async function ask(call: AskedOnBehalf, url: string, stop: AbortController, body: OutgoingBody | undefined) {
    const { request, trace } = call;
    const init = {
      method: request.method,
      headers: { ...headersForUpstream(request, { way, trace, body: body !== undefined }), ...settings.credentials },
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, stop.signal]),
      ...(body && { body: body.stream, duplex: 'half' }),
    } as RequestInit;
    const response = await send(url, init).catch((error: unknown) => {
      throw stop.signal.aborted ? stop.signal.reason : new UpstreamTrouble('broken', error);
    });
    return response;
  }

  async function relay(request: Request, exchange: Exchange, url: string, route: RouteDefinition): Promise<Response> {
    if (wasHere(request, way)) throw new UpstreamTrouble('loop');
    const step = exchange.span?.begin(`upstream ${route.operationId}`, 'another');
    const stop = new AbortController();
    const late = () => stop.abort(new UpstreamTrouble('late'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listeners = { onEnd: () => (timer = setTimeout(late, settings.timeout)), onStall: late };
    const body = route.body && request.body ? outgoingBody(request.body, limits, listeners) : undefined;
    if (!body) listeners.onEnd();
    let response: Response | undefined;
    try {
      response = await ask({ request, trace: step?.trace ?? exchange.trace }, url, stop, body);
      checkAnswer(route, response);
      const headers = { ...headersForCaller(response.headers), ...headersOfRequest(exchange) };
      const isJson = response.status === 200 && request.method !== 'HEAD';
      let end = () => {};
      const answer = await incomingBody(response, settings, isJson, {
        onBreak: (error) => {
          if (error instanceof UpstreamTrouble) logTrouble(route, exchange, error);
        },
        onEnd: (bytes) => {
          exchange.bytes = bytes;
          end();
        },
      });
      const refused = response.status >= 400 && request.method !== 'HEAD';
      const passed = refused ? await refusalOf(answer, settings) : answer;
      if (passed instanceof ReadableStream) exchange.ended = new Promise((resolve) => (end = resolve));
      return new Response(passed, { status: response.status, headers });
    } catch (error) {
      stop.abort();
      const trouble = body?.trouble();
      if (trouble) return respond(exchange, bodyRefusal(trouble, limits));
      throw busyOf(response, error) ?? error;
    } finally {
      step?.end();
      clearTimeout(timer);
    }
  }

  return {
    ...(settings.makesReady && { isReady: upstreamReadiness(settings, send) }),
    async forward(request, exchange, { route, input }) {
      const path = writePath(route, input);
      if (leavesBase(path)) return respond(exchange, refuse(404, 'not-found', 'There is nothing at this path.'));
      const types = takenTypes(route);
      if (route.body && !isOfType(request, types)) return respond(exchange, bodyRefusal('type', limits, types));
      if (route.body && isCoded(request)) return respond(exchange, bodyRefusal('coded', limits));
      if (route.body && Number(request.headers.get('Content-Length') ?? 0) > limits.maxBytes) {
        return respond(exchange, bodyRefusal('too-large', limits));
      }
      try {
        return await relay(request, exchange, settings.base + path, route);
      } catch (error) {
        if (!(error instanceof UpstreamTrouble)) throw error;
        logTrouble(route, exchange, error);
        const reply = refuse(error.status, error.kind === 'busy' ? 'busy' : 'upstream', error.message);
        const { retryAfter } = error;
        return respond(
          exchange,
          retryAfter === undefined ? reply : { ...reply, headers: { 'Retry-After': retryAfter } },
        );
      }
    },
  };
}

/** Dot segments, also encoded ones, would leave the base address. */
function leavesBase(path: string): boolean {
  return path.split(/[/?]/).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

/**
 * Only documented statuses, each in its form: JSON with one media type, and errors as error reports. Throws {@link
 * UpstreamTrouble}.
 */
function checkAnswer(route: RouteDefinition, { status, headers }: Response): void {
  if (status === 304) return;
  if (status === 401 || status === 403) throw new UpstreamTrouble('denied');
  if (status === 0 || (status >= 300 && status < 400)) throw new UpstreamTrouble('redirect');
  const promised = status in route.responses || ANY_ROUTE.has(status);
  if (!promised) throw new UpstreamTrouble('foreign');
  if (!isJsonType(headers.get('Content-Type') ?? '')) throw new UpstreamTrouble('foreign');
}

/** A gateway before the upstream says in its own words when to come back; the caller needs to know that. */
function busyOf(response: Response | undefined, error: unknown): UpstreamTrouble | undefined {
  const isForeign = error instanceof UpstreamTrouble && error.kind === 'foreign';
  if (!response || !isForeign || (response.status !== 429 && response.status !== 503)) return undefined;
  return new UpstreamTrouble('busy', error, response.headers.get('Retry-After') ?? undefined);
}

/** Errors that any route may return. */
const ANY_ROUTE: ReadonlySet<number> = new Set([400, 404, 405, 408, 413, 415, 422, 429, 500, 503]);

/** `application/json` and `+json` types, with well-formed parameters and nothing after them. */
function isJsonType(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;\s*[\w.-]+=(?:[\w.-]+|"[^"\\]*")\s*)*;?\s*$/i.test(type);
}
