// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleGroups, openExample } from './examples.ts';
import { firstExample, firstText } from './first-example.ts';
import { activeDocument, useWorkbench } from './workbench-store.ts';

const texts = import.meta.glob<string>('../../../examples/*/*.json', { query: '?raw', import: 'default', eager: true });
const listed = exampleGroups.flatMap((group) => group.examples);

describe('the examples', () => {
  it.each(listed)('$path is there and is a document', ({ path }) => {
    const text = texts[`../../../examples/${path}.json`] ?? '';
    expect(JSON.parse(text)).toHaveProperty('$schema');
  });

  it('are all there are, each once', () => {
    const files = Object.keys(texts).flatMap((file) => /examples\/(.+)(?<!\.built)\.json$/.exec(file)?.[1] ?? []);
    expect(listed.map(({ path }) => path).toSorted()).toEqual(files.toSorted());
  });

  it('begin with one that is listed', () => {
    expect(listed.map(({ path }) => path)).toContain(firstExample);
  });
});

describe('opening an example', () => {
  const active = () => activeDocument(useWorkbench.getState());

  beforeEach(() => {
    useWorkbench.setState(useWorkbench.getInitialState(), true);
  });

  it('shows the first one at once', () => {
    openExample(firstExample);
    expect(active()).toMatchObject({ name: 'broken-invoice-es.json', text: firstText, origin: 'example' });
  });

  it('loads another one and opens it', async () => {
    openExample('pl/invoice-favat');
    const text = texts['../../../examples/pl/invoice-favat.json'];
    await vi.waitFor(() => expect(active()).toMatchObject({ name: 'pl-invoice-favat.json', text, origin: 'example' }));
  });

  it('does nothing for one that is not there', () => {
    expect(() => openExample('no/such')).not.toThrow();
    expect(active().name).toBe('untitled.json');
  });
});
