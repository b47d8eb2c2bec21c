import type { Language } from '../../engine/languages.ts';
import { loadMonacoTexts } from './monaco-texts.ts';

/**
 * Loads Monaco's own texts in a language. They have to load before Monaco, which reads them at start. If they do not
 * load, or the language changes later, Monaco's texts stay as they are.
 */
export async function fetchMonacoWords(language: Language): Promise<void> {
  await loadMonacoTexts[language]?.().catch(() => undefined);
}
