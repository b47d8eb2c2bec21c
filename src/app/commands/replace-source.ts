import type { CommandContext } from './command.ts';
import { editorReady } from './reveal-path.ts';
import { takeBack } from './take-back.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** Replaces the whole source in one edit and shows a message that offers to undo it. */
export async function replaceSource(context: CommandContext, text: string, done: string): Promise<void> {
  context.go('/');
  context.state.showPanel('source');
  const editor = await editorReady();
  if (!editor) {
    context.notify(commandsTexts.sourceNotChanged);
    return;
  }
  editor.replaceAll(text);
  context.notify(done, {
    label: commandsTexts.undo,
    run: takeBack(context, editor),
  });
}
