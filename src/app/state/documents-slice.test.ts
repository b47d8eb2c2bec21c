// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDocument } from './documents-slice.ts';
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

  it('open without the selected problem of another one', () => {
    state().selectProblem('BR-CO-16 5');
    state().openDocument('mine.json', '{}', 'file');
    expect(state().selectedProblem).toBeUndefined();
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
    // Not under the name of the example, because it may be anything by now.
    expect(names()).toEqual(['untitled.json', 'mine.json']);
    expect(state().documents[0]).toMatchObject({ origin: 'typed', revision: 1 });
  });

  it('keep the name of an example that is as it was', () => {
    state().openDocument('example.json', '{}', 'example');
    state().changeText(state().activeId, '{}', 2);
    expect(state().documents).toMatchObject([{ name: 'example.json', origin: 'example', editorVersion: 2 }]);
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

  it('have fresh names, origins and counts as they open', () => {
    expect(activeDocument(state())).toMatchObject({ text: '', origin: 'typed', revision: 0, editorVersion: 0 });
    state().openDocument('a.json', '{}', 'file');
    expect(activeDocument(state())).toMatchObject({ name: 'a.json', text: '{}', origin: 'file', revision: 0 });
    expect(activeDocument(state()).id).toMatch(/^[0-9a-f]{24}$/);
  });

  it.each([
    ['a.json', 'a-2.json'],
    ['a', 'a-2.json'],
    ['a.json.txt', 'a.json.txt-2.json'],
    ['a.xml', 'a-2.xml'],
  ])('named %s twice are told apart as %s', (name, second) => {
    state().openDocument(name, '1', 'file');
    state().openDocument(name, '2', 'file');
    expect(names()).toEqual([name, second]);
  });

  it('do not count the name of one that makes way', () => {
    state().openDocument('untitled.json', '{}', 'typed');
    expect(names()).toEqual(['untitled.json']);
  });

  it('make way only where nothing was typed, whatever they came from', () => {
    state().openDocument('file.json', '{}', 'file');
    state().openDocument('blank.json', ' \n', 'file');
    state().openDocument('back.json', '{}', 'recovered');
    expect(names()).toEqual(['file.json', 'back.json']);
    state().openDocument('last.json', '{}', 'example');
    expect(names()).toEqual(['file.json', 'back.json', 'last.json']);
  });

  it('stay in front when another one is closed, and the last gives way to the one before it', () => {
    for (const name of ['a.json', 'b.json', 'c.json']) state().openDocument(name, name, 'file');
    const [first, second, third] = state().documents;
    state().closeDocument(first?.id ?? '');
    expect([names(), state().activeId]).toEqual([['b.json', 'c.json'], third?.id]);
    state().closeDocument(third?.id ?? '');
    expect([names(), state().activeId]).toEqual([['b.json'], second?.id]);
  });

  it('come to the front only when they are there', () => {
    state().openDocument('a.json', '{}', 'file');
    const { activeId } = state();
    state().selectDocument('gone');
    expect(state().activeId).toBe(activeId);
  });

  it('take a new name without the space round it, and never an empty one', () => {
    for (const name of ['a.json', 'b.json']) state().openDocument(name, name, 'file');
    state().renameDocument(state().activeId, '  mine.json ');
    expect(names()).toEqual(['a.json', 'mine.json']);
    state().renameDocument(state().activeId, '  ');
    expect(names()).toEqual(['a.json', 'mine.json']);
  });

  it('each have a destination of their own, until they tell it themselves again', () => {
    state().openDocument('a.json', '{}', 'file');
    state().openDocument('b.json', '{}', 'file');
    const [a, b] = state().documents.map(({ id }) => id);
    const destinations = () => state().documents.map(({ destination }) => destination);
    state().chooseDestination(a ?? '', 'xrechnung');
    expect(destinations()).toEqual(['xrechnung', undefined]);
    state().chooseDestination(b ?? '', 'peppol');
    state().changeText(a ?? '', '{ }', 1);
    expect(destinations()).toEqual(['xrechnung', 'peppol']);
    state().chooseDestination(a ?? '', undefined);
    expect(destinations()).toEqual([undefined, 'peppol']);
    expect(state().documents[0]).not.toHaveProperty('destination');
  });

  it('change one by one', () => {
    for (const name of ['a.json', 'b.json']) state().openDocument(name, name, 'file');
    state().changeText(state().activeId, 'new', 1);
    expect(state().documents.map(({ text }) => text)).toEqual(['a.json', 'new']);
  });
});

describe('documents of an earlier visit', () => {
  const [first, other] = ['one', 'other'].map((name) => newDocument(name, name, 'recovered'));
  const both = [first, other].filter((document) => document !== undefined);

  it('come in place of all, with the one in front that was', () => {
    state().openDocument('a.json', '{}', 'file');
    state().restoreDocuments(both, other?.id ?? '');
    expect([names(), activeDocument(state()).name]).toEqual([['one', 'other'], 'other']);
  });

  it('show their first where the one in front is not among them', () => {
    state().restoreDocuments(both, 'gone');
    expect([state().activeId, activeDocument(state()).name]).toEqual([first?.id, 'one']);
  });

  it('that hold no documents leave the present ones alone', () => {
    state().openDocument('a.json', '{}', 'file');
    state().restoreDocuments([], 'gone');
    expect(names()).toEqual(['a.json']);
  });

  it('always have one in front, whatever the store is told', () => {
    expect(activeDocument({ ...state(), documents: both, activeId: 'gone' }).name).toBe('one');
    expect(() => activeDocument({ ...state(), documents: [] })).toThrow('at least one document');
  });
});

it('documents are put in another order, never beyond the ends', () => {
  for (const name of ['a', 'b', 'c']) state().openDocument(`${name}.json`, name, 'file');
  const [a, , c] = state().documents;
  if (!a || !c) throw new Error('three documents');
  state().moveDocument(a.id, 1);
  expect(names()).toEqual(['b.json', 'a.json', 'c.json']);
  state().moveDocument(c.id, -9);
  expect(names()).toEqual(['c.json', 'b.json', 'a.json']);
  state().moveDocument(c.id, 9);
  state().moveDocument('nobody', 1);
  expect(names()).toEqual(['b.json', 'a.json', 'c.json']);
  expect(activeDocument(state()).id).toBe(c.id);
});
