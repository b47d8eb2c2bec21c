import type { EditorHandle } from '../editor/types.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import type { CommandContext } from './command.ts';

/** Gives up on an editor that has not loaded by then, in milliseconds. */
const PATIENCE = 8000;

/** Shows a place of the active document in its source, whatever page or pane is in front. */
export function revealPath(context: Pick<CommandContext, 'go' | 'state'>, path: string): void {
  context.go('/');
  context.state.showPanel('source');
  void editorReady().then((editor) => {
    requestAnimationFrame(() => editor?.revealPath(path));
  });
}

/** The editor, as soon as there is one: a page opened by its own address loads it only on the way to the workbench. */
export function editorReady(): Promise<EditorHandle | undefined> {
  const { editor } = useWorkbench.getState();
  if (editor) return Promise.resolve(editor);
  return new Promise((resolve) => {
    const stop = useWorkbench.subscribe((state) => {
      if (state.editor) finish(state.editor);
    });
    const timer = setTimeout(() => {
      finish(undefined);
    }, PATIENCE);
    function finish(found: EditorHandle | undefined): void {
      stop();
      clearTimeout(timer);
      resolve(found);
    }
  });
}
