import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a browser answers in time', () => {
  it('is its answer, and nothing is waited for any more', async () => {
    expect(await within(1000, 'none', () => Promise.resolve('answer'))).toBe('answer');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('No'))],
    [
      'throws',
      () => {
        throw new Error('No');
      },
    ],
  ])('is the other thing where it %s, at once', async (_, ask) => {
    expect(await within(1000, 'none', ask)).toBe('none');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is the other thing where it says nothing, but not a moment before', async () => {
    const settled: string[] = [];
    void within(1000, 'none', () => new Promise<string>(() => undefined)).then((answer) => settled.push(answer));
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toEqual(['none']);
  });

  it('is the answer also just in time, and never one that came late', async () => {
    const after = (time: number) =>
      within(1000, 'none', () => new Promise<string>((resolve) => setTimeout(() => resolve('answer'), time)));
    const answers = Promise.all([after(900), after(1100)]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answers).toEqual(['answer', 'none']);
  });
});
