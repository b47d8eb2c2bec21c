import type { EditorHandle } from '../editor/types.ts';
import { isSameText } from '../source/same-text.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { until } from './until.ts';

/** Milliseconds to wait for the editor. */
const PATIENCE = 8000;

/**
 * The editor once it holds the text of the active document. It may still be loading, as after a change of the width of
 * the page; undefined if it does not come.
 */
export function editorInStep(): Promise<EditorHandle | undefined> {
  return until(() => {
    const state = useWorkbench.getState();
    return state.editor && isSameText(state.editor.getText(), activeDocument(state).text) ? state.editor : undefined;
  }, PATIENCE);
}
