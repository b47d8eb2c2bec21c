import { useEffect } from 'react';
import { useWorkbench } from '../state/workbench-store.ts';

/** Puts the chosen theme on the page and follows the system where that is the choice. */
export function useTheme(): void {
  const theme = useWorkbench((state) => state.theme);
  const resolve = useWorkbench((state) => state.resolveTheme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', resolve);
    // The system may have changed its mind since the page was first painted.
    resolve();
    return () => {
      for (const query of queries) query.removeEventListener('change', resolve);
    };
  }, [resolve]);
}
