import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeDocument, useWorkbench } from './workbench-store.ts';

beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});

const state = () => useWorkbench.getState();
const names = () => state().documents.map(({ name }) => name);

describe('documents', () => {
  it('are never none', () => {
    expect(names()).toEqual(['untitled.json']);
    state().closeDocument(state().activeId);
    expect(names()).toEqual(['untitled.json']);
    expect(activeDocument(state()).text).toBe('');
  });

  it('open in place of a blank one or an untouched example, and beside everything else', () => {
    state().openDocument('example.json', '{}', 'example');
    expect(names()).toEqual(['example.json']);
    state().openDocument('mine.json', '{}', 'file');
    expect(names()).toEqual(['mine.json']);
    state().openDocument('other.json', '{}', 'example');
    expect(names()).toEqual(['mine.json', 'other.json']);
  });

  it('keep an example that was edited', () => {
    state().openDocument('example.json', '{}', 'example');
    state().changeText(state().activeId, '{ }', 2);
    state().openDocument('mine.json', '{}', 'file');
    expect(names()).toEqual(['example.json', 'mine.json']);
  });

  it('do not share a name', () => {
    state().openDocument('a.json', '1', 'file');
    state().openDocument('a.json', '2', 'file');
    state().openDocument('a.json', '3', 'file');
    expect(names()).toEqual(['a.json', 'a-2.json', 'a-3.json']);
  });

  it('count a revision for each change of the text, and none when the editor only renumbers it', () => {
    state().openDocument('a.json', 'x', 'file');
    const { activeId } = state();
    state().changeText(activeId, 'x', 1);
    expect(activeDocument(state())).toMatchObject({ revision: 0, editorVersion: 1 });
    state().changeText(activeId, 'xy', 2);
    expect(activeDocument(state())).toMatchObject({ revision: 1, editorVersion: 2, text: 'xy' });
  });

  it('give the place in front to a neighbour when closed, and come back where they were', () => {
    for (const name of ['a.json', 'b.json', 'c.json']) state().openDocument(name, name, 'file');
    const [, second] = state().documents;
    if (!second) throw new Error('Three documents are open.');
    state().selectDocument(second.id);
    state().closeDocument(second.id);
    expect(activeDocument(state()).name).toBe('c.json');
    state().reopenDocument(second, 1);
    expect(names()).toEqual(['a.json', 'b.json', 'c.json']);
    expect(activeDocument(state()).name).toBe('b.json');
  });
});
