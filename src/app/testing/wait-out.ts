import { vi } from 'vitest';

/** What a promise gives, however long it waits for timers; they are the false ones. */
export async function waitOut<T>(promise: Promise<T>): Promise<T> {
  let waits = true;
  const settled = promise.finally(() => (waits = false));
  settled.catch(() => undefined);
  while (waits) await vi.advanceTimersByTimeAsync(100);
  return settled;
}
