import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEditor, FakeModel, linkOpeners } from '../testing/fake-monaco.ts';
import { fault } from '../testing/service.ts';
import { documentUri } from './document-state.ts';
import type { EditorHandle, EditorProps } from './types.ts';
import { watchEditor } from './watch-editor.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

type Watched = Parameters<typeof watchEditor>[0];

function bench(text = '{\n  "a": 1\n}', given: Partial<EditorProps> = {}) {
  const model = new FakeModel(text, documentUri('d1'));
  const editor = new FakeEditor(model);
  const calls: [string, ...unknown[]][] = [];
  let handle: EditorHandle | undefined;
  const props: EditorProps = {
    documentId: 'd1',
    initialText: text,
    language: 'json',
    theme: 'light',
    faults: [],
    knowledge: {},
    saidIn: 'en',
    xmlTexts: () => Promise.resolve(),
    calculatedValues: true,
    wordWrap: true,
    onChange: (written, version) => calls.push(['text', written, version]),
    onCursor: (line, column) => calls.push(['cursor', line, column]),
    onCommand: (command) => calls.push(['command', command]),
    onOpenRule: (code) => calls.push(['rule', code]),
    onReady: (ready) => (handle = ready),
    ...given,
  };
  const watch = watchEditor(editor as unknown as Watched, () => props);
  if (!handle) throw new Error('The editor was not made ready.');
  return { model, editor, calls, watch, handle, texts: () => calls.filter(([kind]) => kind === 'text') };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an editor that is watched', () => {
  it('tells the text as it was opened and where the cursor stands', () => {
    const { calls } = bench();
    expect(calls).toEqual([
      ['text', '{\n  "a": 1\n}', 1],
      ['cursor', 1, 1],
    ]);
  });

  it('takes over a text that was changed while the editor was away', () => {
    const { model, texts } = bench('{ "old": 1 }', { initialText: '{ "new": 1 }' });
    expect(model.getValue()).toBe('{ "new": 1 }');
    expect(texts().at(-1)).toEqual(['text', '{ "new": 1 }', 2]);
  });

  it('tells each change with its version', () => {
    const { model, texts } = bench();
    model.type(9, 10, '2');
    expect(texts().at(-1)).toEqual(['text', '{\n  "a": 2\n}', 2]);
  });

  it('marks trouble with the JSON when typing pauses, not while it goes on', () => {
    const { model } = bench();
    model.type(9, 10, '');
    vi.advanceTimersByTime(149);
    model.type(9, 9, ',');
    vi.advanceTimersByTime(149);
    expect(model.markers['assay-syntax']).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(model.markers['assay-syntax']?.length).toBeGreaterThan(0);
  });

  it('carries the markers along at once', () => {
    const wrong = fault({ properties: ['$.a'] });
    const { model } = bench(undefined, { faults: [{ fault: wrong, version: 1 }] });
    const line = () => model.markers['assay']?.map((marker) => marker['startLineNumber']);
    expect(line()).toEqual([2]);
    model.type(1, 1, '\n');
    expect(line()).toEqual([3]);
  });

  it('tells where the cursor goes, and the keys that are the app’s', () => {
    const { editor, calls } = bench();
    editor.moveTo({ lineNumber: 2, column: 4 });
    editor.actions.find(({ id }) => id === 'assay.build')?.run();
    expect(calls.slice(-2)).toEqual([
      ['cursor', 2, 4],
      ['command', 'build'],
    ]);
  });

  it('opens the card of a rule, and leaves every other link alone', () => {
    const { calls } = bench();
    const [opener] = [...linkOpeners].slice(-1);
    expect(opener?.open({ scheme: 'https', path: 'x' })).toBe(false);
    expect(opener?.open({ scheme: 'assay-rule', path: 'GOBL-1' })).toBe(true);
    expect(calls.at(-1)).toEqual(['rule', 'GOBL-1']);
  });

  it('does not take another document’s model for its own', () => {
    const { editor, texts } = bench();
    const before = texts().length;
    editor.setModel(new FakeModel('{ "other": 1 }', documentUri('d2')));
    expect(texts()).toHaveLength(before);
  });

  it('drops the marker of a token that was written over', () => {
    const { model } = bench(undefined, { faults: [{ fault: fault({ properties: ['$.a'] }), version: 1 }] });
    expect(model.markers['assay']).toHaveLength(1);
    model.type(4, 10, '"b": 2');
    expect(model.markers['assay']).toEqual([]);
  });

  it('builds by the key that it does everywhere', () => {
    const [build] = bench().editor.actions;
    expect(build).toMatchObject({ id: 'assay.build', keybindings: [2048 | 3] });
  });

  it('stays quiet where nobody listens, where there is no cursor and where the text has gone', () => {
    const model = new FakeModel('{ "a": 1 }', documentUri('d1'));
    const editor = new FakeEditor(model);
    const texts: string[] = [];
    const props: EditorProps = {
      documentId: 'd1',
      initialText: '{ "a": 1 }',
      language: 'json',
      theme: 'light',
      faults: [],
      knowledge: {},
      saidIn: 'en',
      xmlTexts: () => Promise.resolve(),
      calculatedValues: true,
      wordWrap: true,
      onChange: (text) => texts.push(text),
    };
    const watch = watchEditor(editor as unknown as Watched, () => props);
    editor.moveTo({ lineNumber: 1, column: 2 });
    editor.actions[0]?.run();
    expect([...linkOpeners].at(-1)?.open({ scheme: 'assay-rule', path: 'X' })).toBe(true);
    model.type(7, 8, '2');
    editor.setModel(null);
    vi.advanceTimersByTime(1000);
    expect(texts).toEqual(['{ "a": 1 }', '{ "a": 2 }']);
    watch.dispose();
    const { editor: other, calls } = bench();
    const before = calls.length;
    other.moveTo(null as never);
    expect(calls).toHaveLength(before);
  });

  it('lets go of everything at its end', () => {
    const { model, editor, watch } = bench();
    const openers = linkOpeners.size;
    model.type(9, 10, '');
    watch.dispose();
    vi.advanceTimersByTime(1000);
    expect(editor.listeners).toBe(0);
    expect(linkOpeners.size).toBe(openers - 1);
    expect(model.markers['assay-syntax']).toEqual([]);
  });
});

