import { describe, expect, it, vi } from 'vitest';
import { FakeModel } from '../testing/fake-monaco.ts';
import {
  builtOf,
  documentUri,
  isModelOf,
  isRead,
  isSource,
  knowledgeOf,
  setBuilt,
  setKnowledge,
  textOf,
  treeInSteps,
  treeOf,
} from './document-state.ts';
import type { monaco } from './monaco.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

const modelAt = (uri: string) => new FakeModel('{}', uri) as unknown as monaco.editor.ITextModel;

describe('what is known of a model', () => {
  it('is nothing at first, and its own', () => {
    const [model, other] = [modelAt(documentUri('a')), modelAt(documentUri('b'))];
    expect([knowledgeOf(model), builtOf(model)]).toEqual([{}, undefined]);
    const knowledge = { schemas: ['bill/invoice'] };
    setKnowledge(model, knowledge);
    setBuilt(model, { a: 1 });
    expect([knowledgeOf(model), builtOf(model)]).toEqual([knowledge, { a: 1 }]);
    expect([knowledgeOf(other), builtOf(other)]).toEqual([{}, undefined]);
    setBuilt(model, undefined);
    expect(builtOf(model)).toBeUndefined();
  });

  it.each([
    ['assay://document/a.json', true],
    ['assay-result://a/document.json', false],
    ['inmemory://1', false],
  ])('%s is a source: %s', (uri, source) => {
    expect(isSource(modelAt(uri))).toBe(source);
  });

  it.each(['a', 'a b', 'ä/ü', '%'])('goes by the document, also when its id is %j', (id) => {
    expect(isModelOf(modelAt(documentUri(id)), id)).toBe(true);
    expect(isModelOf(modelAt(documentUri(id)), 'other')).toBe(false);
  });
});

it('the text of a model is put together and read once for each version', () => {
  const fake = new FakeModel('{ "a": 1 }', documentUri('a'));
  const model = fake as unknown as monaco.editor.ITextModel;
  const asked = vi.spyOn(fake, 'getValue');
  expect([textOf(model), isRead(model), treeOf(model).text, isRead(model)]).toEqual([
    '{ "a": 1 }',
    false,
    '{ "a": 1 }',
    true,
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
  fake.type(7, 8, '23');
  expect([isRead(model), textOf(model), treeOf(model).text]).toEqual([false, '{ "a": 23 }', '{ "a": 23 }']);
});

it('a model is read in steps, and given up where its text changes meanwhile', async () => {
  const fake = new FakeModel('{ "a": 1 }', documentUri('a'));
  const model = fake as unknown as monaco.editor.ITextModel;
  const tree = await treeInSteps(model);
  expect([tree?.text, isRead(model), await treeInSteps(model)]).toEqual(['{ "a": 1 }', true, tree]);
  const long = JSON.stringify({ rows: Array.from({ length: 9000 }, (_, index) => ({ index })) });
  fake.type(0, fake.getValue().length, long);
  const reading = treeInSteps(model);
  fake.type(1, 1, ' ');
  expect([await reading, isRead(model)]).toEqual([undefined, false]);
});
