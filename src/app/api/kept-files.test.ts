// @vitest-environment jsdom

import '../testing/screen.ts';
import 'fake-indexeddb/auto';
import { createStore, entries } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FileRow } from '../state/file-row.ts';
import { fileStore } from '../state/file-store.ts';
import { openSession, ownTabKey } from '../state/session.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { fileRow } from '../testing/file-row.ts';
import { PageWorker } from '../testing/page-worker.ts';
import { WebLocks } from '../testing/web-locks.ts';
import { forgetFiles, keepFiles, restoreFiles } from './kept-files.ts';

const database = createStore('assay-files', 'files');
const state = () => useWorkbench.getState();
const row = fileRow('a.json');
const waiting = fileRow('b.json', { verdict: 'waiting' });
let endSession: () => void = () => undefined;

/** What is stored of the files, by tab and kind. */
async function stored(): Promise<Readonly<Record<string, unknown>>> {
  return Object.fromEntries(await entries<string, unknown>(database));
}
const verdictsStored = async () =>
  ((await stored())[`${String(ownTabKey())} rows`] as readonly FileRow[] | undefined)?.map(({ verdict }) => verdict);

beforeAll(() => {
  vi.stubGlobal('Worker', PageWorker);
  new WebLocks().install();
});
beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await forgetFiles();
});
afterAll(() => {
  endSession();
  WebLocks.remove();
  vi.unstubAllGlobals();
});

it('a page that does not know its tab keeps nothing and brings nothing back', async () => {
  const read = vi.spyOn(fileStore, 'read');
  state().reportFiles([row], 'stopped');
  expect(await keepFiles()).toBe(false);
  await restoreFiles();
  await forgetFiles();
  expect([state().filesKept, read.mock.calls, await stored()]).toEqual([false, [], {}]);
  endSession = await openSession();
});

it('files are stored when that is asked for, with what becomes of them, until they are let go', async () => {
  state().reportFiles([row, waiting], 'stopped');
  expect(await keepFiles()).toBe(true);
  expect(state().filesKept).toBe(true);
  expect(await verdictsStored()).toEqual(['accepted', 'waiting']);
  state().reportFiles([row, { ...waiting, verdict: 'faults' }], 'stopped');
  await vi.waitFor(async () => expect(await verdictsStored()).toEqual(['accepted', 'faults']));
  await forgetFiles();
  expect([state().filesKept, await stored()]).toEqual([false, {}]);
  state().reportFiles([row, { ...waiting, verdict: 'accepted' }], 'stopped');
  expect([state().filesKept, await stored()]).toEqual([false, {}]);
});

it('while they are worked through they are noted every four seconds, and once more at the end', async () => {
  state().reportFiles([row, waiting], 'judging');
  await keepFiles();
  const note = vi.spyOn(fileStore, 'note').mockResolvedValue(true);
  vi.useFakeTimers();
  const now = (verdict: FileRow['verdict'], work: 'judging' | 'stopped') => {
    state().reportFiles([row, { ...waiting, verdict }], work);
  };
  now('faults', 'judging');
  vi.advanceTimersByTime(2_000);
  now('accepted', 'judging');
  vi.advanceTimersByTime(1_999);
  expect(note).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(note.mock.calls.map(([, rows]) => rows[1]?.verdict)).toEqual(['accepted']);
  now('faults', 'judging');
  now('unread', 'stopped');
  expect(note).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(note).toHaveBeenCalledTimes(2);
  state().filterFiles({ ...state().fileFilter, words: 'x' });
  expect(note).toHaveBeenCalledTimes(2);
});

it.each([
  ['of another name', [fileRow('c.json'), waiting]],
  ['more of them', [row, waiting, fileRow('c.json')]],
  ['none', []],
])('other files are not those that were to be kept: %s', async (_, others) => {
  state().reportFiles([row, waiting], 'stopped');
  await keepFiles();
  state().reportFiles(others, 'stopped');
  await vi.waitFor(async () => expect([state().filesKept, await stored()]).toEqual([false, {}]));
});

it('a browser that does not store them is not said to', async () => {
  vi.spyOn(fileStore, 'keep').mockResolvedValue(false);
  const note = vi.spyOn(fileStore, 'note');
  state().reportFiles([row], 'stopped');
  expect(await keepFiles()).toBe(false);
  state().reportFiles([{ ...row, verdict: 'faults' }], 'stopped');
  expect([state().filesKept, note.mock.calls]).toEqual([false, []]);
});

// The test's database cannot store files, unlike that of a browser.
it('files come back after a reload, those that wait are judged, and closed tabs’ are let go', async () => {
  await fileStore.keep('closed', [row]);
  const text = new File(['{ "a": 1'], 'b.json');
  vi.spyOn(fileStore, 'read').mockResolvedValue([row, { ...waiting, file: text }]);
  await restoreFiles();
  expect(state().filesKept).toBe(true);
  await vi.waitFor(() => expect(state().fileRows.map(({ verdict }) => verdict)).toEqual(['accepted', 'faults']));
  expect(Object.keys(await stored()).filter((key) => key.startsWith('closed'))).toEqual([]);
  await vi.waitFor(async () => expect(await verdictsStored()).toEqual(['accepted', 'faults']));
});

it.each<[string, readonly FileRow[], readonly FileRow[], readonly FileRow[], boolean]>([
  ['without any there is nothing to bring back', [], [], [], false],
  ['files that are there already stay', [row], [waiting], [row], false],
  ['files that were all judged are brought back as they were', [], [row], [row], true],
])('%s', async (_, there, kept, shown, isReported) => {
  vi.spyOn(fileStore, 'read').mockResolvedValue(kept);
  state().reportFiles(there, 'stopped');
  await restoreFiles();
  expect([state().fileRows, state().fileWork, state().filesKept]).toEqual([shown, 'stopped', isReported]);
});
