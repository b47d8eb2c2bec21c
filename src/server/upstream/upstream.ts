import { writePath } from '../../contract/client/write-path.ts';
import type { RouteDefinition } from '../../contract/define-route.ts';
import { respond, timing, type Exchange } from '../exchange.ts';
import { bodyRefusal } from '../http/body-refusal.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import { refuse } from '../refusal.ts';
import { incomingBody } from './incoming-body.ts';
import { outgoingBody, type OutgoingBody } from './outgoing-body.ts';
import { headersForCaller, headersForUpstream, wasHere } from './upstream-headers.ts';
import type { UpstreamSettings } from './upstream-settings.ts';
import { nameOfTrouble, UpstreamTrouble } from './upstream-trouble.ts';

export interface Upstream {
  /** Lets the upstream answer a route. The address is made anew from the route's own input, never copied. */
  forward(request: Request, exchange: Exchange, call: Call): Promise<Response>;
}

interface Call {
  readonly route: RouteDefinition;
  /** Path and query parameters, as read from the request's address. */
  readonly input: Readonly<Record<string, string | true>>;
}

export interface UpstreamOptions {
  readonly settings: UpstreamSettings;
  readonly limits: Limits;
  readonly log?: Log | undefined;
}

/**
 * Another service that speaks the contract. Bodies pass in both directions as they come. Only addresses below the
 * configured base are ever asked: redirects are not followed.
 */
export function createUpstream({ settings, limits, log }: UpstreamOptions): Upstream {
  const way = `assay-${crypto.randomUUID().slice(0, 8)}`;

  async function ask(request: Request, url: string, stop: AbortController, body: OutgoingBody | undefined) {
    const init = {
      method: request.method,
      headers: headersForUpstream(request, { way, body: body !== undefined }),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, stop.signal]),
      ...(body && { body: body.stream, duplex: 'half' }),
    } as RequestInit;
    const response = await fetch(url, init).catch((error: unknown) => {
      throw stop.signal.aborted ? stop.signal.reason : new UpstreamTrouble('broken', error);
    });
    return response;
  }

  async function relay(request: Request, exchange: Exchange, url: string, hasBody: boolean): Promise<Response> {
    if (wasHere(request, way)) throw new UpstreamTrouble('loop');
    const stop = new AbortController();
    const late = () => stop.abort(new UpstreamTrouble('late'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listeners = { onEnd: () => (timer = setTimeout(late, settings.timeout)), onStall: late };
    const body = hasBody && request.body ? outgoingBody(request.body, limits, listeners) : undefined;
    if (!body) listeners.onEnd();
    try {
      const response = await ask(request, url, stop, body);
      checkAnswer(response);
      const headers = { ...headersForCaller(response.headers), 'Server-Timing': timing(exchange) };
      return new Response(await incomingBody(response, settings), { status: response.status, headers });
    } catch (error) {
      stop.abort();
      const trouble = body?.trouble();
      if (trouble) return respond(exchange, bodyRefusal(trouble, limits));
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async forward(request, exchange, { route, input }) {
      const path = writePath(route, input);
      if (leavesBase(path)) return respond(exchange, refuse(404, 'not-found', 'There is nothing at this path.'));
      if (route.body && Number(request.headers.get('Content-Length') ?? 0) > limits.maxBytes) {
        return respond(exchange, bodyRefusal('too-large', limits));
      }
      try {
        return await relay(request, exchange, settings.base + path, route.body !== undefined);
      } catch (error) {
        if (!(error instanceof UpstreamTrouble)) throw error;
        log?.({ kind: 'failure', method: route.method, path: route.path, error: nameOfTrouble(error), stack: [] });
        return respond(exchange, refuse(error.status, 'upstream', error.message));
      }
    },
  };
}

/** Dot segments would climb out of the base address, also in their encoded forms. */
function leavesBase(path: string): boolean {
  return path.split(/[/?]/).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

/** Any status of the contract will do, as long as it comes with JSON. Throws {@link UpstreamTrouble}. */
function checkAnswer({ status, headers }: Response): void {
  if (status === 304) return;
  if (status === 0 || (status >= 300 && status < 400)) throw new UpstreamTrouble('redirect');
  const json = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('Content-Type') ?? '');
  if (!json || (status !== 200 && status < 400)) throw new UpstreamTrouble('foreign');
}
