// @vitest-environment jsdom

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftLists } from './draft-lists.ts';
import { draftStore } from './draft-store.ts';
import type { Draft } from './read-draft.ts';

function draftOf(tab: string, savedAt: number): Draft {
  const text = `{ "at": ${String(savedAt)} }`;
  return { format: 1, tab, savedAt, activeId: 'a', documents: [{ id: 'a', name: 'a', origin: 'typed', text }] };
}

beforeEach(async () => {
  await draftStore.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('reading, listing and removing make no database', async () => {
  vi.resetModules();
  const { draftStore: fresh } = await import('./draft-store.ts');
  const { draftLists: lists } = await import('./draft-lists.ts');
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([]);
  const open = vi.spyOn(indexedDB, 'open');
  expect(await fresh.read('one')).toBeUndefined();
  expect(await Promise.all([lists.all(), lists.aside(), fresh.everything()])).toEqual([[], [], []]);
  expect(await Promise.all([fresh.remove('one'), lists.forgetAside(), fresh.clear()])).toEqual([true, true, true]);
  expect(open).not.toHaveBeenCalled();
  expect(await fresh.write(draftOf('one', 1))).toBe(true);
  expect(open).toHaveBeenCalled();
});

it('what a page left takes the place of what was stored before, until something newer is stored', async () => {
  await draftStore.write(draftOf('one', 1));
  draftStore.leave(draftOf('one', 3));
  await draftStore.write(draftOf('other', 2));
  expect(await draftStore.read('one')).toEqual(draftOf('one', 3));
  expect(await draftLists.all()).toEqual([draftOf('one', 3), draftOf('other', 2)]);
  // A write that began before the page was left.
  await draftStore.write(draftOf('one', 2));
  expect(await draftStore.read('one')).toEqual(draftOf('one', 3));
  await draftStore.write(draftOf('one', 4));
  expect(await draftStore.read('one')).toEqual(draftOf('one', 4));
  expect(localStorage).toHaveLength(0);
});

it('what a page left is removed with the draft of its tab, and with everything', async () => {
  for (const tab of ['one', 'two']) draftStore.leave(draftOf(tab, 1));
  expect(await draftStore.everything()).toHaveLength(2);
  await draftStore.remove('one');
  expect(await draftLists.all()).toEqual([draftOf('two', 1)]);
  await draftStore.clear();
  expect(await draftLists.all()).toEqual([]);
});

it.each([
  ['that is not JSON', '{'],
  ['of another form', '{ "format": 2 }'],
])('a record %s is no draft', async (_, record) => {
  localStorage.setItem('assay.left.one', record);
  expect(await draftStore.read('one')).toBeUndefined();
  expect(await draftLists.all()).toEqual([]);
});

it('a draft that is too long for the storage does not stop the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => draftStore.leave(draftOf('one', 1))).not.toThrow();
});
