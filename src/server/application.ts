import { Hono, type Context } from 'hono';
import type { RouteDefinition } from '../api/define-route.ts';
import { routes } from '../api/routes.ts';
import { API_VERSION } from '../api/versions.ts';
import type { Engine, OperationContext } from '../engine/index.ts';
import type { FontFiles } from '../formats/pdf-pages/fonts/font-files.ts';
import type { RuleSet } from '../formats/rule-sets/rule-set.ts';
import { answerRoute } from './answer-route.ts';
import { answerBulk } from './bulk/answer-bulk.ts';
import { beginExchange, respond, respondAboutService, respondEmpty, withHeaders, type Exchange } from './exchange.ts';
import { createByteBudget, type ByteBudget } from './http/byte-budget.ts';
import { createReferenceShelf } from './http/reference-shelf.ts';
import { DEFAULT_BYTES_IN_FLIGHT, DEFAULT_LIMITS, type Limits } from './limits.ts';
import { describeFailure, type Log } from './log.ts';
import { refuse } from './refusal.ts';
import type { BeginSpan } from './request-span.ts';
import { corsHeaders } from './http/headers.ts';
import { createUpstream } from './upstream/upstream.ts';
import type { UpstreamSettings } from './upstream/upstream-settings.ts';
import type { TakeWork } from './work/job.ts';
import { serviceMessages } from '../api/service-messages.ts';

export interface ApplicationOptions {
  readonly engine: Engine;
  readonly context: OperationContext;
  /** The font files of the host; without them no pages are drawn. */
  readonly fonts?: FontFiles | undefined;
  /** Rules of the operator, in addition to those of Assay. */
  readonly ownRules?: RuleSet | undefined;
  readonly limits?: Partial<Limits>;
  /** Budget for the bodies of all requests; default size if omitted. */
  readonly budget?: ByteBudget;
  /** Without it, all work is done on this thread. */
  readonly takeWork?: TakeWork;
  /** Answers all routes except those of the embedded engine only. */
  readonly upstream?: UpstreamSettings;
  /** Sends requests to the upstream in place of the host's `fetch`. */
  readonly sendUpstream?: typeof fetch | undefined;
  /** Without it, nothing is logged. */
  readonly log?: Log;
  /** Reports requests and their steps to a trace collector, except requests about the service itself. */
  readonly beginSpan?: BeginSpan;
  /** Whether the service is ready for requests; always, if omitted. */
  readonly ready?: () => boolean;
  /** Metrics of the service: media type and text. */
  readonly metrics?: () => Promise<{ readonly type: string; readonly text: string }>;
  /** The base path of the service, `/assay`; the host has removed it from the requests' addresses. */
  readonly basePath?: string;
  /** Serves the Model Context Protocol, always with the embedded engine. */
  readonly mcp?: (request: Request) => Promise<Response>;
  /** Serves paths outside the API, such as the workbench's; `undefined` means there is no such page. */
  readonly pages?: (request: Request) => Promise<Response | undefined>;
}

/** The service as a web-standard function; hosts only pass requests to it. */
export interface Application {
  fetch(request: Request): Promise<Response>;
  /** Whether an upstream gives the answers, which can then break off. */
  readonly relays?: boolean;
}

type Env = { Bindings: Exchange };

const BASE = `/${API_VERSION}`;

export function createApplication(options: ApplicationOptions): Application {
  const { log } = options;
  const hono = createRouter(options);

  async function answer(request: Request, path: string, exchange: Exchange): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    try {
      return await hono.fetch(request, exchange);
    } catch (error) {
      // Hono passes on thrown values that are no Error.
      log?.({ ...describeFailure(request.method, path, error), id: exchange.trace.id });
      return failed(exchange);
    }
  }

  /** Reports the end of a request to the log and the trace collector. */
  function record({ method }: Request, path: string, { status }: Response, exchange: Exchange): void {
    const { started, route, key, received, bytes, span, trace } = exchange;
    span?.end({ method, route, status, key, received, bytes });
    log?.({
      kind: 'request',
      method,
      path,
      status,
      ms: performance.now() - started,
      bytes,
      received,
      id: trace.id,
      trace: trace.traceId,
      route,
      ...(key !== undefined && { key }),
    });
  }

  return {
    relays: options.upstream !== undefined,
    async fetch(request) {
      const path = new URL(request.url).pathname;
      const exchange = beginExchange(request, isAboutService(path) ? undefined : options.beginSpan);
      const response = await answer(request, path, exchange);
      if (exchange.ended) void exchange.ended.then(() => record(request, path, response, exchange));
      else record(request, path, response, exchange);
      return response;
    },
  };
}

