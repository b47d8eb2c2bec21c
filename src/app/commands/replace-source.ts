import { useWorkbench } from '../state/workbench-store.ts';
import type { CommandContext } from './command.ts';
import { editorReady } from './reveal-path.ts';

/** Puts another text in place of the whole source: one edit, which the note that tells of it offers to take back. */
export async function replaceSource(context: CommandContext, text: string, done: string): Promise<void> {
  const { activeId } = context.state;
  context.go('/');
  context.state.showPanel('source');
  const editor = await editorReady();
  if (!editor) {
    context.tell('The editor did not load, so the source stays as it is.');
    return;
  }
  editor.replaceAll(text);
  context.tell(done, {
    label: 'Undo',
    run: () => {
      // The editor holds whichever document is in front, and only this one is to be taken back.
      if (useWorkbench.getState().activeId === activeId) editor.undo();
    },
  });
}
