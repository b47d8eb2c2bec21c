import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addons } from '../../engine/addons/index.ts';
import { coreParts } from '../../engine/core-parts.ts';
import { engineCore } from '../../engine/engine-core.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { encodeRoot } from '../../engine/operations/build-document.ts';
import { readDocument } from '../../engine/operations/read-document.ts';
import { regimes } from '../../engine/regimes/index.ts';
import type { Example } from './examples.ts';
import { built, examples, goldenContext, goldenOf, goldenText, jsonOf } from './examples.ts';

const engine = createStandardEngine();
const core = engineCore({ ...coreParts, regimes, addons });
const all = examples();

/** The golden, read back. */
function golden(example: Example) {
  return jsonOf(goldenText(example) ?? '');
}

describe.each(all.map((example) => [example.path, example] as const))('example %s', (_, example) => {
  const withGolden = it.runIf(goldenText(example) !== undefined);

  it('builds into its golden (npm run tool -- goldens)', () => {
    expect(goldenText(example), `${example.goldenFile} is missing: run \`npm run tool -- goldens\` and look it over`).toBeDefined();
    expect(goldenOf(engine, example)).toBe(goldenText(example));
  });

  it('is inspected without errors and warnings', () => {
    const report = engine.inspect({ data: jsonOf(example.text), include: ['changes', 'trace', 'rules'] }, goldenContext);
    expect(report.faults.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(report.ok).toBe(true);
  });

  withGolden('has a golden that validates', () => {
    expect(engine.validate({ data: golden(example) })).toEqual({ ok: true, value: { ok: true } });
  });

  withGolden('has a golden that is written as it is read', () => {
    const read = readDocument(core, golden(example));
    expect(read.ok && encodeRoot(read.value)).toEqual(golden(example));
  });

  withGolden('has a golden that builds into itself', () => {
    expect(built(engine, golden(example))).toEqual(golden(example));
  });
});

it('has an example for each golden file', () => {
  const expected = new Set(all.map(({ goldenFile }) => goldenFile));
  const found = readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .map((file) => `examples/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.built.json'));
  expect(found.filter((file) => !expected.has(file))).toEqual([]);
});
