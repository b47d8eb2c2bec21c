import { recognise } from '../../language/recognise/recognise.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import { saidText } from '../texts/said.ts';
import type { CommandContext } from './command.ts';
import { replaceSource } from './replace-source.ts';

/** Puts the same data as JSON in place of a text in another notation, or says why that cannot be. */
export async function convertSource(context: CommandContext): Promise<void> {
  const { tell } = context;
  const { text } = activeDocument(context.state);
  const notation = recognise(text);
  if (!notation.convertible) {
    tell(
      notation.kind === 'json'
        ? commandsTexts.alreadyJson
        : commandsTexts.notConvertible(saidText(notation.name.text, notation.name)),
    );
    return;
  }
  try {
    // Brings the reader of YAML, which few ever need.
    const { convertToJson } = await import('../../language/recognise/convert-to-json.ts');
    const converted = convertToJson(text);
    if (converted.ok) await replaceSource(context, converted.text, commandsTexts.convertedToJson);
    else tell(converted.message);
  } catch {
    tell(commandsTexts.converterNotLoaded);
  }
}
