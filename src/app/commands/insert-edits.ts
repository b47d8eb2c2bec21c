import type { Edit } from '../../engine/index.ts';
import type { CommandContext } from './command.ts';
import { editorReady } from './reveal-path.ts';
import { takeBack } from './take-back.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** Inserts something from the reference into the active document, shows it there and offers to undo it. */
export async function insertEdits(context: CommandContext, edits: readonly Edit[], done: string): Promise<void> {
  context.go('/');
  context.state.showPanel('source');
  const editor = await editorReady();
  if (!editor) {
    context.notify(commandsTexts.nothingInserted);
    return;
  }
  editor.applyEdits(edits);
  requestAnimationFrame(() => {
    editor.revealPath(edits[0]?.path ?? '$');
  });
  context.notify(done, {
    label: commandsTexts.undo,
    run: takeBack(context, editor),
  });
}