describe('what the app may do with an editor', () => {
  it('replaces the text as one step that can be undone', () => {
    const { model, editor, handle } = bench();
    handle.replaceAll('{\n  "a": 2\n}');
    expect(model.getValue()).toBe('{\n  "a": 2\n}');
    expect(editor.calls.map(([what]) => what)).toEqual(['undo stop', 'edit', 'undo stop']);
  });

  it('makes no step where nothing changes', () => {
    const { editor, handle } = bench();
    handle.replaceAll('{\n  "a": 1\n}');
    expect(editor.calls).toEqual([]);
  });

  it('edits by path, in the style of the text', () => {
    const { model, handle } = bench();
    handle.applyEdits([{ op: 'add', path: '$.b', value: '2' }]);
    expect(model.getValue()).toBe('{\n  "a": 1,\n  "b": "2"\n}');
  });

  it('lays out the text, keeping every digit', () => {
    const { model, handle } = bench('{"a":10.50}');
    handle.format();
    expect(model.getValue().trimEnd()).toBe('{\n  "a": 10.50\n}');
  });

  it('shows the place of a path with the cursor where it begins', () => {
    const { editor, handle } = bench();
    handle.revealPath('$.a');
    expect(editor.calls).toEqual([
      ['select', { selectionStartLineNumber: 2, selectionStartColumn: 9, positionLineNumber: 2, positionColumn: 8 }],
      ['reveal', { lineNumber: 2, column: 8 }],
      ['focus'],
    ]);
  });

  it.each([
    ['{ "a": "text" }', 'text'],
    ['{ "a": 12.5 }', '12.5'],
    ['{ "a": [1] }', '[1]'],
    ['{ "b": 1 }', '{ "b": 1 }'],
  ])('selects of %s the value to be typed over, or what is nearest to it: %s', (text, selected) => {
    const { model, editor, handle } = bench(text);
    handle.selectValue('$.a');
    const [first] = editor.calls as [string, Record<string, number>][];
    const place = first?.[1];
    const range = place && {
      startLineNumber: place['positionLineNumber'],
      startColumn: place['positionColumn'],
      endLineNumber: place['selectionStartLineNumber'],
      endColumn: place['selectionStartColumn'],
    };
    expect(range && model.textIn(range as Parameters<FakeModel['textIn']>[0])).toBe(selected);
    editor.setModel(null);
    handle.selectValue('$.a');
    expect(editor.calls).toHaveLength(3);
  });

  it('lights one stretch, several, or none, and shows the first where none is in sight', () => {
    const { editor, handle } = bench();
    handle.light({ start: 4, end: 7 });
    expect(editor.lit).toEqual(['"a"']);
    handle.light([
      { start: 0, end: 1 },
      { start: 9, end: 10 },
    ]);
    expect(editor.lit).toEqual(['{', '1']);
    expect(editor.calls.map(([what]) => what)).toEqual(['reveal']);
    handle.light(undefined);
    expect(editor.lit).toEqual([]);
    editor.setModel(null);
    handle.light({ start: 4, end: 7 });
    expect(editor.calls).toHaveLength(1);
  });

  it('takes the focus, and shows a stretch of text', () => {
    const { editor, handle } = bench();
    handle.focus();
    handle.revealRange(4, 7);
    expect(editor.calls).toEqual([
      ['focus'],
      ['select', { selectionStartLineNumber: 2, selectionStartColumn: 6, positionLineNumber: 2, positionColumn: 3 }],
      ['reveal', { lineNumber: 2, column: 3 }],
      ['focus'],
    ]);
    editor.setModel(null);
    handle.revealRange(4, 7);
    expect(editor.calls).toHaveLength(4);
  });

  it.each([
    ['undo', 'undo'],
    ['redo', 'redo'],
    ['nextFault', 'editor.action.marker.next'],
    ['previousFault', 'editor.action.marker.prev'],
  ] as const)('%s is the editor’s own', (method, command) => {
    const { editor, handle } = bench();
    handle[method]();
    expect(editor.calls).toEqual([['trigger', 'assay', command]]);
  });

  it('gives the text, and none without a model', () => {
    const { editor, handle } = bench();
    expect(handle.getText()).toBe('{\n  "a": 1\n}');
    editor.setModel(null);
    expect(handle.getText()).toBe('');
    handle.replaceAll('x');
    handle.revealPath('$.a');
    expect(editor.calls).toEqual([]);
  });
});