function createRouter(options: ApplicationOptions): Hono<Env> {
  const {
    engine,
    context,
    fonts,
    ownRules,
    limits,
    budget,
    takeWork,
    upstream,
    sendUpstream,
    log,
    pages,
    mcp,
    basePath = '',
  } = options;
  const hono = new Hono<Env>();
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  const surroundings = {
    scope: {
      engine,
      context,
      fonts,
      ownRules,
      answers: upstream ? 'upstream' : 'embedded',
      limits: allLimits,
      assistants: mcp !== undefined,
      basePath,
    } as const,
    shelf: createReferenceShelf(engine.version),
    budget: budget ?? createByteBudget(DEFAULT_BYTES_IN_FLIGHT),
    takeWork,
    ...(upstream && { upstream: createUpstream({ settings: upstream, limits: allLimits, log, send: sendUpstream }) }),
  };

  for (const route of routes) {
    hono.on(route.method, pattern(route), (c) => answerRoute(c, route, surroundings));
  }
  for (const [path, allow] of allowedMethods(routes)) hono.all(path, (c) => wrongMethod(c, allow));
  hono.post(`${BASE}/bulk`, (c) => {
    c.env.route = 'bulk';
    return answerBulk(c.req.raw, c.env, surroundings);
  });
  hono.all(`${BASE}/bulk`, (c) => wrongMethod(c, 'POST, OPTIONS'));
  if (mcp) {
    hono.all(`${BASE}/mcp`, async (c) => {
      c.env.route = 'mcp';
      return withHeaders(await mcp(c.req.raw), c.env);
    });
  }
  hono.get(BASE, (c) => respondEmpty(c.env, 307, { Location: `${basePath}${BASE}/` }));
  routeServiceState(hono, options, surroundings.upstream?.isReady);
  hono.notFound(async (c) => {
    const page = isBelowBase(c.req.path) ? undefined : await pages?.(c.req.raw);
    if (page) c.env.route = 'page';
    return page ?? respond(c.env, refuse(404, 'not-found', `There is nothing at \`${c.req.path}\`.`));
  });
  hono.onError((error, c) => {
    log?.({ ...describeFailure(c.req.method, c.req.path, error), id: c.env.trace.id });
    return failed(c.env);
  });
  return hono;
}

/** Endpoints for load balancers and collectors; outside the API, since they are about this process. */
function routeServiceState(
  hono: Hono<Env>,
  { ready, metrics }: ApplicationOptions,
  isUpstreamReady: (() => Promise<boolean>) | undefined,
): void {
  hono.get('/healthz', (c) => respondAboutService(c.env, 200, 'application/json', '{"ok":true}\n'));
  hono.get('/readyz', async (c) => {
    const is = (ready?.() ?? true) && ((await isUpstreamReady?.()) ?? true);
    return respondAboutService(c.env, is ? 200 : 503, 'application/json', `{"ready":${is}}\n`);
  });
  if (!metrics) return;
  hono.get('/metrics', async (c) => {
    const { type, text } = await metrics();
    return respondAboutService(c.env, 200, type, text);
  });
}

/** `/schemas/{path}` in Hono's syntax; the last parameter takes the rest of the path, even if empty. */
function pattern(route: RouteDefinition): string {
  return BASE + route.path.replace(/\{(\w+)\}$/, ':$1{.*}').replace(/\{(\w+)\}/g, ':$1');
}

function allowedMethods(listed: readonly RouteDefinition[]): Map<string, string> {
  const allowed = new Map<string, string>();
  for (const route of listed) {
    const methods = route.method === 'GET' ? 'GET, HEAD' : route.method;
    const before = allowed.get(pattern(route));
    allowed.set(pattern(route), before === undefined ? `${methods}, OPTIONS` : `${methods}, ${before}`);
  }
  return allowed;
}

function wrongMethod(c: Context<Env>, allow: string): Response {
  const reply = refuse(405, 'input', `${c.req.method} is not possible here; ${allow} are.`);
  return respond(c.env, { ...reply, headers: { Allow: allow } });
}

function failed(exchange: Exchange): Response {
  return respond(exchange, refuse(500, 'internal', serviceMessages.failed));
}

function isAboutService(path: string): boolean {
  return path === '/healthz' || path === '/readyz' || path === '/metrics';
}

function isBelowBase(path: string): boolean {
  return path === BASE || path.startsWith(`${BASE}/`);
}
