import type { EditorHandle } from '../editor/types.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import type { CommandContext } from './command.ts';

/** Milliseconds to wait for the editor to load. */
const PATIENCE = 8000;

/** Shows a place of the active document in its source, whatever page or pane is visible. */
export function revealPath(context: Pick<CommandContext, 'go' | 'state'>, path: string): void {
  context.go('/');
  context.state.showPanel('source');
  void editorReady().then((editor) => {
    requestAnimationFrame(() => editor?.revealPath(path));
  });
}

/**
 * The editor, as soon as it has loaded: a page that was opened by its own address loads it only when the user goes to
 * the workbench.
 */
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
