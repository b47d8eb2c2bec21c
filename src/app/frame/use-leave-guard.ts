import { useEffect } from 'react';
import { hasUnsavedKey } from '../state/keys-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';

/** Has the browser ask before the page goes while it holds a new private key that is saved nowhere. */
export function useLeaveGuard(): void {
  const guarded = useWorkbench(hasUnsavedKey);
  useEffect(() => {
    if (!guarded) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [guarded]);
}
