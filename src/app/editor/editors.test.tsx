import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleKnowledge } from '../../language/testing/sample-knowledge.ts';
import { FakeEditor, FakeModel, monaco, registered } from '../testing/fake-monaco.ts';
import { wrapper } from '../testing/fake-monaco-react.tsx';
import { fault } from '../testing/service.ts';
import { speak } from '../texts/live.ts';
import { DifferenceEditor } from './DifferenceEditor.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';
import { builtOf, documentUri, knowledgeOf, mendOf } from './document-state.ts';
import { ResultEditor } from './ResultEditor.tsx';
import type { EditorProps, ResultEditorHandle } from './types.ts';
import { TextViewer } from './TextViewer.tsx';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));
vi.mock('@monaco-editor/react', async () => {
  const { Editor } = await import('../testing/fake-monaco-react.tsx');
  return { default: Editor, DiffEditor: Editor };
});
vi.mock('monaco-editor/features/diffEditor/register', () => ({}));

const text = '{\n  "a": [\n    { "b.c": 1 }\n  ]\n}';
let model = new FakeModel(text, documentUri('d1'));
let editor = new FakeEditor(model);

beforeEach(() => {
  model = new FakeModel(text, documentUri('d1'));
  editor = new FakeEditor(model);
  wrapper.editor = editor;
  monaco.shown = '';
});

type Known = Parameters<typeof knowledgeOf>[0];
const real = () => model as unknown as Known;

describe('the source editor', () => {
  const calls: unknown[][] = [];
  const given: EditorProps = {
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
    onChange: (...what) => calls.push(what),
  };

  beforeEach(() => {
    calls.length = 0;
  });

  it('shows the document by its own address, in the theme of the page, read once', () => {
    render(<DocumentEditor {...given} />);
    expect(wrapper.props).toMatchObject({
      path: documentUri('d1'),
      language: 'json',
      defaultValue: text,
      theme: 'assay-light',
      keepCurrentModel: true,
      saveViewState: true,
    });
    expect(calls).toEqual([[text, 1]]);
    expect(monaco.shown).toBe('assay-light');
  });

  it('takes each of its settings as it changes', () => {
    const { rerender } = render(<DocumentEditor {...given} />);
    expect(editor.options).toEqual({ inlayHints: { enabled: 'on' }, wordWrap: 'on' });
    rerender(<DocumentEditor {...given} calculatedValues={false} />);
    expect(editor.options).toEqual({ inlayHints: { enabled: 'off' }, wordWrap: 'on' });
    rerender(<DocumentEditor {...given} calculatedValues={false} wordWrap={false} theme="dark" />);
    expect(editor.options).toEqual({ inlayHints: { enabled: 'off' }, wordWrap: 'off' });
    expect([monaco.shown, wrapper.props['theme']]).toEqual(['assay-dark', 'assay-dark']);
  });

  it('gives its text what is known of it, as that comes', () => {
    const { rerender } = render(<DocumentEditor {...given} />);
    expect([knowledgeOf(real()), mendOf(real()), builtOf(real()), model.markers['assay']]).toEqual([
      {},
      undefined,
      undefined,
      [],
    ]);
    const mend = () => Promise.resolve([]);
    const built = { code: 'A' };
    const faults = [{ fault: fault({ properties: ['$.a'] }), version: 1 }];
    rerender(<DocumentEditor {...given} knowledge={sampleKnowledge} />);
    expect(knowledgeOf(real())).toBe(sampleKnowledge);
    rerender(<DocumentEditor {...given} knowledge={sampleKnowledge} mend={mend} />);
    expect(mendOf(real())).toBe(mend);
    rerender(<DocumentEditor {...given} knowledge={sampleKnowledge} mend={mend} built={built} />);
    expect(builtOf(real())).toBe(built);
    rerender(<DocumentEditor {...given} knowledge={sampleKnowledge} mend={mend} built={built} faults={faults} />);
    expect(model.markers['assay']).toHaveLength(1);
  });

  it('marks its faults and draws its values anew in another language', () => {
    const changed = registered.json['inlay']?.['onDidChangeInlayHints'] as unknown as (then: () => void) => void;
    let drawn = 0;
    changed(() => (drawn += 1));
    const faults = [{ fault: fault({ properties: ['$.a'], description: 'Nothing here.' }), version: 1 }];
    const { rerender } = render(<DocumentEditor {...given} faults={faults} />);
    const before = drawn;
    speak('es', { messages: { 'GOBL-ORG-ITEM-01': 'Nada aquí.' } });
    rerender(<DocumentEditor {...given} faults={faults} saidIn="es" />);
    speak('en', undefined);
    expect(drawn).toBe(before + 1);
    expect(JSON.stringify(model.markers['assay'])).toContain('Nada aquí.');
  });

  it('gives nothing to the text of another document', () => {
    const { rerender } = render(<DocumentEditor {...given} />);
    const faults = [{ fault: fault({ properties: ['$.a'] }), version: 1 }];
    const news = { knowledge: sampleKnowledge, mend: () => Promise.resolve([]), built: { code: 'A' }, faults };
    rerender(<DocumentEditor {...given} {...news} documentId="d2" />);
    expect([knowledgeOf(real()), mendOf(real()), builtOf(real()), model.markers['assay']]).toEqual([
      {},
      undefined,
      undefined,
      [],
    ]);
  });

  it('calls the listener that it was given last, and none once it is gone', () => {
    const later: unknown[][] = [];
    const { rerender, unmount } = render(<DocumentEditor {...given} />);
    rerender(<DocumentEditor {...given} onChange={(...what) => later.push(what)} />);
    model.type(0, 0, ' ');
    expect([calls.length, later]).toEqual([1, [[` ${text}`, 2]]]);
    expect(editor.listeners).toBeGreaterThan(0);
    unmount();
    expect(editor.listeners).toBe(0);
  });
});

