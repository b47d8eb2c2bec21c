// @vitest-environment jsdom

import '../testing/screen.ts';
import 'fake-indexeddb/auto';
import { clear, createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWorkbench } from '../state/workbench-store.ts';
import { readJwk } from './read-jwk.ts';
import { keyName } from './use-keys.ts';

// The P-256 example of RFC 7517, appendix A.1.
const jwk = {
  kty: 'EC',
  crv: 'P-256',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};
const d = '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE';
const database = createStore('assay-keys', 'keys');

function keyOf(members: object) {
  const read = readJwk(JSON.stringify({ ...jwk, ...members }));
  if (!read.ok) throw new Error(read.why);
  return read.key;
}

/** A new page, which has not loaded any keys yet. */
async function page() {
  vi.resetModules();
  const [store, { useWorkbench: workbench }] = await Promise.all([
    import('./key-store.ts'),
    import('../state/workbench-store.ts'),
  ]);
  return { ...store, keys: () => workbench.getState().keys };
}

beforeEach(async () => {
  await clear(database);
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('keys that this browser remembers', () => {
  it('are kept with their private half and come back with the next page', async () => {
    const pair = keyOf({ d, kid: 'mine' });
    await (await page()).keepKey(pair, true);
    const next = await page();
    await next.loadKeys();
    expect(next.keys()).toEqual([{ ...pair, remembered: true }]);
  });

  it('are kept public where only that half is known', async () => {
    const half = keyOf({ kid: 'theirs' });
    await (await page()).keepKey(half, true);
    expect(await entries(database)).toEqual([[half.id, half.publicKey]]);
  });

  it('are let go one by one', async () => {
    const { keepKey } = await page();
    const [mine, theirs] = [keyOf({ d }), keyOf({ x: jwk.y })];
    await keepKey(mine, true);
    await keepKey(theirs, true);
    await keepKey(mine, false);
    expect((await entries(database)).map(([id]) => id)).toEqual([theirs.id]);
  });

  it('are read once a page, and other records are passed over', async () => {
    await set('broken', { kty: 'RSA' }, database);
    await set('sound', { ...jwk, d }, database);
    const { loadKeys, keys } = await page();
    expect(loadKeys()).toBe(loadKeys());
    await loadKeys();
    expect(keys().map(({ privateKey }) => privateKey?.d)).toEqual([d]);
  });

  it('are empty where the browser denies its storage: loading does not fail, and keeping does', async () => {
    const { loadKeys, keepKey, keys } = await page();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await loadKeys();
    expect(keys()).toEqual([]);
    await expect(keepKey(keyOf({ d }), true)).rejects.toThrow('Denied');
  });
});

it('a key is called by its id, else by the beginning of its thumbprint', () => {
  expect(keyName(keyOf({ kid: 'mine' }))).toBe('mine');
  expect(keyName(keyOf({}))).toBe('cn-I_WNMCleh…');
  expect(keyName(keyOf({ kid: 'mine', name: 'Invoices' }))).toBe('Invoices');
});

it('remembers the name of a key on the next page', async () => {
  const first = await page();
  await first.keepKey(keyOf({ d, name: 'Invoices' }), true);
  const next = await page();
  await next.loadKeys();
  expect(next.keys().map(({ name, remembered }) => [name, remembered])).toEqual([['Invoices', true]]);
});
