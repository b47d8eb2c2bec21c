import { useCallback, useSyncExternalStore } from 'react';
import { useWorkbench, type WorkbenchState } from './workbench-store.ts';

/** Milliseconds without a change before it renders. */
const REST = 200;

/**
 * A part of the state that renders only once it stops changing: if a remote part of the page followed each key,
 * everything between it and the editor would be painted again with each key. `select` has to stay the same function.
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
