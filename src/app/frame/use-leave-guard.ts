import { useEffect } from 'react';
import { hasUnsavedKey } from '../state/keys-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';

/** Lets the browser ask before the page is left while a new private key is not saved anywhere. */
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
