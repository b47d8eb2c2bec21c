// @vitest-environment jsdom

import 'fake-indexeddb/auto';
import { delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from './open-store.ts';

let count = 0;
const freshName = (): string => `database-${String((count += 1))}`;

/** A database with other stores or none, as another page may leave it. */
function leaveBehind(name: string, ...stores: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => stores.forEach((store) => request.result.createObjectStore(store));
    request.onerror = () => reject(new Error('The database does not open.'));
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve(version);
    };
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['that is not there yet', undefined],
  ['without any store', []],
  ['with other stores alone', ['old']],
  ['that has it', ['drafts']],
])('what is written into a database %s can be read', async (_, stores) => {
  const name = freshName();
  if (stores) await leaveBehind(name, ...stores);
  const store = openStore(name, 'drafts');
  await set('a', 1, store);
  expect(await get('a', store)).toBe(1);
  expect(await entries(openStore(name, 'drafts'))).toEqual([['a', 1]]);
});

it('a database that has its store is not made anew', async () => {
  const name = freshName();
  const version = await leaveBehind(name, 'drafts');
  await set('a', 1, openStore(name, 'drafts'));
  expect(await leaveBehind(name)).toBe(version);
});

it('a page that holds the database lets go when another one needs a store more, and finds it again', async () => {
  const name = freshName();
  const [store, other] = [openStore(name, 'one'), openStore(name, 'other')];
  await set('a', 1, store);
  await set('b', 2, other);
  expect([await get('a', store), await get('b', other)]).toEqual([1, 2]);
});

it('reading where nothing is stored gives what is said instead, and makes no database', async () => {
  const name = freshName();
  const store = openStore(name, 'drafts');
  const read = () => store.ifMade<unknown>('none', (made) => get('a', made));
  expect(await read()).toBe('none');
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
  await set('a', 1, store);
  expect(await read()).toBe(1);
  expect(await openStore(name, 'drafts').ifMade<unknown>('none', (made) => get('a', made))).toBe(1);
});

it('a browser that refuses is asked anew', async () => {
  const store = openStore(freshName(), 'drafts');
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await expect(set('a', 1, store)).rejects.toThrow('Denied');
  await set('a', 2, store);
  expect(await get('a', store)).toBe(2);
});

it('a database is made from a frame, which is gone afterwards; one that has its store is only opened', async () => {
  const frames = vi.spyOn(document, 'createElement');
  const name = freshName();
  await set('a', 1, openStore(name, 'drafts'));
  expect(frames).toHaveBeenCalledExactlyOnceWith('iframe');
  await set('a', 2, openStore(name, 'drafts'));
  expect(frames).toHaveBeenCalledOnce();
  // As WebKit lists a database whose making was ended.
  vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name, version: 0 }]);
  await set('a', 3, openStore(name, 'drafts'));
  expect(frames).toHaveBeenCalledTimes(2);
  expect(document.querySelector('iframe')).toBeNull();
});

it('a page that is left while it makes its database takes the frame away, and asks anew when it is shown again', async () => {
  const store = openStore(freshName(), 'drafts');
  const frames = vi.spyOn(Element.prototype, 'append').mockImplementationOnce(function (this: Element, ...added) {
    this.append(...added);
    queueMicrotask(() => dispatchEvent(new Event('pagehide')));
  });
  await expect(set('a', 1, store)).rejects.toThrow('The page was left.');
  expect(frames).toHaveBeenCalledWith(expect.any(HTMLIFrameElement));
  expect(document.querySelector('iframe')).toBeNull();
  await set('a', 2, store);
  expect(await get('a', store)).toBe(2);
});

it.each<[string, (store: UseStore) => Promise<unknown>]>([
  ['reads', (store) => get('a', store)],
  ['reads everything', (store) => entries(store)],
  ['writes', (store) => set('a', 2, store)],
  ['removes', (store) => delMany(['a', 'b'], store)],
])('what %s is ended at once, since a page that is left may be stopped before the answer', async (_, use) => {
  const store = openStore(freshName(), 'drafts');
  await set('a', 1, store);
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  await use(store);
  expect(commit).toHaveBeenCalledOnce();
});
