import type { Language } from '../../engine/languages.ts';
import { useWorkbench } from './workbench-store.ts';

/**
 * The language of the page. Memoised components call this hook, so that they render again when the language changes.
 */
export function useLanguage(): Language {
  return useWorkbench((state) => state.language);
}
