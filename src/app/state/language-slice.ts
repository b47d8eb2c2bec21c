import type { StateCreator } from 'zustand';
import { appLanguages, speak, type AppLanguage, type Translation } from '../texts/live.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import { lasting, storedChoice } from './stored.ts';

/** A language by name, or the first of the browser's that the workbench speaks. */
export type LanguageChoice = 'browser' | AppLanguage;

export const languageChoices = ['browser', ...appLanguages] as const satisfies readonly LanguageChoice[];

export interface LanguageSlice {
  readonly languageChoice: LanguageChoice;
  /** What the page is in at present. */
  readonly language: AppLanguage;
  /** Lasts in this browser. Says whether the texts came; without them the page stays in the language it is in. */
  chooseLanguage(choice: LanguageChoice): Promise<boolean>;
  /** Makes the texts of the choice those that show; the page waits for it before it first paints. Says whether they came. */
  resolveLanguage(): Promise<boolean>;
}

const STORED = 'assay.language';

const translations: Readonly<Record<Exclude<AppLanguage, 'en'>, () => Promise<Translation>>> = {
  es: async () => (await fetchCode(() => import('../texts/es/spanish.ts'))).spanish,
};

export const createLanguageSlice: StateCreator<LanguageSlice> = (set, get) => ({
  languageChoice: storedChoice(STORED, languageChoices),
  language: 'en',
  async chooseLanguage(languageChoice) {
    const before = get().languageChoice;
    set({ languageChoice });
    if (!(await get().resolveLanguage())) {
      set({ languageChoice: before });
      return false;
    }
    lasting.setItem(STORED, languageChoice);
    return true;
  },
  async resolveLanguage() {
    const { languageChoice } = get();
    const language = languageChoice === 'browser' ? languageOf(navigator.languages) : languageChoice;
    try {
      const translation = language === 'en' ? undefined : await translations[language]();
      // Another one may have been chosen meanwhile.
      if (get().languageChoice !== languageChoice) return true;
      speak(language, translation, navigator.languages);
      set({ language });
      return true;
    } catch {
      return false;
    }
  },
});

function languageOf(wanted: readonly string[]): AppLanguage {
  for (const one of wanted) {
    const known = appLanguages.find((language) => language === one.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}
