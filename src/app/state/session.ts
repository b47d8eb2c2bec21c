import { openExample, firstExample } from './examples.ts';
import { startAutosave } from './autosave.ts';
import { claimTab, freshTab, openTabs } from './browser-tab.ts';
import { newDocument, type WorkDocument } from './documents-slice.ts';
import { draftStore } from './draft-store.ts';
import type { Draft } from './read-draft.ts';
import { useWorkbench } from './workbench-store.ts';

/** How many drafts of closed tabs a browser keeps; older ones are let go. */
const KEPT_DRAFTS = 20;

let ownTab: string | undefined;

/**
 * Opens what this tab was working on. A tab without a draft greets with an example, and offers the newest draft that no
 * open tab holds. Gives back the way to stop saving.
 */
export async function openSession(): Promise<() => void> {
  const { tab, inherited } = await claimTab();
  const draft = inherited === undefined ? undefined : await draftStore.read(inherited);
  ownTab = draft === 'unknown' ? await freshTab() : tab;
  if (draft && draft !== 'unknown') restoreDraft(draft);
  else {
    openExample(firstExample);
    useWorkbench.getState().greet(undefined);
    void offerAbandoned(ownTab);
  }
  void draftStore.aside().then((records) => {
    useWorkbench.getState().reportAside(records);
  });
  return startAutosave(useWorkbench, ownTab);
}

/** Comes when it comes: the page does not wait for it, and whoever has sent the greeting away is not asked again. */
async function offerAbandoned(tab: string): Promise<void> {
  const [lost, ...older] = await abandonedDrafts(tab);
  if (lost && useWorkbench.getState().welcome) useWorkbench.getState().greet(lost);
  const outlived = older.slice(KEPT_DRAFTS - 1).map((old) => old.tab);
  if (outlived.length > 0) await draftStore.remove(...outlived);
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
