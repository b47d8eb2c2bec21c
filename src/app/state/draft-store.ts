import { createStore, delMany, entries, get, set } from 'idb-keyval';
import type { DocumentOrigin } from './documents-slice.ts';

export interface DraftDocument {
  readonly id: string;
  readonly name: string;
  readonly origin: DocumentOrigin;
  readonly text: string;
}

/** Everything one browser tab was working on. `format` names the shape, for later versions to read. */
export interface Draft {
  readonly format: 1;
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly activeId: string;
  readonly documents: readonly DraftDocument[];
}

/** Drafts in IndexedDB, one record for each browser tab. Every method settles: a browser without storage has no drafts. */
export const draftStore = {
  /** Whether the browser has stored it. */
  write(draft: Draft): Promise<boolean> {
    return quietly(() => set(draft.tab, draft, database()).then(() => true), false);
  },
  /** Whether the browser holds none of these any more. */
  remove(...tabs: readonly string[]): Promise<boolean> {
    return quietly(() => delMany([...tabs], database()).then(() => true), false);
  },
  async read(tab: string): Promise<Draft | undefined> {
    const found: unknown = await quietly(() => get<unknown>(tab, database()), undefined);
    return isDraft(found) ? found : undefined;
  },
  /** Newest first. */
  async all(): Promise<readonly Draft[]> {
    const found = await quietly(() => entries<string, unknown>(database()), []);
    return found
      .map(([, draft]) => draft)
      .filter(isDraft)
      .sort((a, b) => b.savedAt - a.savedAt);
  },
};

let opened: ReturnType<typeof createStore> | undefined;

function database(): ReturnType<typeof createStore> {
  opened ??= createStore('assay', 'drafts');
  return opened;
}

async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof Draft, unknown>>;
  return (
    draft.format === 1 && typeof draft.tab === 'string' && Array.isArray(draft.documents) && draft.documents.length > 0
  );
}
