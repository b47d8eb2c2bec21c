import type { AppLanguage } from '../texts/live.ts';

/**
 * Fetches Monaco's own words in a language. It reads them while it is evaluated, so they come before it; where they do not come, and on a
 * page whose language changes, they stay what they were.
 */
export async function fetchMonacoWords(language: AppLanguage): Promise<void> {
  if (language === 'es') await import('monaco-editor/nls/lang/es.js').catch(() => undefined);
}
