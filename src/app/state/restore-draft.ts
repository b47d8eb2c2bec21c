import { isDisposable, newDocument, type WorkDocument } from './documents-slice.ts';
import { newKey } from './new-key.ts';
import type { Draft } from './read-draft.ts';
import { useWorkbench } from './workbench-store.ts';

/** Opens the documents of a draft beside those that the user works on. */
export function restoreDraft(draft: Draft): void {
  const present = useWorkbench.getState().documents.filter((document) => !isDisposable(document));
  const taken = new Set(present.map(({ id }) => id));
  const recovered = draft.documents.map((saved): WorkDocument => ({
    ...newDocument(saved.name, saved.text, 'recovered', saved.pdf),
    // A duplicated page has documents with the same ids.
    id: taken.has(saved.id) ? newKey() : saved.id,
    ...(saved.destination !== undefined && { destination: saved.destination }),
  }));
  const active = recovered[draft.documents.findIndex(({ id }) => id === draft.activeId)];
  useWorkbench.getState().restoreDocuments([...present, ...recovered], active?.id ?? draft.activeId);
}
