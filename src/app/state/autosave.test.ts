// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { startAutosave } from './autosave.ts';
import type { Draft } from './read-draft.ts';
import { useWorkbench } from './workbench-store.ts';

const drafts = new Map<string, Draft>();
const disk = {
  write: (draft: Draft): Promise<boolean> => Promise.resolve(!full && drafts.set(draft.tab, draft) !== undefined),
  remove: (tab: string): Promise<boolean> => Promise.resolve(drafts.delete(tab) || true),
  leave: (draft: Draft): void => void left.push(draft),
};
const left: Draft[] = [];
let full = false;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  drafts.clear();
  left.length = 0;
  full = false;
  useWorkbench.setState(useWorkbench.getInitialState(), true);
  useWorkbench.getState().openDocument('a.json', '{', 'typed');
  stop = startAutosave(useWorkbench, 'tab-1', disk);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function type(text: string): void {
  useWorkbench.getState().changeText(useWorkbench.getState().activeId, text, 1);
}

describe('autosave', () => {
  it('saves within a second, also while typing goes on', () => {
    for (let at = 0; at < 1000; at += 50) {
      type(`{ "a": ${String(at)}`);
      vi.advanceTimersByTime(50);
    }
    expect(drafts.get('tab-1')?.documents[0]?.text).toMatch(/\d{3}/);
  });

  it('saves at once when the page goes out of sight', () => {
    type('{ "last": "word" }');
    dispatchEvent(new Event('pagehide'));
    expect(drafts.get('tab-1')?.documents[0]?.text).toBe('{ "last": "word" }');
  });

  it('keeps apart what is not stored when the page is left, and nothing that is', async () => {
    type('{ "last": "word" }');
    await vi.advanceTimersByTimeAsync(2000);
    dispatchEvent(new Event('pagehide'));
    expect(left).toEqual([]);
    type('{ "last": "words" }');
    dispatchEvent(new Event('pagehide'));
    full = true;
    type('{ "last": "of all" }');
    await vi.advanceTimersByTimeAsync(2000);
    dispatchEvent(new Event('pagehide'));
    expect(left.map(({ tab, documents }) => [tab, documents[0]?.text])).toEqual([
      ['tab-1', '{ "last": "words" }'],
      ['tab-1', '{ "last": "of all" }'],
    ]);
  });

  it('saves where a document goes', () => {
    useWorkbench.getState().chooseDestination(useWorkbench.getState().activeId, 'xrechnung');
    vi.advanceTimersByTime(2000);
    expect(drafts.get('tab-1')?.documents[0]?.destination).toBe('xrechnung');
  });

  it('does not save for what is not text', () => {
    useWorkbench.getState().moveCursor(3, 4);
    vi.advanceTimersByTime(2000);
    expect(drafts.size).toBe(0);
  });

  it.each([
    ['is not saved', () => undefined, undefined],
    ['is saved once it is kept', (id: string) => useWorkbench.getState().keepDocument(id), 'file'],
    ['is saved once somebody writes in it', (id: string) => useWorkbench.getState().changeText(id, '{ }', 1), 'typed'],
    ['is saved once somebody names it', (id: string) => useWorkbench.getState().renameDocument(id, 'b'), 'typed'],
  ])('the document of a link %s', async (_, act, origin) => {
    useWorkbench.getState().openDocument('linked.json', '[', 'link');
    act(useWorkbench.getState().activeId);
    await vi.advanceTimersByTimeAsync(2000);
    const saved = drafts.get('tab-1')?.documents.map((document) => document.origin);
    expect(saved).toEqual(origin === undefined ? ['typed'] : ['typed', origin]);
  });

  it('leaves no draft where all there is came with a link', async () => {
    useWorkbench.setState(useWorkbench.getInitialState(), true);
    useWorkbench.getState().openDocument('linked.json', '[', 'link');
    await vi.advanceTimersByTimeAsync(2000);
    expect(drafts.size).toBe(0);
  });

  it('tells when the text is stored, and when the browser refuses', async () => {
    type('{ }');
    expect(useWorkbench.getState().saving).toBe('saving');
    await vi.advanceTimersByTimeAsync(1000);
    expect(useWorkbench.getState().saving).toBe('saved');
    full = true;
    type('{ "a": 1 }');
    await vi.advanceTimersByTimeAsync(1000);
    expect(useWorkbench.getState().saving).toBe('refused');
  });

  it('keeps no draft of a page that holds nothing of its own', () => {
    type('{ }');
    vi.advanceTimersByTime(1000);
    expect(drafts.size).toBe(1);
    type('');
    vi.advanceTimersByTime(1000);
    expect(drafts.size).toBe(0);
  });

  it('writes once for all that was typed within the delay, no later than 400 ms after the first key', () => {
    const writes = vi.spyOn(disk, 'write');
    for (const text of ['1', '12', '123']) {
      type(text);
      vi.advanceTimersByTime(133);
    }
    expect(writes).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(writes).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(writes).toHaveBeenCalledTimes(1);
    writes.mockRestore();
  });

  it('keeps the documents with which one is in front and the time, and nothing of the page', () => {
    vi.setSystemTime(1234);
    const { activeId } = useWorkbench.getState();
    useWorkbench.getState().openDocument('b.json', '[', 'file');
    useWorkbench.getState().selectDocument(activeId);
    vi.advanceTimersByTime(1000);
    expect(drafts.get('tab-1')).toStrictEqual({
      format: 1,
      tab: 'tab-1',
      savedAt: 1234 + 400,
      activeId,
      documents: [
        { id: activeId, name: 'a.json', origin: 'typed', text: '{' },
        { id: expect.any(String) as string, name: 'b.json', origin: 'file', text: '[' },
      ],
    });
  });

  it('saves which document is in front, with no key typed', () => {
    useWorkbench.getState().openDocument('b.json', '[', 'file');
    vi.advanceTimersByTime(1000);
    const [first] = useWorkbench.getState().documents;
    useWorkbench.getState().selectDocument(first?.id ?? '');
    vi.advanceTimersByTime(1000);
    expect(drafts.get('tab-1')?.activeId).toBe(first?.id);
  });

  it('saves at once when the page is hidden, and only what waits', () => {
    const writes = vi.spyOn(disk, 'write');
    type('{ "last": "word" }');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(5000);
    expect(writes).toHaveBeenCalledTimes(1);
    writes.mockRestore();
  });

  it('saves what waits when it stops, and nothing after', () => {
    type('{ "last": "word" }');
    stop();
    expect(drafts.get('tab-1')?.documents[0]?.text).toBe('{ "last": "word" }');
    type('{ "later": 1 }');
    dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5000);
    expect(drafts.get('tab-1')?.documents[0]?.text).toBe('{ "last": "word" }');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not call saved what was typed while the browser stored the text before', async () => {
    const slow = gate<boolean>();
    const writes = vi.spyOn(disk, 'write').mockReturnValueOnce(slow.passed);
    type('{ "first": 1 }');
    vi.advanceTimersByTime(400);
    type('{ "second": 2 }');
    slow.open(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(useWorkbench.getState().saving).toBe('saving');
    await vi.advanceTimersByTimeAsync(400);
    expect(useWorkbench.getState().saving).toBe('saved');
    writes.mockRestore();
  });

  it('says nothing once there is nothing to keep, and says so when even that is refused', async () => {
    type('{ }');
    await vi.advanceTimersByTimeAsync(1000);
    type(' ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(useWorkbench.getState().saving).toBeUndefined();
    const removes = vi.spyOn(disk, 'remove').mockResolvedValue(false);
    type('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(useWorkbench.getState().saving).toBe('refused');
    removes.mockRestore();
  });

  it('keeps the draft as long as one of the documents is somebody’s own', () => {
    useWorkbench.getState().openDocument('empty.json', '', 'typed');
    vi.advanceTimersByTime(1000);
    expect(drafts.get('tab-1')?.documents.map(({ name }) => name)).toEqual(['a.json', 'empty.json']);
  });
});
