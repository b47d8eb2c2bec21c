// @vitest-environment jsdom

import { setScreenWidth } from '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, type StateCreator } from 'zustand';
import { fakeEditor } from '../testing/fake-editor.ts';
import { fileRow } from '../testing/file-row.ts';
import { createEditorSlice } from './editor-slice.ts';
import { createEngineSlice } from './engine-slice.ts';
import type { Draft } from './read-draft.ts';
import { resultPanelIds } from './place-ids.ts';
import { createViewSlice } from './view-slice.ts';
import { activeDocument, useWorkbench } from './workbench-store.ts';

const state = () => useWorkbench.getState();
const lost: Draft = { format: 1, tab: 't', savedAt: 1, activeId: 'a', documents: [] };

/** A single slice, created from what the browser has stored. */
function made<Slice>(slice: StateCreator<Slice>): Slice {
  return createStore<Slice>()(slice).getState();
}

beforeEach(() => {
  localStorage.clear();
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});

describe('the editor’s settings', () => {
  it('show calculated values and wrap long lines, until told otherwise', () => {
    expect(made(createEditorSlice)).toMatchObject({
      calculatedValues: true,
      wordWrap: true,
      editor: undefined,
      cursor: { line: 1, column: 1 },
    });
  });

  it('last over a visit, each by itself', () => {
    state().toggleCalculatedValues();
    expect([state().calculatedValues, made(createEditorSlice).calculatedValues]).toEqual([false, false]);
    state().toggleWordWrap();
    expect(made(createEditorSlice)).toMatchObject({ calculatedValues: false, wordWrap: false });
    state().toggleCalculatedValues();
    state().toggleWordWrap();
    expect([state().calculatedValues, state().wordWrap]).toEqual([true, true]);
    expect(made(createEditorSlice)).toMatchObject({ calculatedValues: true, wordWrap: true });
  });

  it.each([
    ['assay.calculated-values', 'hidden', { calculatedValues: false }],
    ['assay.word-wrap', 'off', { wordWrap: false }],
  ])('%s, stored as %s by an earlier visit, holds', (key, stored, facts) => {
    localStorage.setItem(key, stored);
    expect(made(createEditorSlice)).toMatchObject(facts);
  });

  it('go with the editor that is on the page', () => {
    const editor = fakeEditor();
    state().attachEditor(editor);
    expect(state().editor).toBe(editor);
    state().attachEditor(undefined);
    expect(state().editor).toBeUndefined();
  });

  it('know where the cursor is', () => {
    state().moveCursor(3, 7);
    expect(state().cursor).toEqual({ line: 3, column: 7 });
  });
});

it('the text that is judged is the one that was put forward last', () => {
  const subject = { documentId: 'd', revision: 1, editorVersion: 2, text: '{}' };
  state().putForward(subject);
  expect(state().subject).toBe(subject);
});

describe('the engine that answers', () => {
  it('is the server’s until the browser’s is chosen, which lasts', () => {
    expect(made(createEngineSlice)).toMatchObject({ engineChoice: 'server', browserEngine: { phase: 'off' } });
    state().chooseEngine('browser');
    expect([state().engineChoice, made(createEngineSlice).engineChoice]).toEqual(['browser', 'browser']);
    state().chooseEngine('server');
    expect(made(createEngineSlice).engineChoice).toBe('server');
  });

  it('is the browser’s while it stands in, which does not last, until one is chosen', () => {
    state().chooseEngine('server');
    state().standIn(true);
    expect([state().engineChoice, state().standingIn]).toEqual(['browser', true]);
    expect(made(createEngineSlice)).toMatchObject({ engineChoice: 'server', standingIn: false });
    state().standIn(false);
    expect([state().engineChoice, state().standingIn]).toEqual(['server', false]);
    state().standIn(true);
    state().chooseEngine('browser');
    expect([state().engineChoice, state().standingIn]).toEqual(['browser', false]);
    state().chooseEngine('server');
  });

  it('is only offered while the service is away, unless it is to stand in, which lasts', () => {
    expect(made(createEngineSlice).whileAway).toBe('offer');
    state().chooseWhileAway('stand-in');
    expect([state().whileAway, made(createEngineSlice).whileAway]).toEqual(['stand-in', 'stand-in']);
    state().chooseWhileAway('offer');
  });

  it('tells how the browser’s stands', () => {
    state().reportBrowserEngine({ phase: 'failed', message: 'No memory' });
    expect(state().browserEngine).toEqual({ phase: 'failed', message: 'No memory' });
  });
});

