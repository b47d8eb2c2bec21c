import type { JsonObject } from '../../engine/index.ts';
import type { CommandContext } from '../commands/command.ts';
import { fileNameOf } from '../state/document-titles.ts';
import { newDocument } from '../state/documents-slice.ts';
import { withEnding } from '../state/file-names.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { operationsTexts } from '../texts/en/operations.ts';

/**
 * Opens a result as a new document beside the original, which does not change. Offers to undo this until the user edits
 * the new document.
 */
export function openResult(context: CommandContext, document: JsonObject, suffix: string, done: string): void {
  const { state } = context;
  const original = activeDocument(state);
  const name = withEnding(fileNameOf(original), `.${suffix}.json`);
  const opened = newDocument(name, print(document), 'typed');
  context.go('/');
  state.reopenDocument(opened, state.documents.indexOf(original) + 1);
  context.focusEditor();
  context.notify(done, {
    label: operationsTexts.undo,
    run: () => {
      const now = useWorkbench.getState().documents.find(({ id }) => id === opened.id);
      if (now && now.revision > 0) {
        context.notify(operationsTexts.staysOpen(name));
        return;
      }
      state.closeDocument(opened.id);
      state.selectDocument(original.id);
    },
  });
}

export function print(document: JsonObject): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
