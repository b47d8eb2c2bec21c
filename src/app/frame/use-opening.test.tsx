import '../testing/screen.ts';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { service } from '../testing/service.ts';
import { useOpening } from './use-opening.ts';

const state = () => useWorkbench.getState();

beforeAll(() => {
  service.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  freshState('{ "$regime": "PL" }');
  useWorkbench.setState({ opened: false });
});
afterEach(() => {
  vi.useRealTimers();
  service.resetHandlers();
});
afterAll(() => {
  service.close();
});

const attach = () => act(() => state().attachEditor({} as never));

it('opening is over when the editor is there and the first text has been judged, not before', async () => {
  renderQuestion(useOpening);
  attach();
  expect(state().opened).toBe(false);
  act(() => state().putForward(presentSubject()));
  await waitFor(() => expect(state().opened).toBe(true));
});

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })] as const,
  ['a press', () => fireEvent.pointerDown(document.body)] as const,
])('%s ends opening', (_, input) => {
  renderQuestion(useOpening);
  expect(state().opened).toBe(false);
  act(() => void input());
  expect(state().opened).toBe(true);
});

it('a page without an editor does not wait for one', () => {
  vi.useFakeTimers();
  renderQuestion(useOpening);
  act(() => void vi.advanceTimersByTime(2999));
  expect(state().opened).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(state().opened).toBe(true);
});
