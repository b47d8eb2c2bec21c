import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bundleEntry, runProcess, type Running } from '../../testing/server-process.ts';

// A real host sends to a real OTLP receiver over HTTP, like a collector.

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  /** Sampled (1); whether it is known (0x100) that the parent is in another process (0x200). */
  readonly flags: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

interface Points<Point> {
  readonly dataPoints: readonly (Point & Pick<Span, 'attributes'>)[];
}
interface MetricExport {
  readonly resourceMetrics: readonly {
    readonly resource: Pick<Span, 'attributes'>;
    readonly scopeMetrics: readonly {
      readonly metrics: readonly {
        readonly name: string;
        readonly unit: string;
        readonly sum?: Points<{ readonly asDouble: number }>;
        readonly gauge?: Points<{ readonly asDouble: number }>;
        readonly histogram?: Points<{
          readonly count: number;
          readonly bucketCounts: readonly number[];
          readonly explicitBounds: readonly number[];
        }>;
      }[];
    }[];
  }[];
}

const ADDRESS = /listens at (http:\/\/127\.0\.0\.1:\d+)/;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let entry: string;
let collector: Server;
let endpoint: string;
let texts: string[] = [];
const running: Running[] = [];

beforeAll(async () => {
  entry = await bundleEntry(new URL('../../testing/server-host.ts', import.meta.url));
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      texts.push(`${request.method} ${request.url} ${request.headers['content-type']}\n${text}`);
      const status = request.url?.startsWith('/refuse') ? 400 : 200;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"message":"collectorsecret"}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}, 60_000);
beforeEach(() => {
  texts = [];
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  collector.close();
});

async function start(env: Readonly<Record<string, string>> = {}) {
  const soon = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' };
  const host = runProcess(process.execPath, [entry], { PORT: '0', ASSAY_LOG: 'json', ...soon, ...env });
  running.push(host);
  const [, url = ''] = await host.printed(ADDRESS);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/v0/${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
  const stop = async () => {
    host.child.kill('SIGTERM');
    return host.ended;
  };
  return { host, url, post, stop };
}

const exports = () => texts.map((text) => JSON.parse(text.slice(text.indexOf('\n'))) as Export);
const spans = () =>
  exports().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((span) => span.scopeSpans.flatMap((scope) => scope.spans)),
  );
const named = (name: string) => spans().filter((span) => span.name === name);
const facts = (span: Pick<Span, 'attributes'> | undefined) =>
  Object.fromEntries(span?.attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]) ?? []);

it('a request, the reading of its body and the engine’s work are recorded as parts of the caller’s trace', async () => {
  const { post, stop, host } = await start();
  const traceparent = `00-${TRACE}-${CALLER}-01`;
  await post('build?warnings=quersecret', '{"data":{"content":"docsecret"}}', { traceparent, 'X-Odd': 'headsecret' });
  await post('build', '{"data":{"refuse":"docsecret"}}', { traceparent });
  await post('build', '{"data":{"break":"docsecret"}}', { traceparent });
  await vi.waitFor(() => expect(named('POST build')).toHaveLength(3), 20_000);
  const [request] = named('POST build');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 });
  for (const name of ['read body', 'engine build']) {
    expect(named(name)[0]).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId, kind: 1 });
  }
  expect(facts(request)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/v0/build',
    'assay.operation': 'build',
    'http.response.status_code': 200,
    'http.request.body.size': 32,
  });
  expect(facts(named('POST build')[1])).toMatchObject({ 'http.response.status_code': 422, 'error.type': 'validation' });
  expect([request?.flags, named('read body')[0]?.flags]).toEqual([0x301, 0x101]);
  // Only an error has a kind.
  expect(Object.keys(facts(request))).not.toContain('error.type');
  // A refusal is the caller's error; a failure of this service is an error of the span.
  const ended = named('POST build').map((span) => [facts(span)['http.response.status_code'], span.status.code]);
  expect(ended).toEqual([
    [200, 0],
    [422, 0],
    [500, 2],
  ]);
  expect(texts[0]).toMatch(/^POST \/v1\/traces application\/json/);
  expect(
    facts({ ...(request as Span), attributes: exports()[0]?.resourceSpans[0]?.resource.attributes ?? [] }),
  ).toMatchObject({
    'service.name': 'assay',
    'service.version': '9.9.9',
  });
  expect(await stop()).toBe(0);
  expect(texts.join()).not.toMatch(/secret/);
  expect(host.output()).toContain(`"trace":"${TRACE}"`);
});

it('a trace begins here where the caller names none, by the name that the log writes', async () => {
  const { url, stop, host } = await start();
  await (await fetch(`${url}/v0/regimes`)).text();
  await (await fetch(`${url}/v0/regimes/ES`)).text();
  await Promise.all(['/healthz', '/readyz', '/metrics'].map(async (path) => (await fetch(url + path)).text()));
  await vi.waitFor(
    () => expect([named('GET listRegimes'), named('GET getRegime')]).toMatchObject([[{}], [{}]]),
    20_000,
  );
  const [request] = named('GET listRegimes');
  await stop();
  expect(request?.parentSpanId).toBeUndefined();
  expect(host.output()).toContain(`"trace":"${request?.traceId}"`);
  expect(facts(named('GET getRegime')[0])).toMatchObject({ 'http.route': '/v0/regimes/{code}' });
  expect(spans().map(({ name }) => name)).toEqual(expect.not.arrayContaining(['GET health']));
});

