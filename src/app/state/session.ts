import { openExample, firstExample } from '../examples.ts';
import { startAutosave } from './autosave.ts';
import { claimTab, openTabs } from './browser-tab.ts';
import { newDocument, type WorkDocument } from './documents-slice.ts';
import { draftStore, type Draft } from './draft-store.ts';
import { useWorkbench } from './workbench-store.ts';

/**
 * Opens what this tab was working on. A tab without a draft greets with an example, and offers the newest draft that no
 * open tab holds.
 */
export async function openSession(): Promise<void> {
  const { tab, inherited } = await claimTab();
  const draft = inherited === undefined ? undefined : await draftStore.read(inherited);
  if (draft) restoreDraft(draft);
  else {
    openExample(firstExample);
    const lost = await abandonedDraft(tab);
    useWorkbench.getState().greet(lost);
  }
  startAutosave(useWorkbench, tab);
}

/** Replaces what is open by a draft. */
export function restoreDraft(draft: Draft): void {
  const documents = draft.documents.map((saved): WorkDocument => ({
    ...newDocument(saved.name, saved.text, 'recovered'),
    id: saved.id,
  }));
  useWorkbench.getState().restoreDocuments(documents, draft.activeId);
}

async function abandonedDraft(tab: string): Promise<Draft | undefined> {
  const [drafts, open] = await Promise.all([draftStore.all(), openTabs()]);
  return drafts.find((draft) => draft.tab !== tab && !open.has(draft.tab));
}
