import { act, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

// All tests share one clock: the bars of the previous test are long gone.
beforeAll(() => {
  vi.useFakeTimers();
});
beforeEach(() => pass(1000));
afterAll(() => {
  vi.useRealTimers();
});

const late = () => screen.getByRole('status').dataset['late'];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('bars are seen when waiting lasts longer than 300 ms', async () => {
  render(<Skeleton label="Loading" />);
  await pass(299);
  expect(late()).toBeUndefined();
  await pass(1);
  expect(late()).toBe('true');
});

it.each([
  ['go on with bars that were seen', 300, 0, 'true'],
  ['are not seen at once where those before were not', 100, 0, undefined],
  ['begin anew where others were taken away a while ago', 300, 500, undefined],
])('bars that follow upon others %s', async (_, shown, between, seen) => {
  const { rerender } = render(<Skeleton key="first" label="Loading" />);
  await pass(shown);
  if (between > 0) rerender(<p />);
  await pass(between);
  rerender(<Skeleton key="second" label="Loading" />);
  expect(late()).toBe(seen);
});
