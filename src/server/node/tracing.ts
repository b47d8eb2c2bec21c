import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  type IdGenerator,
} from '@opentelemetry/sdk-trace-base';
import { describedRoutes } from '../../api/routes.ts';
import { API_VERSION } from '../../api/versions.ts';
import type { RequestTrace } from '../http/request-trace.ts';
import type { Log } from '../log.ts';
import type { BeginSpan } from '../request-span.ts';
import { serviceResource } from './service-resource.ts';

export interface Tracing {
  readonly begin: BeginSpan;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** All other methods are one value, as in the metrics. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The path of each operation, with its parameters by name. Pages of the workbench have none. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ...describedRoutes.map(({ operationId, path }) => [operationId, `/${API_VERSION}${path}`] as const),
  ['mcp', `/${API_VERSION}/mcp`],
]);

/**
 * Traces for a collector of OTLP over HTTP as JSON. OpenTelemetry's packages read destination, queue size and timeouts
 * from the `OTEL_…` variables. Requests keep the trace and span of the log and of an upstream.
 */
export function startTracing(version: string, log: Log): Tracing {
  const ids = new KnownIds();
  const provider = new BasicTracerProvider({
    resource: serviceResource(version),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('assay', version);
  reportLosses(log);

  function begin(arrived: RequestTrace): ReturnType<BeginSpan> {
    ids.next = arrived;
    const parent = arrived.parentId === undefined ? ROOT_CONTEXT : callerOf(arrived, arrived.parentId);
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
    ids.next = undefined;
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    return {
      trace: tracedAs(arrived, span),
      begin(name, asks) {
        const kind = asks === 'another' ? SpanKind.CLIENT : SpanKind.INTERNAL;
        const step = tracer.startSpan(name, { kind }, inside);
        return { trace: tracedAs(arrived, step), end: () => step.end() };
      },
      end({ method, route, status, key, received, bytes }) {
        const known = METHODS.has(method) ? method : '_OTHER';
        const path = PATHS.get(route);
        span.updateName(`${known} ${route}`);
        span.setAttributes({
          'http.request.method': known,
          ...(path !== undefined && { 'http.route': path }),
          'assay.operation': route,
          'http.response.status_code': status,
          'http.request.body.size': received,
          'http.response.body.size': bytes,
          ...(key !== undefined && { 'error.type': key }),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return { begin, stop: () => provider.shutdown().catch(() => undefined) };
}

/** Gives the request's span the existing ids of the request; all other ids are random. */
class KnownIds implements IdGenerator {
  /** The request whose span is being started. */
  next: RequestTrace | undefined;
  readonly #random = new RandomIdGenerator();

  generateTraceId(): string {
    return this.next?.traceId ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.next?.spanId ?? this.#random.generateSpanId();
  }
}

function callerOf({ traceId, flags }: RequestTrace, spanId: string) {
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function tracedAs(arrived: RequestTrace, span: Span): RequestTrace {
  const { spanId, traceFlags } = span.spanContext();
  return { ...arrived, spanId, flags: (traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01' };
}

/** Logs lost traces at most once a minute, without the reason, which may quote the collector's answer. */
function reportLosses(log: Log): void {
  let last = Number.NEGATIVE_INFINITY;
  const report = () => {
    if (performance.now() - last < 60_000) return;
    last = performance.now();
    log({
      kind: 'event',
      level: 'warn',
      event: 'traces-lost',
      message: 'Traces could not be handed to their collector',
    });
  };
  const quiet = () => {};
  diag.setLogger({ error: report, warn: report, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
}
