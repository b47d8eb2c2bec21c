import { clear, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { openStore } from './open-store.ts';
import { readDraft, type Draft } from './read-draft.ts';
import { within } from './within.ts';

/** A browser that has not answered by then will not, in milliseconds. */
const PATIENCE = 2000;

/** Where records go that cannot be used, so that nothing writes over them. */
const ASIDE = 'aside:';

/**
 * Drafts in IndexedDB, one record for each browser tab. Every method settles in time: a browser without storage has no
 * drafts. What is stored is checked as it is read; a record that cannot be used, or not wholly, is set aside as it stands.
 */
export const draftStore = {
  /** Whether the browser has stored it. */
  write(draft: Draft): Promise<boolean> {
    return within(PATIENCE, false, async () => set(draft.tab, draft, database()).then(() => true));
  },
  /** Whether the browser holds none of these any more. */
  remove(...tabs: readonly string[]): Promise<boolean> {
    return within(PATIENCE, false, async () => delMany([...tabs], database()).then(() => true));
  },
  /** `unknown` when the browser does not say: there may be one, which nobody must write over. */
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
  /** What was set aside, as it was found. */
  aside(): Promise<readonly unknown[]> {
    return within<readonly unknown[]>(PATIENCE, [], async () =>
      (await entries<string, unknown>(database())).filter(([key]) => isAside(key)).map(([, value]) => value),
    );
  },
  /** Lets go of what was set aside. */
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
  /** Lets go of everything. */
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
