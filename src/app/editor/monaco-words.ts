import type { AppLanguage } from '../texts/live.ts';

/**
 * Loads Monaco's own texts in a language. They have to load before Monaco, which reads them at start. If they do not
 * load, or the language changes later, Monaco's texts stay as they are.
 */
export async function fetchMonacoWords(language: AppLanguage): Promise<void> {
  if (language === 'es') await import('monaco-editor/nls/lang/es.js').catch(() => undefined);
}
