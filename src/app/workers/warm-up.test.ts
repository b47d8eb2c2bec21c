import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerRequest } from './answer-request.ts';
import { WARM_DOCUMENT, warmUp } from './warm-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('warming up begins after the first answer, stops while a question is open, goes on later, and ends', async () => {
  let turns = 0;
  const warm = warmUp(() => {
    turns += 1;
    return Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(turns).toBe(0);
  warm.asked();
  warm.answered();
  await vi.advanceTimersByTimeAsync(450);
  const first = turns;
  expect(first).toBeGreaterThan(0);
  warm.asked();
  warm.asked();
  warm.answered();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(turns).toBe(first);
  warm.answered();
  await vi.advanceTimersByTimeAsync(60_000);
  const all = turns;
  expect(all).toBeGreaterThan(first);
  warm.asked();
  warm.answered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(turns).toBe(all);
});

it('warming up ends when the engine fails', async () => {
  let turns = 0;
  const warm = warmUp(() => {
    turns += 1;
    return Promise.reject(new Error('no code'));
  });
  warm.asked();
  warm.answered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(turns).toBe(1);
});

it('warming up judges a document that reaches the rules', async () => {
  vi.useRealTimers();
  const { status, text } = await answerRequest('inspect', WARM_DOCUMENT, createStandardEngine(), systemContext);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ document: { totals: { payable: expect.any(String) as string } } });
});
