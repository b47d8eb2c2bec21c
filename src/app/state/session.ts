import { openExample, firstExample } from '../examples.ts';
import { startAutosave } from './autosave.ts';
import { claimTab, openTabs } from './browser-tab.ts';
import { newDocument, type WorkDocument } from './documents-slice.ts';
import { draftStore, type Draft } from './draft-store.ts';
import { useWorkbench } from './workbench-store.ts';

/** How many drafts of closed tabs a browser keeps; older ones are let go. */
const KEPT_DRAFTS = 20;

let ownTab: string | undefined;

/**
 * Opens what this tab was working on. A tab without a draft greets with an example, and offers the newest draft that no
 * open tab holds.
 */
export async function openSession(): Promise<void> {
  const { tab, inherited } = await claimTab();
  ownTab = tab;
  const draft = inherited === undefined ? undefined : await draftStore.read(inherited);
  if (draft) restoreDraft(draft);
  else {
    openExample(firstExample);
    const [lost, ...older] = await abandonedDrafts(tab);
    useWorkbench.getState().greet(lost);
    const outlived = older.slice(KEPT_DRAFTS - 1).map((old) => old.tab);
    if (outlived.length > 0) void draftStore.remove(...outlived);
  }
  startAutosave(useWorkbench, tab);
}

/** Takes over what a closed tab was working on; its draft is then this tab's. */
export async function recoverDraft(draft: Draft): Promise<void> {
  restoreDraft(draft);
  if (ownTab === undefined || ownTab === draft.tab) return;
  if (await draftStore.write({ ...draft, tab: ownTab })) await draftStore.remove(draft.tab);
}

function restoreDraft(draft: Draft): void {
  const documents = draft.documents.map((saved): WorkDocument => ({
    ...newDocument(saved.name, saved.text, 'recovered'),
    id: saved.id,
  }));
  useWorkbench.getState().restoreDocuments(documents, draft.activeId);
}

/** Drafts that no open tab holds, newest first. */
async function abandonedDrafts(tab: string): Promise<readonly Draft[]> {
  const [drafts, open] = await Promise.all([draftStore.all(), openTabs()]);
  return drafts.filter((draft) => draft.tab !== tab && !open.has(draft.tab));
}
