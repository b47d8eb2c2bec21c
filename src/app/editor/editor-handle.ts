import type { Edit } from '../../engine/index.ts';
import { difference, getLanguageService } from '../../language/language-service.ts';
import { locate } from '../../language/syntax/locate.ts';
import { walkPath } from '../../language/syntax/path.ts';
import type { Span, TextEdit } from '../../language/syntax/tree.ts';
import { yamlTreeOf } from '../source/document-tree.ts';
import { sourceEdits } from '../source/source-edits.ts';
import { textOf, treeOf } from './document-state.ts';
import { rangeOf } from './markers.ts';
import type { monaco } from './monaco.ts';
import type { EditorHandle } from './types.ts';

type Editor = monaco.editor.ICodeEditor;

/** The operations of an editor for the rest of the app. Every change can be undone in one step. */
export function createHandle(editor: monaco.editor.IStandaloneCodeEditor): EditorHandle {
  const lights = lightsOf(editor);
  const trigger = (command: string): void => editor.trigger('assay', command, undefined);
  return {
    focus: () => editor.focus(),
    revealPath: (path) => revealPath(editor, path),
    selectValue: (path) => selectValue(editor, path),
    revealRange: (start, end) => revealRange(editor, start, end),
    light: (stretches) => lights.show(...(stretches === undefined ? [] : isOne(stretches) ? [stretches] : stretches)),
    nextFault: () => trigger('editor.action.marker.next'),
    previousFault: () => trigger('editor.action.marker.prev'),
    replaceAll: (text) => edit(editor, (before) => difference(before, text)),
    undo: () => trigger('undo'),
    redo: () => trigger('redo'),
    format: () => edit(editor, (before) => getLanguageService().format(before)),
    applyEdits: (edits: readonly Edit[]) => edit(editor, (before) => sourceEdits(before, edits)),
    getText: () => editor.getModel()?.getValue() ?? '',
  };
}

function isOne(stretches: Span | readonly Span[]): stretches is Span {
  return !Array.isArray(stretches);
}

/** Highlighted ranges of an editor, which correspond to a place elsewhere. */
export function lightsOf(editor: Editor): {
  show(...stretches: readonly Span[]): void;
  showPath(path: string | undefined): void;
} {
  const lit = editor.createDecorationsCollection();
  const show = (...stretches: readonly Span[]): void => {
    const model = editor.getModel();
    const ranges = model ? stretches.map((stretch) => rangeOf(model, stretch)) : [];
    lit.set(ranges.map((range) => ({ range, options: { className: 'lit-place' } })));
    const [first] = ranges;
    const isSeen = editor.getVisibleRanges().some((seen) => ranges.some((range) => seen.containsRange(range)));
    if (first && !isSeen) editor.revealRangeInCenterIfOutsideViewport(first);
  };
  return {
    show,
    showPath(path) {
      const model = editor.getModel();
      const place = model && path !== undefined ? locate(pathTree(model), path) : undefined;
      if (place?.exact) show(place);
      else show();
    },
  };
}

/** By which paths are found: a document in YAML has a tree of its own. */
const pathTree = (model: monaco.editor.ITextModel) => yamlTreeOf(textOf(model)) ?? treeOf(model);

export function revealPath(editor: Editor, path: string): void {
  const model = editor.getModel();
  const place = model ? locate(pathTree(model), path) : undefined;
  if (place) revealRange(editor, place.start, place.end);
}

/** Moves the cursor into the value and selects it. */
export function selectValue(editor: Editor, path: string): void {
  const model = editor.getModel();
  const node = model ? walkPath(pathTree(model).root, path).node : undefined;
  if (!node) return;
  const quote = node.kind === 'string' ? 1 : 0;
  revealRange(editor, node.start + quote, node.end - quote);
}

function revealRange(editor: Editor, start: number, end: number): void {
  const model = editor.getModel();
  if (!model) return;
  const { startLineNumber: lineNumber, startColumn: column, ...last } = rangeOf(model, { start, end });
  // The cursor goes to the start of the range: messages name that place, and the start of a long range is visible.
  editor.setSelection({
    selectionStartLineNumber: last.endLineNumber,
    selectionStartColumn: last.endColumn,
    positionLineNumber: lineNumber,
    positionColumn: column,
  });
  editor.revealPositionInCenterIfOutsideViewport({ lineNumber, column });
  editor.focus();
}

function edit(editor: Editor, change: (text: string) => readonly TextEdit[]): void {
  const model = editor.getModel();
  if (!model) return;
  const edits = change(model.getValue());
  if (edits.length === 0) return;
  editor.pushUndoStop();
  editor.executeEdits(
    'assay',
    edits.map(({ start, end, text }) => ({ range: rangeOf(model, { start, end }), text, forceMoveMarkers: true })),
  );
  editor.pushUndoStop();
}
