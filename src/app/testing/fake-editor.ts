import { applyEdits } from '../../language/edits/apply-edits.ts';
import { formatJson } from '../../language/edits/format-json.ts';
import type { EditorHandle } from '../editor/types.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/**
 * An editor for the active document that keeps its earlier texts for undo. `shown` records the places that it was told
 * to show.
 */
export function fakeEditor(): EditorHandle & { readonly shown: (string | readonly [number, number])[] } {
  const past: string[] = [];
  const ahead: string[] = [];
  const shown: (string | readonly [number, number])[] = [];
  const text = () => activeDocument(useWorkbench.getState()).text;
  function write(next: string): void {
    const { id, editorVersion } = activeDocument(useWorkbench.getState());
    useWorkbench.getState().changeText(id, next, editorVersion + 1);
  }
  function change(next: string): void {
    past.push(text());
    ahead.length = 0;
    write(next);
  }
  function step(from: string[], to: string[]): void {
    const found = from.pop();
    if (found === undefined) return;
    to.push(text());
    write(found);
  }
  return {
    shown,
    focus: () => undefined,
    revealPath: (path) => shown.push(path),
    selectValue: (path) => shown.push(path),
    revealRange: (start, end) => shown.push([start, end]),
    light: () => undefined,
    nextFault: () => undefined,
    previousFault: () => undefined,
    replaceAll: change,
    undo: () => step(past, ahead),
    redo: () => step(ahead, past),
    format: () => change(formatJson(text())),
    applyEdits: (edits) => change(applyEdits(text(), edits)),
    getText: text,
  };
}
