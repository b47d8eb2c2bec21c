// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FullJudgement } from '../api/use-judgement.ts';
import type { Problem, ProblemFix } from '../api/problem.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState, judged } from '../testing/facts.ts';
import { fakeEditor } from '../testing/fake-editor.ts';
import { applySoon } from './apply-soon.ts';
import type { CommandContext } from './command.ts';

const state = () => useWorkbench.getState();
const said: string[] = [];
let judgement: FullJudgement;

const act = (action: (context: CommandContext) => unknown): void => {
  const { context } = contextOf({ judgement });
  action({ ...context, state: state(), notify: (message) => void said.push(message) });
};

/** A sum of 3 that stands behind a text of this length. */
function wrongSum(start: number): Problem {
  const fix = { title: 'Replace 3', safe: true, edits: [], textEdits: [{ start, end: start + 1, text: '2' }] };
  return { key: 'sum', code: 'X', message: '', severity: 'error', paths: [], line: 1, column: 1, fixes: [fix] };
}

const [fix] = wrongSum(2).fixes;

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  freshState('a 3');
  state().attachEditor(fakeEditor());
  judgement = judged({ problems: [wrongSum(2)] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('applies a fix at once to the text that was judged', () => {
  if (fix) void applySoon(act, { key: 'sum' }, fix);
  expect(activeDocument(state()).text).toBe('a 2');
});

it('waits for the verdict on an edit made just before, and takes the place that it gives', async () => {
  state().changeText(state().activeId, 'longer 3', 2);
  if (fix) void applySoon(act, { key: 'sum' }, fix);
  await vi.advanceTimersByTimeAsync(200);
  expect(activeDocument(state()).text).toBe('longer 3');
  judgement = judged({ problems: [wrongSum(7)] });
  await vi.advanceTimersByTimeAsync(200);
  expect(activeDocument(state()).text).toBe('longer 2');
  expect(said).toEqual([]);
});

it('tries the fixes of a problem anew in the text that was just edited, and fills in the answers', async () => {
  state().changeText(state().activeId, 'longer 3', 2);
  const fixesOf = vi.fn((problem: Problem) => Promise.resolve(problem.fixes));
  const finish = ({ textEdits, ...more }: ProblemFix) => ({
    ...more,
    textEdits: textEdits.map((edit) => ({ ...edit, text: '4' })),
  });
  if (fix) void applySoon(act, wrongSum(2), fix, { finish, fixesOf });
  await vi.advanceTimersByTimeAsync(200);
  expect(fixesOf).not.toHaveBeenCalled();
  const now = wrongSum(7);
  judgement = judged({ problems: [now] });
  await vi.advanceTimersByTimeAsync(200);
  expect(fixesOf).toHaveBeenCalledExactlyOnceWith(now);
  expect(activeDocument(state()).text).toBe('longer 4');
  expect(said).toEqual([]);
});

it('applies no fix to a text that changed while it was tried', async () => {
  const fixesOf = (problem: Problem) => {
    state().changeText(state().activeId, 'other 3', 2);
    return Promise.resolve(problem.fixes);
  };
  if (fix) void applySoon(act, { key: 'sum' }, fix, { fixesOf });
  await vi.advanceTimersByTimeAsync(6000);
  expect(activeDocument(state()).text).toBe('other 3');
  expect(said).toEqual([expect.stringContaining('Try again')]);
});

it('says so if the problem is no longer there, or no verdict comes', async () => {
  state().changeText(state().activeId, 'b', 2);
  if (fix) void applySoon(act, { key: 'sum' }, fix);
  await vi.advanceTimersByTimeAsync(6000);
  expect(said).toEqual([expect.stringContaining('Try again')]);
  judgement = judged();
  if (fix) void applySoon(act, { key: 'sum' }, fix);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toHaveLength(2);
  expect(activeDocument(state()).text).toBe('b');
});
