import type { JsonObject } from '../../engine/index.ts';
import { isComparable } from '../source/comparable.ts';
import { freeName, newDocument } from '../state/documents-slice.ts';
import { stemOf, withEnding } from '../state/file-names.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { chooseFiles } from './clipboard.ts';
import { defineCommands, type CommandContext, type CommandFacts } from './command.ts';
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
      const xml = presentVerdict(context)?.xml;
      if (!xml) return;
      const documents = xml.documents ?? [xml];
      importDocuments(context, documents, [...documents.keys()].slice(0, MOST_IMPORTED));
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

/** Most documents of a file that open at once: each has a tab. */
export const MOST_IMPORTED = 20;

/** Opens the chosen documents of a file, each in a tab beside it; the first of them is shown. */
export function importDocuments(
  { state, go, notify, focusEditor }: CommandContext,
  documents: readonly { readonly document: JsonObject }[],
  chosen: readonly number[],
): void {
  const original = activeDocument(state);
  const opened = chosen.flatMap((index) => {
    const found = documents[index];
    if (!found) return [];
    const number = documents.length > 1 ? `-${String(index + 1)}` : '';
    const name = withEnding(`${stemOf(original.name)}${number}.json`, '.json');
    return [newDocument(freeName(name, state.documents), `${JSON.stringify(found.document, null, 2)}\n`, 'typed')];
  });
  const [first] = opened;
  if (!first) return;
  go('/');
  const behind = state.documents.indexOf(original) + 1;
  opened.forEach((document, index) => {
    state.reopenDocument(document, behind + index);
  });
  state.selectDocument(first.id);
  state.showPanel('source');
  focusEditor();
  const said = opened.length > 1 ? commandsTexts.documentsImported(opened.length) : commandsTexts.xmlImported;
  notify(said, {
    label: commandsTexts.undo,
    run: () => {
      for (const { id } of opened) state.closeDocument(id);
      state.selectDocument(original.id);
    },
  });
}

function canCompare({ state }: CommandFacts): boolean {
  return isComparable(activeDocument(state).text);
}

/** The open document that the active one is compared with. */
function otherOf({ documents, activeId, compared }: CommandFacts['state']) {
  return documents.find(({ id }) => id === compared[activeId]);
}
