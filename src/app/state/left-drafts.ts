import { readDraft, type Draft } from './read-draft.ts';

const PREFIX = 'assay.left.';

/**
 * Drafts of pages that were left before the browser had stored them, in local storage. That is slower and smaller than
 * the database, but it is written at once: WebKit stops a page as it is left. Without it there are none.
 */
export const leftDrafts = {
  /** Keeps a draft. What is too long for the storage is not kept. */
  keep(draft: Draft): void {
    guarded((storage) => {
      storage.setItem(PREFIX + draft.tab, JSON.stringify(draft));
    });
  },
  read(tab: string): Draft | undefined {
    return guarded((storage) => readDraft(JSON.parse(storage.getItem(PREFIX + tab) ?? 'null')).draft);
  },
  all(): readonly Draft[] {
    const keys = guarded((storage) => Object.keys(storage)) ?? [];
    return keys
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => leftDrafts.read(key.slice(PREFIX.length)) ?? []);
  },
  /** Forgets the draft of a tab, unless it is newer than the one that the browser has stored since. */
  forget(tab: string, stored = Infinity): void {
    const left = leftDrafts.read(tab);
    if (left && left.savedAt > stored) return;
    guarded((storage) => {
      storage.removeItem(PREFIX + tab);
    });
  },
};

function guarded<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
