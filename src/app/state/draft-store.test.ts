import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftLists } from './draft-lists.ts';
import { draftStore } from './draft-store.ts';
import type { Draft } from './read-draft.ts';

const database = createStore('assay', 'drafts');

function draftOf(tab: string, savedAt = 1): Draft {
  return { format: 1, tab, savedAt, activeId: 'a', documents: [{ id: 'a', name: 'a', origin: 'typed', text: tab }] };
}

const stored = async () => Object.fromEntries(await entries<string, unknown>(database));

beforeEach(async () => {
  await draftStore.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('drafts in the browser', () => {
  it('are written and read under the name of their tab, and written over', async () => {
    expect(await draftStore.write(draftOf('one', 1))).toBe(true);
    expect(await draftStore.write(draftOf('one', 2))).toBe(true);
    expect(await draftStore.read('one')).toEqual(draftOf('one', 2));
    expect(await draftStore.read('other')).toBeUndefined();
    expect(Object.entries(await stored())).toEqual([['one', draftOf('one', 2)]]);
  });

  it('are listed newest first', async () => {
    for (const [tab, at] of [
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ] as const)
      await draftStore.write(draftOf(tab, at));
    expect((await draftLists.all()).map(({ tab }) => tab)).toEqual(['b', 'a', 'c']);
  });

  it('are removed by name, several at once, the others staying', async () => {
    for (const tab of ['a', 'b', 'c']) await draftStore.write(draftOf(tab));
    expect(await draftStore.remove('a', 'c')).toBe(true);
    expect(Object.keys(await stored())).toEqual(['b']);
  });

  it('are all gone once the browser is cleared', async () => {
    await draftStore.write(draftOf('a'));
    await set('aside:b', 'garbage', database);
    expect(await draftStore.clear()).toBe(true);
    expect(await stored()).toEqual({});
  });
});

describe('a record that cannot be used', () => {
  it('gives no draft, is moved aside as it stands, and is not reported again', async () => {
    await set('mine', 'garbage', database);
    expect(await draftStore.read('mine')).toBeUndefined();
    expect(await stored()).toEqual({ 'aside:mine': 'garbage' });
    expect([await draftLists.all(), await draftLists.aside()]).toEqual([[], ['garbage']]);
    await draftStore.write(draftOf('sound'));
    expect(await draftLists.aside()).toEqual(['garbage']);
  });

  it('in part is mended in its place, and set aside whole', async () => {
    const value = { ...draftOf('mine'), documents: [7, ...draftOf('mine').documents] };
    await set('mine', value, database);
    expect(await draftStore.read('mine')).toEqual(draftOf('mine'));
    expect(await stored()).toEqual({ mine: draftOf('mine'), 'aside:mine': value });
  });

  it('is found among all, and what lies aside is never a draft itself', async () => {
    await set('aside:old', draftOf('old'), database);
    await set('bad', 7, database);
    await draftStore.write(draftOf('good'));
    expect((await draftLists.all()).map(({ tab }) => tab)).toEqual(['good']);
    expect(Object.keys(await stored()).sort()).toEqual(['aside:bad', 'aside:old', 'good']);
  });

  it('is let go of alone; drafts stay', async () => {
    await set('aside:a', 'garbage', database);
    await set(7, 'of another program', database);
    await draftStore.write(draftOf('b'));
    expect(await draftLists.forgetAside()).toBe(true);
    expect(Object.keys(await stored())).toEqual(['7', 'b']);
  });

  it('is part of everything that is stored', async () => {
    await set('aside:a', 'garbage', database);
    await draftStore.write(draftOf('b'));
    expect(await draftStore.everything()).toEqual(['garbage', draftOf('b')]);
  });
});

describe('a browser that does not store', () => {
  const answers = async () => ({
    write: await draftStore.write(draftOf('a')),
    remove: await draftStore.remove('a'),
    read: await draftStore.read('a'),
    all: await draftLists.all(),
    aside: await draftLists.aside(),
    forgetAside: await draftLists.forgetAside(),
    everything: await draftStore.everything(),
    clear: await draftStore.clear(),
  });
  // The browser may hold a draft that it does not give, so `read` does not claim that there is none.
  const nothing = {
    write: false,
    remove: false,
    read: 'unknown',
    all: [],
    aside: [],
    forgetAside: false,
    everything: [],
    clear: false,
  };

  it('says so, where it denies its database', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(await answers()).toEqual(nothing);
  });

  it('is not waited for longer than two seconds, where it never answers', async () => {
    await draftStore.write(draftOf('a'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      const silent = () => ({});
      const shelf = { get: silent, getAll: silent, getAllKeys: silent, put: silent, delete: silent, clear: silent };
      return { objectStore: () => ({ ...shelf, transaction: {} }) } as unknown as IDBTransaction;
    });
    vi.useFakeTimers();
    const read = draftStore.read('a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await read).toBe('unknown');
    const write = draftStore.write(draftOf('a'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await write).toBe(false);
  });
});
