import { beforeEach, expect, it } from 'vitest';
import { createByteBudget } from '../http/byte-budget.ts';
import type { LogEntry } from '../log.ts';
import { createMetrics, type Metrics, type Observed } from './metrics.ts';

const entry = (more: object = {}): LogEntry => ({
  kind: 'request',
  method: 'POST',
  path: '/v0/build',
  route: 'build',
  status: 200,
  ms: 20,
  bytes: 5_000,
  received: 300,
  ...more,
});

const idle: Observed = { budget: createByteBudget(1_000), workers: undefined, listener: () => undefined };
let metrics: Metrics;

beforeEach(() => {
  metrics = createMetrics(idle);
});

/** Our non-zero metrics, by name and labels. */
async function figures(from = metrics): Promise<Readonly<Record<string, number>>> {
  const lines = (await from.read()).text.split('\n').filter((line) => /^assay_(?!process|nodejs)/.test(line));
  const read = lines.map(
    (line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))] as const,
  );
  return Object.fromEntries(read.filter(([, value]) => value !== 0));
}

it('are in the form that Prometheus reads', async () => {
  expect((await metrics.read()).type).toMatch(/^text\/plain; version=/);
});

it('count a request by operation, method and status, with its time and its sizes', async () => {
  metrics.observe(entry());
  expect(await figures()).toMatchObject({
    'assay_requests_total{route="build",method="POST",status="200"}': 1,
    'assay_request_seconds_sum{route="build"}': 0.02,
    'assay_request_seconds_bucket{le="0.025",route="build"}': 1,
    'assay_request_bytes_sum{route="build"}': 300,
    'assay_answer_bytes_sum{route="build"}': 5_000,
  });
  expect(Object.keys(await figures()).filter((name) => name.startsWith('assay_refusals'))).toEqual([]);
  expect(await figures()).not.toHaveProperty(['assay_request_seconds_bucket{le="0.01",route="build"}']);
});

it('count no sizes where there was no body', async () => {
  metrics.observe(entry({ received: 0, bytes: 0, route: undefined }));
  metrics.observe(entry({ received: undefined, bytes: 0 }));
  const names = Object.keys(await figures());
  expect(names.filter((name) => name.includes('_bytes'))).toEqual([]);
  expect(names).toContain('assay_requests_total{route="none",method="POST",status="200"}');
});

it('count a refusal by its kind', async () => {
  metrics.observe(entry({ status: 422, key: 'validation' }));
  metrics.shed();
  expect(await figures()).toMatchObject({
    'assay_refusals_total{key="validation",status="422"}': 1,
    'assay_refusals_total{key="busy",status="503"}': 1,
  });
});

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('count %s as it is', async (method) => {
  metrics.observe(entry({ method }));
  expect(await figures()).toHaveProperty([`assay_requests_total{route="build",method="${method}",status="200"}`], 1);
});

it('count all unknown methods as one', async () => {
  for (const method of ['BREW', 'get', 'X']) metrics.observe(entry({ method }));
  expect(await figures()).toHaveProperty(['assay_requests_total{route="build",method="other",status="200"}'], 3);
});

it('count failures and connections cut, and no event', async () => {
  metrics.observe({ kind: 'failure', method: 'GET', path: '/', error: 'X', stack: [] });
  metrics.observe({ kind: 'event', level: 'info', event: 'draining', message: '' });
  metrics.cut('slow-reader');
  const counted = await figures();
  expect(counted).toMatchObject({ assay_failures_total: 1, 'assay_connections_cut_total{reason="slow-reader"}': 1 });
  expect(Object.keys(counted).filter((name) => name.startsWith('assay_requests'))).toEqual([]);
});

it('give what is held, open and at work at the moment that they are read', async () => {
  const budget = createByteBudget(1_000);
  const now = { open: 3, unsent: 70, resting: 2 };
  const workers = { busy: 2, waiting: 5, ended: { done: 11, late: 1 } };
  const observed = { budget, workers, listener: () => ({ connections: now }) } as unknown as Observed;
  const live = createMetrics(observed);
  budget.take(400, 'small');
  expect(await figures(live)).toEqual({
    assay_connections_open: 3,
    assay_connections_resting: 2,
    assay_unsent_bytes: 70,
    assay_bytes_in_flight: 400,
    assay_workers_busy: 2,
    assay_work_waiting: 5,
    'assay_work_ended{how="done"}': 11,
    'assay_work_ended{how="late"}': 1,
  });
  budget.give(400);
  now.open = 0;
  expect(Object.keys(await figures(live))).not.toContain('assay_bytes_in_flight');
  expect(await figures()).toEqual({});
});