describe('a document to read', () => {
  it('has its label, and is in the theme of the page', () => {
    const { rerender } = render(<ResultEditor text={text} theme="light" label="Built" />);
    expect(wrapper.props).toMatchObject({ language: 'json', value: text, theme: 'assay-light' });
    expect(wrapper.props['options']).toMatchObject({ readOnly: true, domReadOnly: true, ariaLabel: 'Built' });
    expect(monaco.shown).toBe('assay-light');
    rerender(<ResultEditor text={text} theme="dark" label="Built" />);
    expect(monaco.shown).toBe('assay-dark');
  });

  it('tells the path of the place that its reader came to, by key or pointer alone', () => {
    const paths: string[] = [];
    const later: string[] = [];
    const { rerender } = render(
      <ResultEditor text={text} theme="light" label="Built" onPath={(path) => paths.push(path)} />,
    );
    editor.moveTo({ lineNumber: 3, column: 14 }, 'api');
    expect(paths).toEqual([]);
    editor.moveTo({ lineNumber: 3, column: 14 });
    expect(paths).toEqual(['$.a[0].b.c']);
    rerender(<ResultEditor text={text} theme="light" label="Built" onPath={(path) => later.push(path)} />);
    editor.moveTo({ lineNumber: 2, column: 4 }, 'mouse');
    expect([paths.length, later]).toEqual([1, ['$.a']]);
    editor.setModel(null);
    editor.moveTo({ lineNumber: 2, column: 4 });
    expect(later).toHaveLength(1);
  });

  it('shows and lights places for whoever asks', () => {
    let handle: ResultEditorHandle | undefined;
    render(<ResultEditor text={text} theme="light" label="Built" onReady={(ready) => (handle = ready)} />);
    handle?.revealPath('$.a[0]');
    expect(editor.calls).toContainEqual(['reveal', { lineNumber: 3, column: 5 }]);
    handle?.light('$.a[0]');
    expect(editor.lit).toEqual(['{']);
    handle?.light('$.gone');
    expect(editor.lit).toEqual([]);
    handle?.light('$.a');
    handle?.light(undefined);
    expect(editor.lit).toEqual([]);
  });
});

