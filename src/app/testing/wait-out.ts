import { vi } from 'vitest';

/** The result of a promise that waits for fake timers. */
export async function waitOut<T>(promise: Promise<T>): Promise<T> {
  let waits = true;
  const settled = promise.finally(() => (waits = false));
  settled.catch(() => undefined);
  while (waits) await vi.advanceTimersByTimeAsync(100);
  return settled;
}
