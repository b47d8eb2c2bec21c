// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState } from '../testing/facts.ts';
import { openResult, print } from './take-over.ts';

const state = () => useWorkbench.getState();
const names = () => state().documents.map(({ name }) => name);
const result = { $schema: 'https://gobl.org/draft-0/bill/invoice', code: '2' };

beforeEach(() => {
  freshState('{ "mine": 1 }', 'invoice.json');
});

describe('opening a result', () => {
  it('shows it in a tab of its own right beside the original, which stays as it is', () => {
    const { id } = activeDocument(state());
    state().openDocument('other.json', '{ "other": 1 }', 'file');
    state().selectDocument(id);
    const { context, went, said } = contextOf();
    openResult(context, result, 'copy', 'Done');
    expect(names()).toEqual(['invoice.json', 'invoice.copy.json', 'other.json']);
    expect(activeDocument(state())).toMatchObject({ text: print(result), origin: 'typed' });
    expect(state().documents[0]?.text).toBe('{ "mine": 1 }');
    expect([went, said.map(({ message }) => message)]).toEqual([['/'], ['Done']]);
  });

  it.each([
    ['invoice.json', 'invoice.copy.json'],
    ['invoice.yaml', 'invoice.copy.json'],
    ['invoice.yml', 'invoice.copy.json'],
    ['invoice', 'invoice.copy.json'],
    ['invoice.json.txt', 'invoice.json.txt.copy.json'],
  ])('of %s is called %s', (name, called) => {
    freshState('{ "mine": 1 }', name);
    openResult(contextOf().context, result, 'copy', 'Done');
    expect(names()).toEqual([name, called]);
  });

  it('can be taken back: the original is in front again', () => {
    const { id } = activeDocument(state());
    const { context, said } = contextOf();
    openResult(context, result, 'copy', 'Done');
    said[0]?.undo?.();
    expect([names(), state().activeId]).toEqual([['invoice.json'], id]);
  });

  it('cannot be taken back once something was typed into it: that would be lost', () => {
    const { context, said } = contextOf();
    openResult(context, result, 'copy', 'Done');
    state().changeText(state().activeId, '{ "typed": true }', 1);
    said[0]?.undo?.();
    expect(names()).toEqual(['invoice.json', 'invoice.copy.json']);
    expect(activeDocument(state()).text).toBe('{ "typed": true }');
    expect(said[1]?.message).toContain('invoice.copy.json has changed since');
  });

  it('that was closed meanwhile leaves nothing to take back but the way to the original', () => {
    const { id } = activeDocument(state());
    const { context, said } = contextOf();
    openResult(context, result, 'copy', 'Done');
    state().closeDocument(state().activeId);
    said[0]?.undo?.();
    expect([names(), state().activeId, said.length]).toEqual([['invoice.json'], id, 1]);
  });
});

it('a result is written for reading, with a line end', () => {
  expect(print({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
});
