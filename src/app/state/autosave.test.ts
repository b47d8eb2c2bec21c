import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAutosave } from './autosave.ts';
import type { Draft } from './read-draft.ts';
import { useWorkbench } from './workbench-store.ts';

const drafts = new Map<string, Draft>();
const disk = {
  write: (draft: Draft) => Promise.resolve(!full && drafts.set(draft.tab, draft) !== undefined),
  remove: (tab: string) => Promise.resolve(drafts.delete(tab) || true),
};
let full = false;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  drafts.clear();
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

  it('does not save for what is not text', () => {
    useWorkbench.getState().moveCursor(3, 4);
    vi.advanceTimersByTime(2000);
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
});
