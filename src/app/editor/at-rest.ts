import type { monaco } from './monaco.ts';

/** Waits this many milliseconds. Returns false at once if it is cancelled, because the next key was pressed. */
export function atRest(milliseconds: number, token: monaco.CancellationToken): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, true);
    token.onCancellationRequested(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
