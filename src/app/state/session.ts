import { openFirstExample } from './first-example.ts';
import { draftOf, startAutosave } from './autosave.ts';
import { claimTab, freshTab, openTabs } from './browser-tab.ts';
import { isDisposable, newDocument, type WorkDocument } from './documents-slice.ts';
import { newKey } from './new-key.ts';
import { draftStore } from './draft-store.ts';
import type { Draft } from './read-draft.ts';
import { within } from './within.ts';
import { useWorkbench } from './workbench-store.ts';

/** Most drafts of closed tabs; older ones are deleted. */
const KEPT_DRAFTS = 20;

/**
 * Longest time that a page waits for the draft of its tab, in milliseconds. After that it opens under a temporary key;
 * a reload asks again.
 */
const PATIENCE = 3000;

let ownTab: string | undefined;

/** The key under which this browser tab saves, once it is known. */
export function ownTabKey(): string | undefined {
  return ownTab;
}

/**
 * Opens the draft of this tab. A tab without a draft opens an example and offers the drafts of closed tabs. Returns a
 * function that ends this: nothing is saved, and no tab is known.
 */
export async function openSession(): Promise<() => void> {
  const late = { tab: newKey(), draft: undefined };
  const { tab, draft } = await within<OwnWork>(PATIENCE, late, findOwnWork);
  ownTab = tab;
  if (draft) restoreDraft(draft);
  else {
    openFirstExample();
    useWorkbench.getState().greet([]);
    void offerAbandoned(ownTab);
  }
  void draftStore.aside().then((records) => {
    useWorkbench.getState().reportAside(records);
  });
  const stopSaving = startAutosave(useWorkbench, tab);
  return () => {
    stopSaving();
    ownTab = undefined;
  };
}

interface OwnWork {
  readonly tab: string;
  readonly draft: Draft | undefined;
}

async function findOwnWork(): Promise<OwnWork> {
  const { tab, inherited } = await claimTab();
  const draft = inherited === undefined ? undefined : await draftStore.read(inherited);
  // There may be a draft that the browser does not give; it must not be overwritten.
  return draft === 'unknown' ? { tab: await freshTab(), draft: undefined } : { tab, draft };
}

/** The page does not wait for this. If the user has dismissed the welcome bar meanwhile, nothing is offered. */
async function offerAbandoned(tab: string): Promise<void> {
  const lost = await abandonedDrafts(tab);
  if (lost.length > 0 && useWorkbench.getState().welcome) useWorkbench.getState().greet(lost.slice(0, KEPT_DRAFTS));
  const outlived = lost.slice(KEPT_DRAFTS).map((old) => old.tab);
  if (outlived.length > 0) await draftStore.remove(...outlived);
}

/** The drafts of closed tabs, newest first. */
export async function closedDrafts(): Promise<readonly Draft[]> {
  return ownTab === undefined ? [] : abandonedDrafts(ownTab);
}

/** Adds the documents of a closed tab to those of this tab, whose draft then includes them. */
export async function recoverDraft(draft: Draft): Promise<void> {
  restoreDraft(draft);
  if (ownTab === undefined || ownTab === draft.tab) return;
  const { documents, activeId } = useWorkbench.getState();
  if (await draftStore.write(draftOf(ownTab, documents, activeId))) await draftStore.remove(draft.tab);
}

function restoreDraft(draft: Draft): void {
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

/** Drafts that no open tab holds, newest first. */
async function abandonedDrafts(tab: string): Promise<readonly Draft[]> {
  const [drafts, open] = await Promise.all([draftStore.all(), openTabs()]);
  return drafts.filter((draft) => draft.tab !== tab && !open.has(draft.tab));
}
