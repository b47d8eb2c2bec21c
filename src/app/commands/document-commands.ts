import { mayBeForeign } from '../api/foreign.ts';
import { readFile } from '../api/read-file.ts';
import { fileNameOf, tabTitle } from '../state/document-titles.ts';
import { takeSnapshot } from '../state/history.ts';
import { standingNow } from '../state/standing-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { chooseFiles, downloadText, pastedText } from './clipboard.ts';
import { defineCommands, type CommandContext } from './command.ts';
import { filesOfDialog, filesOfEntries } from './dropped-files.ts';
import { judgeMany } from './file-commands.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** More files than that are judged together and listed; a tab for each would help nobody. */
const MANY = 10;

/** Opens each file as a document of its own, or all of them as a table when they are many. */
export async function openFiles(context: CommandContext, files: readonly File[]): Promise<void> {
  if (files.length > MANY) {
    await judgeMany(context, filesOfDialog(files));
    return;
  }
  const { state, go, tell } = context;
  go('/');
  for (const file of files) {
    const read = await readFile(file);
    if (!read.ok) {
      tell(read.why);
      continue;
    }
    state.openDocument(read.name, read.text, 'file', read.pdf);
    if (read.note !== undefined) tell(read.note);
  }
  if (files.length > 0) state.dismissWelcome();
}

/** Opens what was dropped: a folder, or many files, as a table. */
export async function openEntries(context: CommandContext, entries: readonly FileSystemEntry[]): Promise<void> {
  const caught = await filesOfEntries(entries);
  if (caught.folder) await judgeMany(context, caught);
  else
    await openFiles(
      context,
      caught.files.map(({ file }) => file),
    );
}

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
      state.dismissWelcome();
      focusEditor();
    },
  },
  {
    id: 'start-from',
    get title() {
      return commandsTexts.startFromATemplateOr;
    },
    group: 'Document',
    run: ({ state }) => {
      state.openOverlay('start');
    },
  },
  {
    id: 'take-over-foreign',
    get title() {
      return commandsTexts.takeOverAnInvoiceOf;
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
    run: async ({ go, state, tell, focusEditor }) => {
      const text = await pastedText();
      go('/');
      state.openDocument('pasted.json', text ?? '', 'typed');
      state.dismissWelcome();
      focusEditor();
      if (text === undefined) tell(commandsTexts.readyPasteYourDocumentInto);
    },
  },
  {
    id: 'open-file',
    get title() {
      return commandsTexts.openFile;
    },
    group: 'Document',
    run: async (context) => {
      await openFiles(context, await chooseFiles());
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
      downloadText(fileNameOf(document), document.text);
    },
  },
);

/** Closes all but the one in front, and offers them back together. */
function closeOthers({ state, tell }: CommandContext): void {
  const { documents, activeId } = state;
  const others = documents.filter(({ id }) => id !== activeId);
  for (const document of others) {
    void takeSnapshot(document, 'closed', standingNow(state, document));
    state.closeDocument(document.id);
  }
  tell(commandsTexts.documentsClosed(others.length), {
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

/** Closes a document and offers it back, for its text may be nowhere else. */
export function closeDocument(context: CommandContext, id: string): void {
  const { state, tell } = context;
  const index = state.documents.findIndex((document) => document.id === id);
  const document = state.documents[index];
  if (!document) return;
  void takeSnapshot(document, 'closed', standingNow(state, document));
  state.closeDocument(id);
  if (document.text.trim() === '') return;
  tell(commandsTexts.closed(tabTitle(document)), {
    label: commandsTexts.undo,
    run: () => {
      state.reopenDocument(document, index);
    },
  });
}
