import { draftOf } from './autosave.ts';
import { isDisposable } from './documents-slice.ts';
import { draftStore } from './draft-store.ts';
import type { Draft } from './read-draft.ts';
import { restoreDraft } from './restore-draft.ts';
import { useWorkbench } from './workbench-store.ts';

/** The key of a tab, and what was stored under it. */
export interface OwnWork {
  readonly tab: string;
  readonly draft: Draft | undefined;
}

/**
 * Opens the draft of a tab that has arrived after its page had opened. It takes the place of the example; beside what
 * the user has written meanwhile it stays in the background. All of it is then stored under the key of the tab instead
 * of the passing one.
 */
export async function adoptDraft({ tab, draft }: OwnWork, passing: string): Promise<void> {
  const { documents, activeId } = useWorkbench.getState();
  if (draft) {
    restoreDraft(draft);
    useWorkbench.getState().selectDocument(activeId);
    useWorkbench.getState().dismissWelcome();
  }
  if (documents.every(isDisposable)) return;
  const all = useWorkbench.getState();
  if (await draftStore.write(draftOf(tab, all.documents, all.activeId))) await draftStore.remove(passing);
}
