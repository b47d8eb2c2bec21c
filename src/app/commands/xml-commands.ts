import { isComparable } from '../source/comparable.ts';
import { freeName, newDocument } from '../state/documents-slice.ts';
import { withEnding } from '../state/file-names.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { chooseFiles } from './clipboard.ts';
import { defineCommands, type CommandFacts } from './command.ts';
import { works } from './works-later.ts';
import { presentVerdict } from './present-verdict.ts';
import { commandsTexts } from '../texts/en/commands.ts';

export const xmlCommands = defineCommands(
  {
    id: 'take-over-xml',
    get title() {
      return commandsTexts.importXml;
    },
    group: 'Document',
    enabled: (facts) => presentVerdict(facts)?.xml !== undefined,
    run: (context) => {
      const { state, go, tell, focusEditor } = context;
      const xml = presentVerdict(context)?.xml;
      if (!xml) return;
      const original = activeDocument(state);
      const text = `${JSON.stringify(xml.document, null, 2)}\n`;
      const opened = newDocument(freeName(withEnding(original.name, '.json'), state.documents), text, 'typed');
      go('/');
      state.reopenDocument(opened, state.documents.indexOf(original) + 1);
      state.showPanel('source');
      focusEditor();
      tell(commandsTexts.xmlImported, {
        label: commandsTexts.undo,
        run: () => {
          state.closeDocument(opened.id);
          state.selectDocument(original.id);
        },
      });
    },
  },
  {
    id: 'compare-with-file',
    get title() {
      return commandsTexts.compareWithAFile;
    },
    group: 'Document',
    enabled: canCompare,
    run: async (context) => {
      const { id } = activeDocument(context.state);
      const known = new Set(context.state.documents.map((document) => document.id));
      const files = await chooseFiles(false);
      if (files.length === 0) return;
      await (await works()).openFiles(context, files);
      const state = useWorkbench.getState();
      const opened = state.documents.find((document) => !known.has(document.id));
      // The document stays open in another tab: both can be edited.
      state.selectDocument(id);
      if (!opened) return;
      // The panel says what cannot be compared.
      state.compareWith(id, opened.id);
      state.showPanel('comparison');
    },
  },
  {
    id: 'swap-compared',
    get title() {
      return commandsTexts.goToOtherDocument;
    },
    group: 'Document',
    enabled: ({ state }) => otherOf(state) !== undefined,
    run: ({ state }) => {
      const { id } = activeDocument(state);
      const other = otherOf(state);
      if (!other) return;
      state.compareWith(other.id, id);
      state.selectDocument(other.id);
      state.showPanel('comparison');
    },
  },
);

function canCompare({ state }: CommandFacts): boolean {
  return isComparable(activeDocument(state).text);
}

/** The open document that the active one is compared with. */
function otherOf({ documents, activeId, compared }: CommandFacts['state']) {
  return documents.find(({ id }) => id === compared[activeId]);
}
