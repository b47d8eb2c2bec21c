import { expect, it } from 'vitest';
import { readYaml } from './read-yaml.ts';

const limits = { maxLength: 8_000_000, maxDepth: 200 };
const keys = (count: number) => Array.from({ length: count }, (_, i) => `key-${i}: x`).join('\n');

it('reads tens of thousands of keys, and finds the one that is doubled', { timeout: 30_000 }, () => {
  const read = readYaml(keys(40_000), limits);
  expect(read.ok && Object.keys(read.value as object)).toHaveLength(40_000);
  expect(readYaml(`${keys(20_000)}\nkey-7: y`, limits)).toMatchObject({
    ok: false,
    faults: [{ code: 'ASSAY-INPUT-DUPLICATE', properties: ['$.key-7'] }],
  });
});

it('takes keys for doubled that JSON cannot tell apart', () => {
  expect(readYaml('1: a\n"1": b', limits)).toMatchObject({ ok: false, faults: [{ properties: ['$.1'] }] });
});

it('reads no longer text than it can read in a moment', () => {
  expect(readYaml('a: 1\n'.repeat(250_000), limits)).toMatchObject({
    ok: false,
    faults: [{ code: 'ASSAY-INPUT-SIZE', description: expect.stringContaining('1000000 characters') as string }],
  });
});
