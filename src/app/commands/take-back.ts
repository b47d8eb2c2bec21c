import type { EditorHandle } from '../editor/types.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import type { CommandContext } from './command.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/**
 * Undoes the last edit. The editor undoes in whichever document is active; if that is another one, or something was
 * typed since, the user is told instead.
 */
export function takeBack({ notify }: Pick<CommandContext, 'notify'>, editor: EditorHandle): () => void {
  const { id, name } = activeDocument(useWorkbench.getState());
  const text = editor.getText();
  return () => {
    const front = activeDocument(useWorkbench.getState());
    if (front.id !== id) notify(commandsTexts.openToUndo(name));
    else if (editor.getText() !== text) notify(commandsTexts.undoOutdated);
    else editor.undo();
  };
}