describe('the view', () => {
  it.each([
    [1440, 'source'],
    [390, 'invoice'],
  ])('on a screen %i pixels wide begins with the %s, and the changes beside it', (width, narrowPane) => {
    setScreenWidth(width);
    const view = made(createViewSlice);
    setScreenWidth(1440);
    expect(view).toMatchObject({ narrowPane, resultViews: ['changes'], overlay: undefined, welcome: false });
  });

  it.each([
    ['page', 'invoice'],
    ['source', 'source'],
  ] as const)('goes on with the %s alone when a page becomes narrow, also at the next visit', (chosen, narrowPane) => {
    state().showPanel('trace');
    state().chooseWorkView(chosen);
    expect([state().narrowPane, made(createViewSlice).narrowPane]).toEqual([narrowPane, narrowPane]);
    state().chooseWorkView('both');
  });

  it.each(resultPanelIds)('shows %s as the result, on a wide page and on a narrow one', (panel) => {
    state().showPanel(panel);
    expect([state().narrowPane, state().resultViews[0]]).toEqual([panel, panel]);
  });

  it.each(['source', 'problems'] as const)('shows %s without putting the result away', (panel) => {
    state().showPanel('trace');
    state().showPanel(panel);
    expect([state().narrowPane, state().resultViews[0]]).toEqual([panel, 'trace']);
  });

  it('has several of the result beside each other, of which the chosen one is changed', () => {
    state().showPanel('built');
    state().addView();
    expect(state().resultViews).toEqual(['built', 'invoice']);
    state().showViewAt(1, 'trace');
    expect([state().narrowPane, state().resultViews]).toEqual(['trace', ['built', 'trace']]);
    state().showPanel('trace');
    expect(state().resultViews).toEqual(['built', 'trace']);
    state().closeView(0);
    expect([state().resultViews, localStorage.getItem('assay.result-views')]).toEqual([['trace'], '']);
  });

  it('keeps them for the next visit', () => {
    state().showPanel('envelope');
    state().addView();
    expect(localStorage.getItem('assay.result-views')).toBe('envelope invoice');
  });

  it('has one sheet over it at a time', () => {
    state().openOverlay('palette');
    state().openOverlay('sign');
    expect(state().overlay).toBe('sign');
    state().closeOverlay();
    expect(state().overlay).toBeUndefined();
  });

  it('greets with what was lost, until that is sent away', () => {
    state().greet([lost]);
    expect([state().welcome, state().lostDrafts]).toEqual([true, [lost]]);
    state().dismissWelcome();
    expect([state().welcome, state().lostDrafts]).toEqual([false, []]);
  });
});

describe('the list of problems', () => {
  it('shows every severity by place, with nothing filtered or selected', () => {
    expect(state()).toMatchObject({
      hiddenSeverities: [],
      problemFilter: '',
      problemGrouping: 'place',
      selectedProblem: undefined,
    });
  });

  it('hides a severity and shows it again, the others as they were', () => {
    state().toggleSeverity('info');
    state().toggleSeverity('hint');
    expect(state().hiddenSeverities).toEqual(['info', 'hint']);
    state().toggleSeverity('info');
    expect(state().hiddenSeverities).toEqual(['hint']);
  });

  it('takes a filter, a grouping and a selection', () => {
    state().filterProblems('tax');
    state().groupProblems('rule');
    state().selectProblem('k');
    expect(state()).toMatchObject({ problemFilter: 'tax', problemGrouping: 'rule', selectedProblem: 'k' });
    state().selectProblem(undefined);
    expect(state().selectedProblem).toBeUndefined();
  });
});

describe('what is said of saving', () => {
  it('is nothing at first, and changes nothing when it is said again', () => {
    expect([state().saving, state().aside]).toEqual([undefined, []]);
    const heard: unknown[] = [];
    const stop = useWorkbench.subscribe(({ saving }) => heard.push(saving));
    state().markSaving('saving');
    state().markSaving('saving');
    state().markSaving('saved');
    state().markSaving(undefined);
    stop();
    expect(heard).toEqual(['saving', 'saved', undefined]);
  });

  it('names the records that could not be used', () => {
    state().reportAside(['garbage']);
    expect(state().aside).toEqual(['garbage']);
  });
});

describe('many files', () => {
  it('are none at first, with every row shown and no work on them', () => {
    expect(state()).toMatchObject({
      fileRows: [],
      fileWork: 'stopped',
      fileFilter: { words: '', verdict: 'all', code: '', destination: '', grouped: false },
      fileStep: undefined,
      filesKept: false,
    });
  });

  it('are reported, filtered, stepped through and stored, each by itself', () => {
    const rows = [fileRow('a.json')];
    const filter = { ...state().fileFilter, words: 'a' };
    state().reportFiles(rows, 'judging');
    state().filterFiles(filter);
    state().stepFile({ index: 0, documentId: 'd' });
    state().keepFiles(true);
    expect(state()).toMatchObject({
      fileRows: rows,
      fileWork: 'judging',
      fileFilter: filter,
      fileStep: { index: 0, documentId: 'd' },
      filesKept: true,
    });
  });
});

it('each document is compared with one other, until another one is chosen', () => {
  state().compareWith('a', 'b');
  state().compareWith('c', 'd');
  state().compareWith('a', 'e');
  expect(state().compared).toEqual({ a: 'e', c: 'd' });
});

it('the format to write an invoice in is none until one is chosen', () => {
  expect(state().exportTargets.get('a')).toBeUndefined();
  state().chooseExportTarget('a', 'ubl peppol-bis-3');
  expect([state().exportTargets.get('a'), state().exportTargets.get('b')]).toEqual(['ubl peppol-bis-3', undefined]);
});

it('the name of one document is typed at a time, or of none', () => {
  state().startRenaming('a');
  expect(state().renaming).toBe('a');
  state().startRenaming(undefined);
  expect(state().renaming).toBeUndefined();
});

it('the document in front is the first where the one that should be is gone', () => {
  const [first] = state().documents;
  useWorkbench.setState({ activeId: 'gone' });
  expect(activeDocument(state())).toBe(first);
  expect(() => activeDocument({ ...state(), documents: [] })).toThrow('at least one document');
});
