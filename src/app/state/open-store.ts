import type { UseStore } from 'idb-keyval';

/** A store. Who reads or removes asks `ifMade`, so that only what is stored makes a database. */
export interface OpenStore extends UseStore {
  /** What `work` gives if the database exists, and `otherwise` if it does not. Does not make it. */
  ifMade<Found>(otherwise: Found, work: (store: UseStore) => Promise<Found>): Promise<Found>;
}

/**
 * A store in a database of this browser. If the database exists without the store, for example because a page was
 * closed while creating it, the store is added. Rejects if the browser refuses; the next call tries again. Whoever uses
 * it asks everything at once: a request that waits for the answer of another is refused.
 */
export function openStore(name: string, store: string): OpenStore {
  let connection: Promise<IDBDatabase> | undefined;
  function connected(): Promise<IDBDatabase> {
    connection ??= connect(name, store).then(
      (database) => {
        const forget = (): void => {
          connection = undefined;
        };
        database.onclose = forget;
        // Another page upgrades the database and waits until this one closes it.
        database.onversionchange = () => {
          database.close();
          forget();
        };
        return database;
      },
      (error: unknown) => {
        connection = undefined;
        throw error;
      },
    );
    return connection;
  }
  const use: UseStore = (mode, work) =>
    connected().then((database) => {
      const transaction = database.transaction(store, mode);
      const done = work(transaction.objectStore(store));
      // WebKit stops a page that is left, and keeps it to go back to. A transaction that waited for that page to end it
      // would block the store for every other page.
      transaction.commit();
      return done;
    });
  return Object.assign(use, {
    ifMade: async <Found>(otherwise: Found, work: (store: UseStore) => Promise<Found>) =>
      connection !== undefined || (await isMade(name)) ? work(use) : otherwise,
  });
}

async function isMade(name: string): Promise<boolean> {
  // One whose making was ended is listed with version 0. Firefox before 126 lists none: there it is made when it opens.
  const listed = 'databases' in indexedDB ? await indexedDB.databases() : [{ name, version: 1 }];
  return listed.some((info) => info.name === name && info.version);
}

async function connect(name: string, store: string): Promise<IDBDatabase> {
  let version = 1;
  if (await isMade(name)) {
    const database = await opened(indexedDB.open(name), store);
    if (database.objectStoreNames.contains(store)) return database;
    version = database.version + 1;
    database.close();
  }
  await apart(async (databases) => {
    (await opened(databases.open(name, version), store)).close();
  });
  return opened(indexedDB.open(name), store);
}

/**
 * Makes or upgrades a database from an empty frame, which is removed as soon as the page is left. WebKit keeps a page
 * that is left, and stops it: a database that such a page has begun to make would never open again, in any page.
 */
async function apart(work: (databases: IDBFactory) => Promise<void>): Promise<void> {
  // Tests without a page have nothing to leave.
  if (typeof document === 'undefined') return work(indexedDB);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.documentElement.append(frame);
  let leave = (): void => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      frame.remove();
      reject(new Error('The page was left.'));
    };
  });
  addEventListener('pagehide', leave);
  try {
    await Promise.race([work(frame.contentWindow?.indexedDB ?? indexedDB), left]);
  } finally {
    removeEventListener('pagehide', leave);
    frame.remove();
  }
}

function opened(request: IDBOpenDBRequest, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database does not open.'));
    };
  });
}
