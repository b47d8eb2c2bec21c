import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/paths.mjs';
import { createByteBudget } from '../../server/http/byte-budget.ts';
import { createMetrics } from '../../server/node/metrics.ts';

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const { panels } = JSON.parse(readFileSync(join(root, 'deploy/grafana/assay.json'), 'utf8')) as Dashboard;
const metrics = createMetrics({ budget: createByteBudget(1), workers: undefined, listener: () => undefined });
metrics.observe({
  kind: 'request',
  method: 'POST',
  path: '/v0/build',
  route: 'build',
  status: 422,
  key: 'validation',
  ms: 1,
  received: 1,
  bytes: 1,
});
metrics.cut('slow-reader');
const { text } = await metrics.read();
const series = new Map(
  Array.from(text.matchAll(/^(assay_\w+?)(?:\{(.*)\})? /gm), ([, name = '', labels = '']) => [
    name,
    Array.from(labels.matchAll(/(\w+)="/g), ([, label]) => label),
  ]),
);

it.each(panels.flatMap(({ title, targets }) => targets.map((target) => [title, target] as const)))(
  '%s: the dashboard asks for what the service tells, by labels that it has',
  (_, { expr, legendFormat }) => {
    const asked = Array.from(expr.matchAll(/assay_\w+/g), ([name]) => name);
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !series.has(name))).toEqual([]);
    const own = asked.flatMap((name) => series.get(name) ?? []);
    const grouped = Array.from(expr.matchAll(/by \(([^)]*)\)/g), ([, labels = '']) => labels.split(', ')).flat();
    // Prometheus adds the instance.
    expect(grouped.filter((label) => label !== 'instance' && !own.includes(label))).toEqual([]);
    const shown = Array.from(legendFormat.matchAll(/\{\{(\w+)\}\}/g), ([, label]) => label);
    expect(shown.filter((label) => !grouped.includes(label as string))).toEqual([]);
  },
);

it('its panels have an id each', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
