import { clear, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { openStore } from './open-store.ts';
import { readDraft, type Draft } from './read-draft.ts';
import { within } from './within.ts';

/** Milliseconds after which a browser is assumed not to answer. */
const PATIENCE = 2000;

/** Writing takes longer on a busy machine, and nobody waits for it. */
const PATIENCE_TO_WRITE = 10_000;

/** Prefix for unusable records, which must not be overwritten. */
const ASIDE = 'aside:';

/**
 * Drafts in IndexedDB, one record for each browser tab. Every method settles in time; without storage there are no
 * drafts. Stored data is checked on reading. A record that is not fully usable is set aside unchanged.
 */
export const draftStore = {
  /** Returns whether the browser has stored it. */
  write(draft: Draft): Promise<boolean> {
    return within(PATIENCE_TO_WRITE, false, async () => set(draft.tab, draft, database()).then(() => true));
  },
  /** Returns whether the browser has deleted all of these. */
  remove(...tabs: readonly string[]): Promise<boolean> {
    return within(PATIENCE, false, async () => delMany([...tabs], database()).then(() => true));
  },
  /** `unknown` if the browser does not answer: there may be a draft, which must not be overwritten. */
  read(tab: string): Promise<Draft | undefined | 'unknown'> {
    return within<Draft | undefined | 'unknown'>(PATIENCE, 'unknown', async () =>
      usable(tab, await get<unknown>(tab, database())),
    );
  },
  /** Newest first. */
  all(): Promise<readonly Draft[]> {
    return within<readonly Draft[]>(PATIENCE, [], async () => {
      const found: Draft[] = [];
      for (const [key, value] of await entries<string, unknown>(database())) {
        const draft = isAside(key) ? undefined : await usable(key, value);
        if (draft) found.push(draft);
      }
      return found.sort((a, b) => b.savedAt - a.savedAt);
    });
  },
  /** The records that were set aside, unchanged. */
  aside(): Promise<readonly unknown[]> {
    return within<readonly unknown[]>(PATIENCE, [], async () =>
      (await entries<string, unknown>(database())).filter(([key]) => isAside(key)).map(([, value]) => value),
    );
  },
  /** Deletes the records that were set aside. */
  forgetAside(): Promise<boolean> {
    return within(PATIENCE, false, async () => {
      const keys = (await entries<string, unknown>(database())).map(([key]) => key).filter(isAside);
      await delMany(keys, database());
      return true;
    });
  },
  /** Everything that is stored, usable or not. */
  everything(): Promise<readonly unknown[]> {
    return within<readonly unknown[]>(PATIENCE, [], async () =>
      (await entries<string, unknown>(database())).map(([, value]) => value),
    );
  },
  /** Deletes everything. */
  clear(): Promise<boolean> {
    return within(PATIENCE, false, async () => clear(database()).then(() => true));
  },
};

async function usable(key: string, value: unknown): Promise<Draft | undefined> {
  if (value === undefined) return undefined;
  const { draft, whole } = readDraft(value);
  if (!whole) await set(ASIDE + key, value, database());
  if (!draft) await delMany([key], database());
  else if (!whole) await set(key, draft, database());
  return draft;
}

function isAside(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(ASIDE);
}

let opened: UseStore | undefined;

function database(): UseStore {
  opened ??= openStore('assay', 'drafts');
  return opened;
}
