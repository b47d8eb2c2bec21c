import { delMany } from 'idb-keyval';
import { ASIDE, database, records, usable } from './draft-store.ts';
import { leftDrafts } from './left-drafts.ts';
import type { Draft } from './read-draft.ts';
import { within } from './within.ts';

/** Milliseconds after which a browser is assumed not to answer. Nobody waits for these lists. */
const PATIENCE = 10_000;

/** All drafts of this browser and what was set aside; a page that opens needs only its own draft. */
export const draftLists = {
  /** Newest first. */
  async all(): Promise<readonly Draft[]> {
    const stored = await within<readonly Draft[]>(PATIENCE, [], async () => {
      const found: Draft[] = [];
      for (const [key, value] of await records()) {
        const draft = isAside(key) ? undefined : await usable(key, value);
        if (draft) found.push(draft);
      }
      return found;
    });
    // What a page left is the last that it had: it takes the place of what was stored before.
    const left = leftDrafts.all();
    const tabs = new Set(left.map(({ tab }) => tab));
    return [...left, ...stored.filter(({ tab }) => !tabs.has(tab))].sort((a, b) => b.savedAt - a.savedAt);
  },
  /** The records that were set aside, unchanged. */
  aside(): Promise<readonly unknown[]> {
    return within<readonly unknown[]>(PATIENCE, [], async () =>
      (await records()).filter(([key]) => isAside(key)).map(([, value]) => value),
    );
  },
  /** Deletes the records that were set aside. */
  forgetAside(): Promise<boolean> {
    return within(PATIENCE, false, async () => {
      const keys = (await records()).map(([key]) => key).filter(isAside);
      if (keys.length > 0) await delMany(keys, database());
      return true;
    });
  },
};

function isAside(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(ASIDE);
}
