import { openFirstExample } from './first-example.ts';
import { draftOf, startAutosave } from './autosave.ts';
import { claimTab, freshTab, lock, openTabs } from './browser-tab.ts';
import { newKey } from './new-key.ts';
import { draftStore } from './draft-store.ts';
import type { OwnWork } from './adopt-draft.ts';
import type { Draft } from './read-draft.ts';
import { restoreDraft } from './restore-draft.ts';
import { within } from './within.ts';
import { useWorkbench } from './workbench-store.ts';

/** Most drafts of closed tabs; older ones are deleted. */
const KEPT_DRAFTS = 20;

/**
 * Longest time that a page waits for the draft of its tab, in milliseconds. After that it opens with an example, and
 * saves under a passing key until the draft arrives.
 */
const PATIENCE = 3000;

/** A page opens before it has these. */
const lists = () => import('./draft-lists.ts');

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
  const finding = findOwnWork();
  const found = await within<OwnWork | undefined>(PATIENCE, undefined, () => finding);
  const tab = found?.tab ?? newKey();
  ownTab = tab;
  if (found?.draft) restoreDraft(found.draft);
  else {
    openFirstExample();
    useWorkbench.getState().greet([]);
    void offerAbandoned(tab);
  }
  void reportAside();
  let stopSaving = startAutosave(useWorkbench, tab);
  const adoptLate = async (): Promise<void> => {
    void lock(tab);
    const own = await finding;
    const { adoptDraft } = await import('./adopt-draft.ts');
    if (ownTab !== tab) return;
    stopSaving();
    ownTab = own.tab;
    stopSaving = startAutosave(useWorkbench, own.tab);
    await adoptDraft(own, tab);
  };
  // Without the code the page goes on under the passing key, and a reload asks again.
  if (!found) adoptLate().catch(() => undefined);
  return () => {
    stopSaving();
    ownTab = undefined;
  };
}

async function findOwnWork(): Promise<OwnWork> {
  const { tab, inherited } = await claimTab();
  const draft = inherited === undefined ? undefined : await draftStore.read(inherited);
  // There may be a draft that the browser does not give; it must not be overwritten.
  return draft === 'unknown' ? { tab: await freshTab(), draft: undefined } : { tab, draft };
}

async function reportAside(): Promise<void> {
  const { draftLists } = await lists();
  useWorkbench.getState().reportAside(await draftLists.aside());
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

/** Drafts that no open tab holds, newest first. */
async function abandonedDrafts(tab: string): Promise<readonly Draft[]> {
  const { draftLists } = await lists();
  const [drafts, open] = await Promise.all([draftLists.all(), openTabs()]);
  return drafts.filter((draft) => draft.tab !== tab && !open.has(draft.tab));
}
