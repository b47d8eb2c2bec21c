import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ByteBudget } from '../http/byte-budget.ts';
import type { LogEntry } from '../log.ts';
import type { CutReason } from './connections.ts';
import type { Listener } from './listen.ts';
import type { Listed } from './otlp-metrics.ts';
import type { Workers } from './workers/workers.ts';

/** Sources of the metrics, read on demand. */
export interface Observed {
  readonly budget: ByteBudget;
  readonly workers: Workers | undefined;
  listener(): Pick<Listener, 'connections'> | undefined;
}

export interface Metrics {
  /** Counts a log entry; of its text only names from fixed lists are kept. */
  observe(entry: LogEntry): void;
  cut(reason: CutReason): void;
  /** Counts a request refused before the application. */
  shed(): void;
  read(): Promise<{ readonly type: string; readonly text: string }>;
  /** The same figures as values. */
  list(): Promise<readonly Listed[]>;
}

/** All other methods are one label, so that callers cannot create series. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const BYTES = [256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216, 67_108_864];

/** Metrics of the service in Prometheus format: sizes, times and kinds, never content. */
export function createMetrics({ budget, workers, listener }: Observed): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'assay_' });
  const requests = new Counter({
    name: 'assay_requests_total',
    help: 'Requests answered, by operation, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const refusals = new Counter({
    name: 'assay_refusals_total',
    help: 'Requests refused, by key and status of the error report.',
    labelNames: ['key', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'assay_request_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const received = new Histogram({
    name: 'assay_request_bytes',
    help: 'Length of request bodies.',
    labelNames: ['route'],
    buckets: BYTES,
    registers,
  });
  const sent = new Histogram({
    name: 'assay_answer_bytes',
    help: 'Length of answers before compression.',
    labelNames: ['route'],
    buckets: BYTES,
    registers,
  });
  const failures = new Counter({
    name: 'assay_failures_total',
    help: 'Failures that nobody expected; each has a line in the log.',
    registers,
  });
  const cuts = new Counter({
    name: 'assay_connections_cut_total',
    help: 'Connections cut, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('assay_connections_open', 'Open connections.', () => listener()?.connections.open ?? 0);
  gauge(
    'assay_connections_resting',
    'Connections not read for a while after a refusal.',
    () => listener()?.connections.resting ?? 0,
  );
  gauge('assay_unsent_bytes', 'Bytes of answers not taken yet.', () => listener()?.connections.unsent ?? 0);
  gauge('assay_bytes_in_flight', 'Bytes that bodies hold.', () => budget.held);
  gauge('assay_workers_busy', 'Workers at work.', () => workers?.busy ?? 0);
  gauge('assay_work_waiting', 'Bodies waiting for a worker.', () => workers?.waiting ?? 0);
  new Gauge({
    name: 'assay_work_ended',
    help: 'Work given to workers, by how it ended.',
    labelNames: ['how'],
    registers,
    collect() {
      for (const [how, count] of Object.entries(workers?.ended ?? {})) this.set({ how }, count);
    },
  });

  return {
    observe(entry) {
      if (entry.kind === 'failure') failures.inc();
      if (entry.kind !== 'request') return;
      const { route = 'none', status } = entry;
      requests.inc({ route, method: METHODS.has(entry.method) ? entry.method : 'other', status });
      seconds.observe({ route }, entry.ms / 1000);
      if (entry.received) received.observe({ route }, entry.received);
      if (entry.bytes > 0) sent.observe({ route }, entry.bytes);
      if (entry.key !== undefined) refusals.inc({ key: entry.key, status });
    },
    cut: (reason) => cuts.inc({ reason }),
    shed: () => refusals.inc({ key: 'busy', status: 503 }),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    list: () => registry.getMetricsAsJSON(),
  };
}
