import { isModelOf, setKnowledge, textOf } from './document-state.ts';
import { createHandle } from './editor-handle.ts';
import { LONG } from '../source/long-text.ts';
import { markFaults, markSyntax, markSyntaxInSteps, moveMarks, RULE_SCHEME } from './markers.ts';
import { monaco } from './monaco.ts';
import type { EditorProps } from './types.ts';
import { editorTexts } from '../texts/en/editor.ts';

/** Longer than the pauses of a quick typist, but short enough to seem immediate. */
const SYNTAX_DELAY_MS = 150;

/** Connects an editor with its props for its lifetime. `props` returns the current ones. */
export function watchEditor(editor: monaco.editor.IStandaloneCodeEditor, props: () => EditorProps): monaco.IDisposable {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(): void {
    const model = editor.getModel();
    if (model) props().onChange(textOf(model), model.getVersionId());
  }

  function judgeSyntax(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const model = editor.getModel();
      if (!model) return;
      if (model.getValueLength() > LONG) void markSyntaxInSteps(model);
      else markSyntax(model);
    }, SYNTAX_DELAY_MS);
  }

  function open(): void {
    const model = editor.getModel();
    const { documentId, initialText, knowledge, faults } = props();
    if (!model || !isModelOf(model, documentId)) return;
    // The model outlives the editor; the text may have changed elsewhere meanwhile.
    if (model.getValue() !== initialText) {
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text: initialText }], () => null);
    }
    setKnowledge(model, knowledge);
    markSyntax(model);
    markFaults(model, faults);
    publish();
    place();
  }

  function place(): void {
    const at = editor.getPosition();
    if (at) props().onCursor?.(at.lineNumber, at.column);
  }

  const watched: monaco.IDisposable[] = [
    editor.onDidChangeModel(open),
    editor.onDidChangeModelContent((event) => {
      const model = editor.getModel();
      if (!model) return;
      const changes = event.changes.map(({ rangeOffset: start, rangeLength, text }) => ({
        start,
        end: start + rangeLength,
        text,
      }));
      moveMarks(model, changes);
      publish();
      judgeSyntax();
    }),
    editor.onDidChangeCursorPosition(place),
    editor.addAction({
      id: 'assay.build',
      label: editorTexts.build,
      keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter],
      run: () => props().onCommand?.('build'),
    }),
    monaco.editor.registerLinkOpener({
      open(target) {
        if (target.scheme !== RULE_SCHEME) return false;
        props().onOpenRule?.(target.path);
        return true;
      },
    }),
  ];
  open();
  props().onReady?.(createHandle(editor));
  return {
    dispose() {
      clearTimeout(timer);
      for (const disposable of watched) disposable.dispose();
    },
  };
}
