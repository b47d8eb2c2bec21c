import type { AppLanguage } from '../texts/live.ts';
import { useWorkbench } from './workbench-store.ts';

/** The language of the page. What is drawn only when it has reason to calls it: another language is one. */
export function useLanguage(): AppLanguage {
  return useWorkbench((state) => state.language);
}
