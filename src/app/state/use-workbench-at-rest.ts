import { useCallback, useSyncExternalStore } from 'react';
import { useWorkbench, type WorkbenchState } from './workbench-store.ts';

/** Milliseconds without a change after which it is drawn. */
const REST = 200;

/**
 * A part of the state, drawn when it has come to rest: what follows each key in one corner of the page, while the key shows in another,
 * would have all between the two drawn anew. `select` stays the same function.
 */
export function useWorkbenchAtRest<T>(select: (state: WorkbenchState) => T): T {
  const follow = useCallback(
    (draw: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = useWorkbench.subscribe((state, before) => {
        if (Object.is(select(state), select(before))) return;
        clearTimeout(timer);
        timer = setTimeout(draw, REST);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [select],
  );
  return useSyncExternalStore(follow, () => select(useWorkbench.getState()));
}
