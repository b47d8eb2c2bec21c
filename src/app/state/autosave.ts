import { draftStore } from './draft-store.ts';
import type { Draft } from './read-draft.ts';
import { isDisposable, isKept } from './documents-slice.ts';
import type { WorkbenchState } from './workbench-store.ts';

interface Watched {
  getState(): WorkbenchState;
  subscribe(listener: (state: WorkbenchState, before: WorkbenchState) => void): () => void;
}

type Disk = Pick<typeof draftStore, 'write' | 'remove' | 'leave'>;

/** Longest time that typing stays unsaved, in milliseconds. */
const DELAY = 400;

/**
 * Saves this tab's draft while the user types: at most {@link DELAY} after a change, and at once when the page is
 * hidden. What is not stored when the page is left is kept apart, because a browser may stop the page. Returns a function that stops this.
 */
export function startAutosave(store: Watched, tab: string, disk: Disk = draftStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    const { documents, activeId, markSaving } = store.getState();
    const disposable = documents.filter(isKept).every(isDisposable);
    const done = disposable ? disk.remove(tab) : disk.write(draftOf(tab, documents, activeId));
    void done.then((stored) => {
      if (timer === undefined) markSaving(stored ? (disposable ? undefined : 'saved') : 'refused');
    });
  }

  function saveIfWaiting(): void {
    if (timer !== undefined) save();
  }

  function leave(): void {
    const { documents, activeId, saving } = store.getState();
    const waiting = saving === 'saving' || saving === 'refused';
    if (waiting && !documents.filter(isKept).every(isDisposable)) disk.leave(draftOf(tab, documents, activeId));
    saveIfWaiting();
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.documents === before.documents && state.activeId === before.activeId) return;
    timer ??= setTimeout(save, DELAY);
    state.markSaving('saving');
  });
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', saveIfWaiting);
  return () => {
    saveIfWaiting();
    unsubscribe();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', saveIfWaiting);
  };
}

/**
 * The draft that a browser tab stores for these documents; those from links are included only once the user keeps them.
 */
export function draftOf(tab: string, documents: WorkbenchState['documents'], activeId: string): Draft {
  return {
    format: 1,
    tab,
    savedAt: Date.now(),
    activeId,
    documents: documents.filter(isKept).map(({ id, name, origin, text, pdf, destination }) => ({
      id,
      name,
      origin,
      text,
      ...(pdf && { pdf }),
      ...(destination !== undefined && { destination }),
    })),
  };
}
