import { delMany, entries, get, set } from 'idb-keyval';
import { clearHistory, facts, texts } from './history-databases.ts';
import { readSnapshot, type Snapshot } from './read-snapshot.ts';
import { within } from './within.ts';

/** Milliseconds after which a browser is assumed not to answer. */
const PATIENCE = 2000;

/** Limits of the history; the oldest copies are deleted first. */
export const KEPT = {
  documents: 50,
  /** Most copies of one document. */
  copies: 20,
  /** Total length of all texts, in UTF-16 code units. */
  size: 32_000_000,
};

/**
 * Copies of documents at the time they were built, signed or closed, in IndexedDB. The facts are in one database and
 * the texts in another, so that listing reads no texts. Every method settles in time; without storage there is no
 * history.
 */
export const historyStore = {
  /**
   * Stores a copy. It replaces the newest copy of the same document if the text is the same. Returns whether it was
   * stored.
   */
  add(snapshot: Snapshot, text: string): Promise<boolean> {
    return within(PATIENCE, false, async () => {
      const kept = await listed();
      const [latest] = kept.filter(({ documentId }) => documentId === snapshot.documentId);
      const same = latest?.size === snapshot.size && (await textOf(latest.id)) === text;
      await set(snapshot.id, text, texts());
      await set(snapshot.id, snapshot, facts());
      const older = same ? kept.filter((other) => other !== latest) : kept;
      await forget([...(same ? [latest.id] : []), ...outlived([snapshot, ...older])]);
      return true;
    });
  },
  /** Newest first. */
  all(): Promise<readonly Snapshot[]> {
    return within<readonly Snapshot[]>(PATIENCE, [], listed);
  },
  /** Undefined if there is none or the browser does not answer. */
  text(id: string): Promise<string | undefined> {
    return within<string | undefined>(PATIENCE, undefined, async () => {
      const text = await textOf(id);
      return typeof text === 'string' ? text : undefined;
    });
  },
  /** Returns whether the browser has deleted all of these. */
  remove(...ids: readonly string[]): Promise<boolean> {
    return within(PATIENCE, false, () => forget(ids).then(() => true));
  },
  /** Deletes everything, readable or not. */
  clear: clearHistory,
};

/** What is stored as the text of a copy. */
function textOf(id: string): Promise<unknown> {
  return texts().ifMade<unknown>(undefined, (store) => get(id, store));
}

async function listed(): Promise<readonly Snapshot[]> {
  const stored = await facts().ifMade([], (store) => entries<string, unknown>(store));
  const found = stored.flatMap(([, value]) => readSnapshot(value) ?? []);
  return found.sort((a, b) => b.takenAt - a.takenAt);
}

async function forget(ids: readonly string[]): Promise<void> {
  for (const opened of [facts(), texts()]) await opened.ifMade(undefined, (store) => delMany([...ids], store));
}

/** Ids of the copies beyond the limits. */
function outlived(newestFirst: readonly Snapshot[]): readonly string[] {
  const copies = new Map<string, number>();
  let size = 0;
  return newestFirst
    .filter((snapshot) => {
      const { documentId } = snapshot;
      const count = (copies.get(documentId) ?? 0) + 1;
      if (count === 1 && copies.size === KEPT.documents) return true;
      copies.set(documentId, count);
      size += snapshot.size;
      return count > KEPT.copies || size > KEPT.size;
    })
    .map(({ id }) => id);
}
