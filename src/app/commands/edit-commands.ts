import { recognise } from '../../language/recognise/recognise.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands } from './command.ts';
import { replaceSource } from './replace-source.ts';
import { saidText } from '../texts/said.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** What changes the text. Most are the editor's own; listed so that the palette and the sheet of keys are complete. */
export const editCommands = defineCommands(
  {
    id: 'convert-to-json',
    get title() {
      return commandsTexts.convertToJson;
    },
    group: 'Edit',
    run: async (context) => {
      const { tell } = context;
      const { text } = activeDocument(context.state);
      const notation = recognise(text);
      if (!notation.convertible) {
        tell(
          notation.kind === 'json'
            ? commandsTexts.theDocumentIsJsonAlready
            : commandsTexts.thisIsThereIsNo(saidText(notation.name)),
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
        tell(commandsTexts.theConverterDidNotLoad);
      }
    },
  },
  {
    id: 'format',
    get title() {
      return commandsTexts.formatDocument;
    },
    group: 'Edit',
    keys: 'Shift+Alt+F',
    editorKeys: true,
    run: ({ state }) => {
      state.editor?.format();
    },
  },
  {
    id: 'undo',
    get title() {
      return commandsTexts.undo;
    },
    group: 'Edit',
    keys: 'Mod+Z',
    editorKeys: true,
    run: ({ state }) => {
      state.editor?.undo();
    },
  },
  {
    id: 'redo',
    get title() {
      return commandsTexts.redo;
    },
    group: 'Edit',
    keys: 'Mod+Shift+Z',
    editorKeys: true,
    run: ({ state }) => {
      state.editor?.redo();
    },
  },
  {
    id: 'toggle-calculated-values',
    get title() {
      return commandsTexts.showOrHideCalculatedValues;
    },
    group: 'View',
    run: ({ state }) => {
      state.toggleCalculatedValues();
    },
  },
  {
    id: 'toggle-word-wrap',
    get title() {
      return commandsTexts.wrapLongLinesOrNot;
    },
    group: 'View',
    run: ({ state }) => {
      state.toggleWordWrap();
    },
  },
);
