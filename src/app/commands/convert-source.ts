import { recognise } from '../../language/recognise/recognise.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import { saidText } from '../texts/said.ts';
import type { CommandContext } from './command.ts';
import { replaceSource } from './replace-source.ts';

/** Replaces a text in another notation by the same data as JSON, or tells the user why that is not possible. */
export async function convertSource(context: CommandContext): Promise<void> {
  const { notify } = context;
  const { text } = activeDocument(context.state);
  const notation = recognise(text);
  if (!notation.convertible) {
    notify(
      notation.kind === 'json'
        ? commandsTexts.alreadyJson
        : commandsTexts.notConvertible(saidText(notation.name.text, notation.name)),
    );
    return;
  }
  try {
    // Includes the YAML parser, which few users need.
    const { convertToJson } = await import('../../language/recognise/convert-to-json.ts');
    const converted = convertToJson(text);
    if (converted.ok) await replaceSource(context, converted.text, commandsTexts.convertedToJson);
    else notify(converted.message);
  } catch {
    notify(commandsTexts.converterNotLoaded);
  }
}
