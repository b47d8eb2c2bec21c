import type { AppLanguage } from '../texts/live.ts';

/**
 * Loads Monaco's own texts in a language. Monaco reads them while it loads, so they must come first. If they do not
 * load, or the language changes later, its texts stay as they were.
 */
export async function fetchMonacoWords(language: AppLanguage): Promise<void> {
  if (language === 'es') await import('monaco-editor/nls/lang/es.js').catch(() => undefined);
}
