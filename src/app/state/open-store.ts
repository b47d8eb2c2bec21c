import type { UseStore } from 'idb-keyval';

/**
 * A store in a database of this browser. If the database exists without the store, for example because a page was
 * closed while creating it, the store is added. Rejects if the browser refuses; the next call tries again. Whoever uses
 * it asks everything at once: a request that waits for the answer of another is refused.
 */
export function openStore(name: string, store: string): UseStore {
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
  return (mode, work) =>
    connected().then((database) => {
      const transaction = database.transaction(store, mode);
      const done = work(transaction.objectStore(store));
      // WebKit stops a page that is left, and keeps it to go back to. A transaction that waited for that page to end it
      // would block the store for every other page.
      transaction.commit();
      return done;
    });
}

async function connect(name: string, store: string): Promise<IDBDatabase> {
  const database = await opened(indexedDB.open(name), store);
  if (database.objectStoreNames.contains(store)) return database;
  const version = database.version + 1;
  database.close();
  return opened(indexedDB.open(name, version), store);
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
