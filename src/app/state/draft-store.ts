import { clear, delMany, entries, get, set } from 'idb-keyval';
import { leftDrafts } from './left-drafts.ts';
import { openStore, type OpenStore } from './open-store.ts';
import { readDraft, type Draft } from './read-draft.ts';
import { within } from './within.ts';

/** Milliseconds after which a browser is assumed not to answer. */
const PATIENCE = 2000;

/** Longer, where nobody waits: a page that is loading is too busy to take an answer, and so is a busy machine. */
const LONG_PATIENCE = 10_000;

/** Prefix for unusable records, which must not be overwritten. */
export const ASIDE = 'aside:';

/**
 * Drafts in IndexedDB, one record for each browser tab, and those that a page left before they were stored there.
 * Without storage there are no drafts. Stored data is checked on reading. A record that is not fully usable is set aside
 * unchanged. Reading and removing make no database: WebKit may stop a page that makes one as it is left, and then no page
 * can open it. So only a page that has something to store makes it.
 */
export const draftStore = {
  /** Returns whether the browser has stored it. */
  write(draft: Draft): Promise<boolean> {
    return within(LONG_PATIENCE, false, async () => {
      await set(draft.tab, draft, database());
      leftDrafts.forget(draft.tab, draft.savedAt);
      return true;
    });
  },
  /** Keeps a draft at once, as its page is left. */
  leave(draft: Draft): void {
    leftDrafts.keep(draft);
  },
  /** Returns whether the browser has deleted all of these. */
  remove(...tabs: readonly string[]): Promise<boolean> {
    return within(PATIENCE, false, async () => {
      for (const tab of tabs) leftDrafts.forget(tab);
      await database().ifMade(undefined, (store) => delMany([...tabs], store));
      return true;
    });
  },
  /**
   * Waits for the browser as long as it takes: there may be a draft, which must not be overwritten. `unknown` if it
   * refuses.
   */
  async read(tab: string): Promise<Draft | undefined | 'unknown'> {
    const left = leftDrafts.read(tab);
    if (left) return left;
    try {
      return await usable(tab, await database().ifMade<unknown>(undefined, (store) => get(tab, store)));
    } catch {
      return 'unknown';
    }
  },
  /** Everything that is stored, usable or not. */
  async everything(): Promise<readonly unknown[]> {
    const stored = await within<readonly unknown[]>(PATIENCE, [], async () =>
      (await records()).map(([, value]) => value),
    );
    return [...leftDrafts.all(), ...stored];
  },
  /** Deletes everything. */
  clear(): Promise<boolean> {
    return within(PATIENCE, false, async () => {
      for (const { tab } of leftDrafts.all()) leftDrafts.forget(tab);
      await database().ifMade(undefined, clear);
      return true;
    });
  },
};

/** The records of the database, if there is one. */
export function records(): Promise<[string, unknown][]> {
  return database().ifMade([], (store) => entries<string, unknown>(store));
}

/** The draft in a record. */
export async function usable(key: string, value: unknown): Promise<Draft | undefined> {
  if (value === undefined) return undefined;
  const { draft, whole } = readDraft(value);
  if (!whole) await set(ASIDE + key, value, database());
  if (!draft) await delMany([key], database());
  else if (!whole) await set(key, draft, database());
  return draft;
}

let opened: OpenStore | undefined;

/** Where the drafts are. */
export function database(): OpenStore {
  opened ??= openStore('assay', 'drafts');
  return opened;
}