it('a trace that the caller does not record is not sent', async () => {
  const { post, stop } = await start();
  await post('build', '{"data":{}}', { traceparent: `00-${TRACE}-${CALLER}-00` });
  await post('validate', '{"data":{}}');
  await stop();
  expect(named('POST build')).toEqual([]);
  expect(named('POST validate')).toHaveLength(1);
});

it('an upstream’s part hangs below the question put to it', async () => {
  const behind = await start();
  const front = await start({ ASSAY_UPSTREAM: `${behind.url}/v0` });
  await (await front.post('build', '{"data":{}}', { traceparent: `00-${TRACE}-${CALLER}-01` })).text();
  await front.stop();
  await behind.stop();
  const [question] = named('upstream build');
  const requests = named('POST build');
  const first = requests.find(({ parentSpanId }) => parentSpanId === CALLER);
  const second = requests.find((span) => span !== first);
  expect(question).toMatchObject({ traceId: TRACE, parentSpanId: first?.spanId, kind: 3 });
  expect(second).toMatchObject({ traceId: TRACE, parentSpanId: question?.spanId });
});

it('traces that have not been sent are sent at the end', async () => {
  const { post, stop } = await start({ OTEL_BSP_SCHEDULE_DELAY: '600000' });
  await post('build', '{"data":{}}');
  expect(spans()).toEqual([]);
  expect(await stop()).toBe(0);
  expect(named('POST build')).toHaveLength(1);
});

it('the service works on without a collector, and says that traces are lost', async () => {
  const { post, stop, host } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  expect((await post('build', '{"data":{}}')).status).toBe(200);
  await vi.waitFor(() => expect(host.output()).toContain('traces-lost'), 20_000);
  expect((await post('build', '{"data":{}}')).status).toBe(200);
  expect(await stop()).toBe(0);
});

it.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must begin with https:// or http://',
  ],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, not "grpc"'],
])('%o keeps it from starting', async (env, reason) => {
  const host = runProcess(process.execPath, [entry], { PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env });
  expect(await host.ended).toBe(1);
  expect(host.output()).toContain(reason);
});

it('metrics are sent to the same collector, with the figures and names of /metrics', async () => {
  const { host, url, post, stop } = await start({ OTEL_METRICS_EXPORTER: 'otlp', OTEL_METRIC_EXPORT_INTERVAL: '100' });
  await post('build?warnings=quersecret', '{"data":{"content":"docsecret"}}');
  await post('build', '{"data":{"refuse":"docsecret"}}');
  const sent = () => texts.filter((text) => /^POST \/v1\/metrics application\/json/.test(text));
  await vi.waitFor(() => expect(sent().at(-1)).toContain('assay_refusals_total'), 20_000);
  const text = sent().at(-1) ?? '';
  const { resourceMetrics } = JSON.parse(text.slice(text.indexOf('\n'))) as MetricExport;
  expect(facts({ attributes: resourceMetrics[0]?.resource.attributes ?? [] })).toMatchObject({
    'service.name': 'assay',
  });
  const metrics = resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  const metric = (name: string) => metrics.find((metric) => metric.name === name);
  const points = (name: string) =>
    (metric(name)?.sum ?? metric(name)?.gauge)?.dataPoints.map((point) => ({ ...facts(point), value: point.asDouble }));
  expect(metric('assay_requests_total')?.sum).toMatchObject({ isMonotonic: true, aggregationTemporality: 2 });
  expect(points('assay_requests_total')).toEqual([
    { route: 'build', method: 'POST', status: 200, value: 1 },
    { route: 'build', method: 'POST', status: 422, value: 1 },
  ]);
  expect(points('assay_refusals_total')).toEqual([{ key: 'validation', status: 422, value: 1 }]);
  expect(points('assay_work_waiting')).toEqual([{ value: 0 }]);
  const [times] = metric('assay_request_seconds')?.histogram?.dataPoints ?? [];
  expect(facts(times)).toEqual({ route: 'build' });
  expect(metric('assay_request_seconds')?.unit).toBe('s');
  // Between two bounds each, not up to each bound.
  expect(times?.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(2);
  expect([times?.count, times?.bucketCounts.length]).toEqual([2, (times?.explicitBounds.length ?? 0) + 1]);
  const shown = await (await fetch(`${url}/metrics`)).text();
  expect(metrics.filter(({ name }) => !shown.includes(`# TYPE ${name} `)).map(({ name }) => name)).toEqual([]);
  expect(await stop()).toBe(0);
  expect(texts.join()).not.toMatch(/secret/);
  expect(host.output()).not.toContain('metrics-lost');
});

it('metrics that their collector refuses are reported in one line, and the service goes on', async () => {
  const { host, post, stop } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${endpoint}/refuse/v1/metrics`,
    OTEL_METRIC_EXPORT_INTERVAL: '100',
  });
  await vi.waitFor(() => expect(texts.length).toBeGreaterThan(2), 20_000);
  await host.printed(/(metrics-lost)/);
  expect((await post('build', '{"data":{"content":"x"}}')).status).toBe(200);
  expect(await stop()).toBe(0);
  expect(host.output().match(/metrics-lost/g)).toHaveLength(1);
  expect(host.output()).not.toContain('collectorsecret');
});
