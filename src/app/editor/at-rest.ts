import type { monaco } from './monaco.ts';

/** Waits so many milliseconds. False, and at once, when it is called off before: the next key came. */
export function atRest(milliseconds: number, token: monaco.CancellationToken): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, true);
    token.onCancellationRequested(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
