// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Subject } from '../state/subject-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { freshState } from '../testing/facts.ts';
import { startJudging } from './judge-while-typing.ts';

let stop: () => void = () => undefined;
let deaf: () => void = () => undefined;
let put: Subject[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  freshState('{ }');
  put = [];
  deaf = useWorkbench.subscribe(({ subject }, before) => {
    if (subject && subject !== before.subject) put.push(subject);
  });
  stop = startJudging(useWorkbench);
});
afterEach(() => {
  stop();
  deaf();
  vi.useRealTimers();
});

function type(text: string): void {
  const { id, editorVersion } = activeDocument(useWorkbench.getState());
  useWorkbench.getState().changeText(id, text, editorVersion + 1);
}

describe('what is put forward to be judged', () => {
  it('is the open document at once', () => {
    expect(put.map(({ text }) => text)).toEqual(['{ }']);
  });

  it('is a changed text once typing pauses, and only its last form', () => {
    type('{ "a"');
    vi.advanceTimersByTime(109);
    type('{ "a": 1 }');
    vi.advanceTimersByTime(109);
    expect(put).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(put.map(({ text, revision }) => [text, revision])).toEqual([
      ['{ }', 0],
      ['{ "a": 1 }', 2],
    ]);
  });

  it('is a long text after a longer pause', () => {
    type(`{ "a": "${'x'.repeat(100_000)}" }`);
    vi.advanceTimersByTime(149);
    expect(put).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(put).toHaveLength(2);
  });

  it('is another document at once, and what was typed in the first is left', () => {
    type('{ "half": ');
    useWorkbench.getState().openDocument('b.json', '{ "b": 1 }', 'file');
    expect(put.at(-1)?.text).toBe('{ "b": 1 }');
    vi.advanceTimersByTime(1000);
    expect(put).toHaveLength(2);
  });

  it('is the first document again when it comes back', () => {
    const first = useWorkbench.getState().activeId;
    useWorkbench.getState().openDocument('b.json', '{ "b": 1 }', 'file');
    useWorkbench.getState().selectDocument(first);
    expect(put.map(({ text }) => text)).toEqual(['{ }', '{ "b": 1 }', '{ }']);
  });

  it('is nothing for a cursor that moves or a panel that shows', () => {
    useWorkbench.getState().moveCursor(2, 3);
    useWorkbench.getState().showPanel('trace');
    vi.advanceTimersByTime(1000);
    expect(put).toHaveLength(1);
  });

  it('ends with the page', () => {
    type('{ "a": 1 }');
    stop();
    vi.advanceTimersByTime(1000);
    expect(put).toHaveLength(1);
  });
});
