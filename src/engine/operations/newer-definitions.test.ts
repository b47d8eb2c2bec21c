import { expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createStandardEngine } from '../standard.ts';

const engine = createStandardEngine();

function remarks(document: JsonObject) {
  const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', ...document };
  const { faults } = engine.inspect({ data }, { now: () => new Date(0), newId: () => '' });
  return faults.filter(({ stage }) => stage === 'lint');
}

test.each<[string, JsonObject, string, string, string]>([
  [
    'the agent of a party',
    { supplier: { name: 'A', agent: { name: 'B' } } },
    'UNKNOWN-FIELD',
    '$.supplier.agent',
    '0.505.0',
  ],
])('%s of a later release is not called misspelt', (_, document, kind, path, release) => {
  const found = remarks(document).find(
    ({ code, properties }) => code === `ASSAY-LINT-${kind}` && properties[0] === path,
  );
  expect(found?.description).toContain(`belongs to release ${release} of the format`);
  expect(found?.fixes).toEqual([]);
});

test.each<[string, JsonObject, string]>([
  ['an addon nobody has', { $addons: ['dk-oioubl-v3'] }, 'Unknown addon'],
  ['a regime nobody has', { $regime: 'AX' }, 'Unknown tax regime'],
  ['attributes where there are none', { attributes: [] }, 'There is no field'],
  ['an agent where there is none', { lines: [{ quantity: '1', agent: {} }] }, 'There is no field'],
  ['a name that lies on every object', { $regime: 'constructor' }, 'Unknown tax regime'],
])('%s is', (_, document, words) => {
  expect(remarks(document).map(({ description }) => description)).toContainEqual(expect.stringContaining(words));
});
