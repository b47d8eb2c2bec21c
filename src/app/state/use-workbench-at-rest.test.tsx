import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshState } from '../testing/facts.ts';
import { useWorkbenchAtRest } from './use-workbench-at-rest.ts';
import { activeDocument, useWorkbench, type WorkbenchState } from './workbench-store.ts';

const state = () => useWorkbench.getState();
const textOf = (now: WorkbenchState) => activeDocument(now).text;
const type = (text: string) => act(() => state().changeText(state().activeId, text, 2));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  freshState('a');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a component is drawn when the workbench has rested, whatever else changes meanwhile', () => {
  let renders = 0;
  const { result, unmount } = renderHook(() => {
    renders += 1;
    return useWorkbenchAtRest(textOf);
  });
  for (const text of ['ab', 'abc', 'abcd']) {
    type(text);
    pass(150);
  }
  act(() => state().moveCursor(3, 4));
  expect([result.current, renders]).toEqual(['a', 1]);
  pass(60);
  expect([result.current, renders]).toEqual(['abcd', 2]);
  type('abcde');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
