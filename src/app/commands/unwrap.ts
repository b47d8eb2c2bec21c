import { formatJson } from '../../language/edits/format-json.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { stringAt, valueOf } from '../../language/syntax/tree.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import type { CommandContext } from './command.ts';
import { replaceSource } from './replace-source.ts';

/** Takes the document out of its envelope by cutting the text, so that digits and order stay as they were written. */
export async function unwrap(context: CommandContext): Promise<void> {
  const { text } = activeDocument(context.state);
  const { root } = parseJson(text);
  const document = valueOf(root, 'doc');
  const isEnvelope = stringAt(root, '$schema')?.endsWith('/envelope') ?? false;
  if (!isEnvelope || !document) {
    context.notify(commandsTexts.nothingToUnwrap);
    return;
  }
  const inner = formatJson(text.slice(document.start, document.end));
  await replaceSource(context, inner, commandsTexts.unwrapped);
}
