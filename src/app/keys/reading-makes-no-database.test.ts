// @vitest-environment jsdom

import '../testing/screen.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readJwk } from './read-jwk.ts';

// A key of RFC 7517, appendix A.1.
const read = readJwk(
  JSON.stringify({
    kty: 'EC',
    crv: 'P-256',
    x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
    y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  }),
);
if (!read.ok) throw new Error(read.why);
const { key } = read;

/** The stores of a new page, in a browser that has stored nothing. */
async function page() {
  vi.resetModules();
  const [keys, drafts, files, history, rules] = await Promise.all([
    import('./key-store.ts'),
    import('../state/draft-store.ts'),
    import('../state/file-store.ts'),
    import('../state/history-store.ts'),
    import('../state/rules-store.ts'),
  ]);
  return { ...keys, ...drafts, ...files, ...history, ...rules };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each<[string, (stores: Awaited<ReturnType<typeof page>>) => Promise<unknown>, unknown]>([
  ['reads the keys', ({ loadKeys }) => loadKeys(), undefined],
  ['lets a key go', ({ keepKey }) => keepKey(key, false), undefined],
  ['lists the history', ({ historyStore }) => historyStore.all(), []],
  ['reads a text of the history', ({ historyStore }) => historyStore.text('a'), undefined],
  ['deletes a copy of the history', ({ historyStore }) => historyStore.remove('a'), true],
  ['deletes the history', ({ historyStore }) => historyStore.clear(), true],
  ['reads the files of this tab', ({ fileStore }) => fileStore.read('tab'), []],
  ['forgets the files of this tab', ({ fileStore }) => fileStore.forget('tab'), undefined],
  ['forgets the files of closed tabs', ({ fileStore }) => fileStore.forgetClosed(new Set(['tab'])), undefined],
  ['reads the rules', ({ rulesStore }) => rulesStore.read(), undefined],
  ['forgets the rules', ({ rulesStore }) => rulesStore.forget(), undefined],
  ['reads a draft', ({ draftStore }) => draftStore.read('tab'), undefined],
  ['reads every draft', ({ draftStore }) => draftStore.everything(), []],
  ['deletes every draft', ({ draftStore }) => draftStore.clear(), true],
])('a page that only %s makes no database', async (_, use, found) => {
  // As in a browser that has stored files and rules before, and whose databases were then deleted.
  localStorage.setItem('assay.files-kept', 'yes');
  localStorage.setItem('assay.rules-kept', 'yes');
  sessionStorage.setItem('assay.files-kept', 'tab');
  expect(await use(await page())).toEqual(found);
  expect(await indexedDB.databases()).toEqual([]);
});
