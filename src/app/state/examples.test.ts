import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import { exampleGroups, firstExample } from './examples.ts';

const texts = import.meta.glob<string>('../../../examples/*/*.json', { query: '?raw', import: 'default', eager: true });
const listed = exampleGroups.flatMap((group) => group.examples);

describe('the examples', () => {
  it.each(listed)('$path is there and is a document', ({ path }) => {
    const text = texts[`../../../examples/${path}.json`] ?? '';
    expect(JSON.parse(text)).toHaveProperty('$schema');
  });

  it('begin with one that is listed', () => {
    expect(listed.map(({ path }) => path)).toContain(firstExample);
  });
});
