import { defineCommands } from './command.ts';
import { works } from './works-later.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/**
 * Commands that change the text. Most belong to the editor; they are listed so that the palette and the list of keys
 * are complete.
 */
export const editCommands = defineCommands(
  {
    id: 'convert-to-json',
    get title() {
      return commandsTexts.convertToJson;
    },
    group: 'Edit',
    run: async (context) => {
      const { convertSource } = await works();
      await convertSource(context);
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
      return commandsTexts.toggleCalculatedValues;
    },
    group: 'View',
    run: ({ state }) => {
      state.toggleCalculatedValues();
    },
  },
  {
    id: 'toggle-word-wrap',
    get title() {
      return commandsTexts.toggleWrap;
    },
    group: 'View',
    run: ({ state }) => {
      state.toggleWordWrap();
    },
  },
);
