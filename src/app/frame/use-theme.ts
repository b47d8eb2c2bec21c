import { useEffect } from 'react';
import { useWorkbench } from '../state/workbench-store.ts';

/** Applies the chosen theme to the page, and follows the system if that is the choice. */
export function useTheme(): void {
  const theme = useWorkbench((state) => state.theme);
  const resolve = useWorkbench((state) => state.resolveTheme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', resolve);
    // The system's theme may have changed since the page was first painted.
    resolve();
    return () => {
      for (const query of queries) query.removeEventListener('change', resolve);
    };
  }, [resolve]);
}