describe('a text to read', () => {
  const shown = (lit?: { start: number; end: number }, theme: 'light' | 'dark' = 'light') => (
    <TextViewer text={text} theme={theme} label="As UBL" lit={lit} />
  );

  it('has one stretch lit, and comes into sight where it is not', () => {
    const { rerender, unmount } = render(shown());
    expect(wrapper.props).toMatchObject({ language: 'json', value: text, theme: 'assay-light' });
    expect(wrapper.props['options']).toMatchObject({ readOnly: true, wordWrap: 'on', ariaLabel: 'As UBL' });
    expect(editor.lit).toEqual([]);
    rerender(shown({ start: 4, end: 7 }));
    expect(editor.lit).toEqual(['"a"']);
    expect(editor.calls).toHaveLength(1);
    editor.visibleLines = 9;
    rerender(shown({ start: 15, end: 16 }));
    expect(editor.calls).toHaveLength(1);
    rerender(shown({ start: 15, end: 16 }, 'dark'));
    expect(monaco.shown).toBe('assay-dark');
    unmount();
    expect(editor.lit).toEqual([]);
  });

  it('is in XML or JSON, as it begins', () => {
    render(<TextViewer text={'\n<Invoice/>'} theme="light" label="Theirs" />);
    expect(wrapper.props).toMatchObject({ language: 'xml', path: expect.stringMatching(/xml$/) as string });
  });

  it('tells the offset that its reader came to, by key or pointer alone', () => {
    const places: number[] = [];
    render(<TextViewer text={text} theme="light" label="As UBL" onPlace={(offset) => places.push(offset)} />);
    editor.moveTo({ lineNumber: 2, column: 1 }, 'model');
    editor.moveTo({ lineNumber: 2, column: 1 }, 'mouse');
    editor.moveTo({ lineNumber: 2, column: 3 });
    expect(places).toEqual([2, 4]);
  });
});

describe('two texts and what differs', () => {
  it('have names that stay, and are let go after the editor', async () => {
    const [before, after] = [new FakeEditor(null), new FakeEditor(null)];
    const gone: string[] = [];
    const heard: Record<string, () => void> = {};
    wrapper.editor = {
      getModel: () => ({
        original: { dispose: () => gone.push('original') },
        modified: { dispose: () => gone.push('modified') },
      }),
      getOriginalEditor: () => before,
      getModifiedEditor: () => after,
      onDidDispose: (then: () => void) => (heard['dispose'] = then),
    };
    const { rerender } = render(<DifferenceEditor before="1" after="2" theme="light" label="Difference" />);
    expect(wrapper.props).toMatchObject({
      language: 'json',
      original: '1',
      modified: '2',
      theme: 'assay-light',
      keepCurrentOriginalModel: true,
      keepCurrentModifiedModel: true,
    });
    expect(wrapper.props['options']).toMatchObject({
      readOnly: true,
      renderSideBySide: false,
      hideUnchangedRegions: { enabled: true },
      renderOverviewRuler: false,
      renderMarginRevertIcon: false,
      folding: false,
    });
    const names = () => [before.options['ariaLabel'], after.options['ariaLabel']];
    expect(names()).toEqual(['Difference: source', 'Difference: built document']);
    before.updateOptions({ ariaLabel: '' });
    after.updateOptions({ ariaLabel: '' });
    expect(names()).toEqual(['Difference: source', 'Difference: built document']);
    rerender(<DifferenceEditor before="1" after="2" theme="dark" label="Difference" />);
    expect(monaco.shown).toBe('assay-dark');
    heard['dispose']?.();
    expect(gone).toEqual([]);
    await Promise.resolve();
    expect(gone).toEqual(['original', 'modified']);
  });
});
