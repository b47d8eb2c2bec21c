import { clear, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { openStore } from './open-store.ts';
import { readSnapshot, type Snapshot } from './read-snapshot.ts';
import { within } from './within.ts';

/** A browser that has not answered by then will not, in milliseconds. */
const PATIENCE = 2000;

/** What a browser keeps of the past; what is older goes first. */
export const KEPT = {
  documents: 50,
  /** Copies of one document. */
  copies: 20,
  /** All texts together, in UTF-16 code units. */
  size: 32_000_000,
};

/**
 * Copies of documents as they were built, signed or closed, in IndexedDB: facts in one database, texts in another, so that
 * listing reads no text. Every method settles in time; a browser without storage has no history.
 */
export const historyStore = {
  /** Keeps a copy, in place of the newest one of the same document when the text is the same. Whether it is stored. */
  add(snapshot: Snapshot, text: string): Promise<boolean> {
    return within(PATIENCE, false, async () => {
      const kept = await listed();
      const [latest] = kept.filter(({ documentId }) => documentId === snapshot.documentId);
      const same = latest?.size === snapshot.size && (await get<unknown>(latest.id, texts())) === text;
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
  /** Undefined when there is none, or the browser does not say. */
  text(id: string): Promise<string | undefined> {
    return within<string | undefined>(PATIENCE, undefined, async () => {
      const text = await get<unknown>(id, texts());
      return typeof text === 'string' ? text : undefined;
    });
  },
  /** Whether the browser holds none of these any more. */
  remove(...ids: readonly string[]): Promise<boolean> {
    return within(PATIENCE, false, () => forget(ids).then(() => true));
  },
  /** Lets go of everything, readable or not. */
  clear(): Promise<boolean> {
    return within(PATIENCE, false, async () => {
      await clear(facts());
      await clear(texts());
      return true;
    });
  },
};

async function listed(): Promise<readonly Snapshot[]> {
  const found = (await entries<string, unknown>(facts())).flatMap(([, value]) => readSnapshot(value) ?? []);
  return found.sort((a, b) => b.takenAt - a.takenAt);
}

async function forget(ids: readonly string[]): Promise<void> {
  await delMany([...ids], facts());
  await delMany([...ids], texts());
}

/** Ids of the copies for which there is no room, newest first given. */
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

// One database can hold one store here.
let opened: { facts: UseStore; texts: UseStore } | undefined;

function open(): NonNullable<typeof opened> {
  return (opened ??= { facts: openStore('assay-history', 'facts'), texts: openStore('assay-texts', 'texts') });
}
const facts = () => open().facts;
const texts = () => open().texts;
