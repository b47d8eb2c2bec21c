import { recognise } from '../../language/recognise/recognise.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands } from './command.ts';
import { replaceSource } from './replace-source.ts';

/** What changes the text. Most are the editor's own; listed so that the palette and the sheet of keys are complete. */
export const editCommands = defineCommands(
  {
    id: 'convert-to-json',
    title: 'Convert to JSON',
    group: 'Edit',
    run: async (context) => {
      const { tell } = context;
      const { text } = activeDocument(context.state);
      const notation = recognise(text);
      if (!notation.convertible) {
        tell(
          notation.kind === 'json'
            ? 'The document is JSON already'
            : `This is ${notation.name}: there is no way to convert it`,
        );
        return;
      }
      try {
        // Brings the reader of YAML, which few ever need.
        const { convertToJson } = await import('../../language/recognise/convert-to-json.ts');
        const converted = convertToJson(text);
        if (converted.ok) await replaceSource(context, converted.text, 'Converted to JSON');
        else tell(converted.message);
      } catch {
        tell('The converter did not load. Check the connection.');
      }
    },
  },
  {
    id: 'format',
    title: 'Format document',
    group: 'Edit',
    keys: 'Shift+Alt+F',
    editorKeys: true,
    run: ({ state }) => {
      state.editor?.format();
    },
  },
  {
    id: 'undo',
    title: 'Undo',
    group: 'Edit',
    keys: 'Mod+Z',
    editorKeys: true,
    run: ({ state }) => {
      state.editor?.undo();
    },
  },
  {
    id: 'redo',
    title: 'Redo',
    group: 'Edit',
    keys: 'Mod+Shift+Z',
    editorKeys: true,
    run: ({ state }) => {
      state.editor?.redo();
    },
  },
  {
    id: 'toggle-calculated-values',
    title: 'Show or hide calculated values in the text',
    group: 'View',
    run: ({ state }) => {
      state.toggleCalculatedValues();
    },
  },
  {
    id: 'toggle-word-wrap',
    title: 'Wrap long lines or not',
    group: 'View',
    run: ({ state }) => {
      state.toggleWordWrap();
    },
  },
);
