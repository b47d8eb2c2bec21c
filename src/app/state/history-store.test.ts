// @vitest-environment jsdom

import '../testing/screen.ts';
import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newDocument } from './documents-slice.ts';
import { historyStore, KEPT } from './history-store.ts';
import { keepHistory, keepsHistory, takeSnapshot } from './history.ts';
import type { Snapshot } from './read-snapshot.ts';

const facts = createStore('assay-history', 'facts');
const texts = createStore('assay-texts', 'texts');

const standing = { faults: 2, warnings: 0, altered: false, accepted: false };

function snapshotOf(id: string, takenAt: number, more: Partial<Snapshot> = {}): Snapshot {
  const name = `${id}.json`;
  return { format: 1, id, documentId: id, name, takenAt, occasion: 'built', verdict: 'No errors', size: 2, ...more };
}

async function ids(): Promise<readonly string[]> {
  return (await historyStore.all()).map(({ id }) => id);
}

beforeEach(async () => {
  await historyStore.clear();
  localStorage.clear();
});

describe('a copy', () => {
  it('comes back to the letter, with what was known of it', async () => {
    const snapshot = snapshotOf('a', 1, { size: 9, occasion: 'signed', verdict: 'Signed' });
    expect(await historyStore.add(snapshot, '{ "é": 1}')).toBe(true);
    expect(await historyStore.all()).toEqual([snapshot]);
    expect(await historyStore.text('a')).toBe('{ "é": 1}');
  });

  it('of the same text takes the place of the last one of its document, and of no other', async () => {
    await historyStore.add(snapshotOf('other', 1), '{}');
    await historyStore.add(snapshotOf('one', 2, { documentId: 'd' }), '{}');
    await historyStore.add(snapshotOf('two', 3, { documentId: 'd', occasion: 'closed' }), '{}');
    expect(await ids()).toEqual(['two', 'other']);
    await historyStore.add(snapshotOf('three', 4, { documentId: 'd' }), '[]');
    await historyStore.add(snapshotOf('four', 5, { documentId: 'd' }), '{}');
    expect(await ids()).toEqual(['four', 'three', 'two', 'other']);
  });

  it('keeps neither facts nor text of a deleted entry', async () => {
    await historyStore.add(snapshotOf('a', 1), '{}');
    await historyStore.add(snapshotOf('b', 2), '[]');
    expect(await historyStore.remove('a')).toBe(true);
    expect([await keys(facts), await keys(texts)]).toEqual([['b'], ['b']]);
    expect(await historyStore.text('a')).toBeUndefined();
  });
});

describe('room', () => {
  it(`is for ${String(KEPT.copies)} copies of a document`, async () => {
    for (let age = 1; age <= KEPT.copies + 2; age += 1)
      await historyStore.add(snapshotOf(`c${String(age)}`, age, { documentId: 'd', size: 3 }), String(age + 100));
    const kept = await ids();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([KEPT.copies, `c${String(KEPT.copies + 2)}`, 'c3']);
    expect(await keys(texts)).toHaveLength(KEPT.copies);
  });

  it(`is for ${String(KEPT.documents)} documents, with all copies of the oldest gone`, async () => {
    await historyStore.add(snapshotOf('old-1', 1, { documentId: 'old', size: 1 }), '1');
    await historyStore.add(snapshotOf('old-2', 2, { documentId: 'old', size: 1 }), '2');
    for (let count = 1; count <= KEPT.documents; count += 1)
      await historyStore.add(snapshotOf(`d${String(count)}`, 10 + count), '{}');
    const kept = await ids();
    expect([kept.length, kept.at(-1)]).toEqual([KEPT.documents, 'd1']);
  });

  it('is for texts of so many characters together, the newest first', async () => {
    const third = KEPT.size * 0.4;
    for (const age of [1, 2, 3])
      await historyStore.add(snapshotOf(`big${String(age)}`, age, { size: third }), `${age}`);
    expect(await ids()).toEqual(['big3', 'big2']);
    await historyStore.add(snapshotOf('huge', 4, { size: KEPT.size + 1 }), 'x');
    expect(await ids()).toEqual([]);
  });
});

describe('what is stored and cannot be read', () => {
  it.each([
    ['text', 'garbage'],
    ['null', null],
    ['another format', { ...snapshotOf('x', 1), format: 2 }],
    ['an unknown occasion', { ...snapshotOf('x', 1), occasion: 'lost' }],
    ['a time that is none', { ...snapshotOf('x', 1), takenAt: NaN }],
    ['a name that is none', { ...snapshotOf('x', 1), name: 7 }],
    ['words that are none', { ...snapshotOf('x', 1), verdict: 7 }],
    ['a standing that is none', { ...snapshotOf('x', 1), standing: null }],
    ['a standing of half a fault', { ...snapshotOf('x', 1), standing: { ...standing, faults: 0.5 } }],
    ['a standing that is a text', { ...snapshotOf('x', 1), standing: 'accepted' }],
    ['a standing that accepts by a word', { ...snapshotOf('x', 1), standing: { ...standing, accepted: 'yes' } }],
  ])('such as %s, is not listed, stops nothing and goes with the rest', async (_, value) => {
    await set('x', value, facts);
    await historyStore.add(snapshotOf('a', 2), '{}');
    expect(await ids()).toEqual(['a']);
    await historyStore.clear();
    expect(await keys(facts)).toEqual([]);
  });

  it('as a text is no text', async () => {
    await set('a', 7, texts);
    expect(await historyStore.text('a')).toBeUndefined();
  });
});

describe('keeping history', () => {
  const written = newDocument('mine.json', '{"a":1}', 'typed');

  it('stores a document with the occasion and its verdict', async () => {
    await takeSnapshot(written, 'closed', standing);
    const [snapshot] = await historyStore.all();
    expect(snapshot).toMatchObject({ documentId: written.id, name: 'mine.json', occasion: 'closed', size: 7 });
    expect([snapshot?.standing, await historyStore.text(snapshot?.id ?? '')]).toEqual([standing, '{"a":1}']);
  });

  it.each([
    ['a blank document', newDocument('blank.json', '  ', 'typed')],
    ['an untouched example', newDocument('example.json', '{}', 'example')],
  ])('passes over %s', async (_, document) => {
    await takeSnapshot(document, 'closed');
    expect(await historyStore.all()).toEqual([]);
  });

  it('is on until it is turned off, and then stores nothing', async () => {
    expect(keepsHistory()).toBe(true);
    keepHistory(false);
    await takeSnapshot(written, 'built');
    expect([keepsHistory(), await historyStore.all()]).toEqual([false, []]);
    keepHistory(true);
    await takeSnapshot(written, 'built');
    expect(await historyStore.all()).toHaveLength(1);
  });

  it('never holds up a page whose database does not answer', async () => {
    const real = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('denied');
    });
    expect([await historyStore.all(), await historyStore.add(snapshotOf('a', 1), '{}')]).toEqual([[], false]);
    real.mockRestore();
  });
});
