import { ValueType, type HrTime } from '@opentelemetry/api';
import { OTLPExporterBase } from '@opentelemetry/otlp-exporter-base';
import { convertLegacyHttpOptions, createOtlpHttpExportDelegate } from '@opentelemetry/otlp-exporter-base/node-http';
import { JsonMetricsSerializer, MetricsExporterMetricsHelper } from '@opentelemetry/otlp-transformer';
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type MetricData,
  type MetricProducer,
  type PushMetricExporter,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';
import type { Log } from '../log.ts';
import { serviceResource } from './service-resource.ts';

/** A metric as `prom-client` lists it, and one of its values. */
export interface Listed {
  readonly name: string;
  readonly help: string;
  readonly type: string | number;
  readonly values: readonly Value[];
}
interface Value {
  readonly metricName?: string;
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
}

export interface MetricsExport {
  /** Sends the figures once more. */
  stop(): Promise<void>;
}

/**
 * Sends the metrics of the service to a collector of OTLP over HTTP as JSON, every `interval` milliseconds: the same
 * figures under the same names as `/metrics`, so that there is one list of them. OpenTelemetry's packages read
 * destination, headers and timeout from the `OTEL_…` variables.
 */
export function startMetricsExport(
  read: () => Promise<readonly Listed[]>,
  { version, interval, log }: { readonly version: string; readonly interval: number; readonly log: Log },
): MetricsExport {
  const resource = serviceResource(version);
  const started = now();
  const listed: MetricProducer = {
    async collect() {
      const metrics = (await read()).flatMap((otherListed) => metricOf(otherListed, started, now()));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'assay', version }, metrics }] },
        errors: [],
      };
    },
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: new Exporter(log),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, 30_000),
    metricProducers: [listed],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return { stop: () => provider.shutdown().catch(() => undefined) };
}

/** Logs lost figures at most once a minute, without the reason, which may quote the collector's answer. */
class Exporter extends OTLPExporterBase<ResourceMetrics> implements PushMetricExporter {
  readonly #log: Log;
  #last = Number.NEGATIVE_INFINITY;

  constructor(log: Log) {
    const options = convertLegacyHttpOptions({}, 'METRICS', 'v1/metrics', { 'Content-Type': 'application/json' });
    super(
      createOtlpHttpExportDelegate(
        options,
        JsonMetricsSerializer,
        'otlp_http_json_metric_exporter',
        MetricsExporterMetricsHelper,
        undefined,
      ),
    );
    this.#log = log;
  }

  override export(items: ResourceMetrics, done: Parameters<PushMetricExporter['export']>[1]): void {
    super.export(items, ({ code }) => {
      // Told here, because OpenTelemetry would tell it as an error of its own, with the collector's words.
      if (code !== 0) this.#lost();
      done({ code: 0 });
    });
  }

  #lost(): void {
    if (performance.now() - this.#last < 60_000) return;
    this.#last = performance.now();
    const message = 'Metrics could not be handed to their collector';
    this.#log({ kind: 'event', level: 'warn', event: 'metrics-lost', message });
  }
}

function now(): HrTime {
  const milliseconds = Date.now();
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1e6];
}

/** A metric in the form of OpenTelemetry; one without values yet is left out. */
function metricOf({ name, help, type, values }: Listed, startTime: HrTime, endTime: HrTime): readonly MetricData[] {
  if (values.length === 0) return [];
  const common = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  } as const;
  const at = { startTime, endTime };
  if (type === 'histogram') {
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: [...histograms(name, values, at)] }];
  }
  const dataPoints = values.map(({ labels, value }) => ({ ...at, attributes: { ...labels }, value }));
  return type === 'counter'
    ? [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }]
    : [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
}

/** Units of UCUM, by the end of a name. */
function unitOf(name: string): string {
  if (/_seconds(?:_total)?$/.test(name)) return 's';
  return /_bytes(?:_total)?$|_bytes_in_flight$/.test(name) ? 'By' : '';
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Prometheus counts what is up to each bound, OpenTelemetry what is between two. */
function* histograms(name: string, values: readonly Value[], at: Times) {
  const byLabels = new Map<string, Value[]>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels;
    const key = JSON.stringify(labels);
    byLabels.set(key, [...(byLabels.get(key) ?? []), value]);
  }
  for (const ones of byLabels.values()) {
    const buckets = ones.filter(({ labels }) => labels['le'] !== undefined);
    const of = (part: string) => ones.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
    const { le: _, ...attributes } = ones[0]?.labels ?? {};
    yield {
      ...at,
      attributes,
      value: {
        buckets: {
          boundaries: buckets.flatMap(({ labels }) => (typeof labels['le'] === 'number' ? [labels['le']] : [])),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: of('sum'),
        count: of('count'),
      },
    };
  }
}
