import { mayBeForeign } from '../api/may-be-foreign.ts';
import { mayBeYaml } from '../source/may-be-yaml.ts';
import { fileNameOf, tabTitle } from '../state/document-titles.ts';
import { takeSnapshot } from '../state/history.ts';
import { standingNow } from '../state/standing-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { chooseFiles, downloadText, pastedText } from './clipboard.ts';
import { defineCommands, type CommandContext } from './command.ts';
import { works } from './works-later.ts';
import { commandsTexts } from '../texts/en/commands.ts';

export const documentCommands = defineCommands(
  {
    id: 'new-document',
    get title() {
      return commandsTexts.newDocument;
    },
    group: 'Document',
    run: ({ go, state, focusEditor }) => {
      go('/');
      state.openDocument('untitled.json', '', 'typed');
      state.beginWith(useWorkbench.getState().activeId);
      state.dismissWelcome();
      focusEditor();
    },
  },
  {
    id: 'start-from',
    get title() {
      return commandsTexts.newFromTemplate;
    },
    group: 'Document',
    run: ({ state }) => {
      state.openOverlay('start');
    },
  },
  {
    id: 'take-over-foreign',
    get title() {
      return commandsTexts.importForeign;
    },
    group: 'Document',
    enabled: ({ state }) => mayBeForeign(activeDocument(state).text),
    run: ({ go, state }) => {
      go('/');
      state.openOverlay('foreign');
    },
  },
  {
    id: 'paste-document',
    get title() {
      return commandsTexts.pasteADocument;
    },
    group: 'Document',
    run: async ({ go, state, notify, focusEditor }) => {
      const text = await pastedText();
      go('/');
      state.openDocument('pasted.json', text ?? '', 'typed');
      state.dismissWelcome();
      focusEditor();
      if (text === undefined) notify(commandsTexts.readyToPaste);
    },
  },
  {
    id: 'open-file',
    get title() {
      return commandsTexts.openFile;
    },
    group: 'Document',
    run: async (context) => {
      const files = await chooseFiles();
      await (await works()).openFiles(context, files);
    },
  },
  {
    id: 'close-document',
    get title() {
      return commandsTexts.closeDocument;
    },
    group: 'Document',
    run: (context) => {
      closeDocument(context, context.state.activeId);
    },
  },
  {
    id: 'close-other-documents',
    get title() {
      return commandsTexts.closeOtherDocuments;
    },
    group: 'Document',
    enabled: ({ state }) => state.documents.length > 1,
    run: closeOthers,
  },
  {
    id: 'rename-document',
    get title() {
      return commandsTexts.renameDocument;
    },
    group: 'Document',
    run: ({ state }) => {
      state.startRenaming(state.activeId);
    },
  },
  {
    id: 'move-document-left',
    get title() {
      return commandsTexts.moveDocumentToTheLeft;
    },
    group: 'Document',
    enabled: ({ state }) => state.documents[0]?.id !== state.activeId,
    run: ({ state }) => {
      state.moveDocument(state.activeId, -1);
    },
  },
  {
    id: 'move-document-right',
    get title() {
      return commandsTexts.moveDocumentToTheRight;
    },
    group: 'Document',
    enabled: ({ state }) => state.documents.at(-1)?.id !== state.activeId,
    run: ({ state }) => {
      state.moveDocument(state.activeId, 1);
    },
  },
  {
    id: 'download-source',
    get title() {
      return commandsTexts.downloadSource;
    },
    group: 'Document',
    run: ({ state }) => {
      const document = activeDocument(state);
      const type = mayBeYaml(document.text) ? 'application/yaml' : undefined;
      downloadText(fileNameOf(document), document.text, type);
    },
  },
);

/** Closes all documents except the active one and offers to reopen them together. */
function closeOthers({ state, notify }: CommandContext): void {
  const { documents, activeId } = state;
  const others = documents.filter(({ id }) => id !== activeId);
  for (const document of others) {
    void takeSnapshot(document, 'closed', standingNow(state, document));
    state.closeDocument(document.id);
  }
  notify(commandsTexts.documentsClosed(others.length), {
    label: commandsTexts.undo,
    run: () => {
      const now = useWorkbench.getState();
      const back = others.filter(({ id }) => now.documents.every((document) => document.id !== id));
      const kept = now.activeId;
      for (const document of back) now.reopenDocument(document, documents.indexOf(document));
      now.selectDocument(kept);
    },
  });
}

/** Closes a document and offers to reopen it, because its text may exist nowhere else. */
export function closeDocument(context: CommandContext, id: string): void {
  const { state, notify } = context;
  const index = state.documents.findIndex((document) => document.id === id);
  const document = state.documents[index];
  if (!document) return;
  void takeSnapshot(document, 'closed', standingNow(state, document));
  state.closeDocument(id);
  if (state.documents.length === 1) state.beginWith(useWorkbench.getState().activeId);
  if (document.text.trim() === '') return;
  notify(commandsTexts.closed(tabTitle(document)), {
    label: commandsTexts.undo,
    run: () => {
      state.reopenDocument(document, index);
    },
  });
}
