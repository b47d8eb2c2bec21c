import type { EditorHandle } from '../editor/types.ts';
import { isSameText } from '../source/same-text.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/** Milliseconds to wait for the editor, and between two looks at it. */
const PATIENCE = 8000;
const PAUSE = 50;

/**
 * The editor once it holds the text of the active document. It may still be loading, as after a change of the width of
 * the page; undefined if it does not come.
 */
export async function editorInStep(): Promise<EditorHandle | undefined> {
  for (let waited = 0; waited <= PATIENCE; waited += PAUSE) {
    const state = useWorkbench.getState();
    if (state.editor && isSameText(state.editor.getText(), activeDocument(state).text)) return state.editor;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
  return undefined;
}
