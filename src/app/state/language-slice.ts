import type { StateCreator } from 'zustand';
import { appLanguages, speak, type AppLanguage, type Translation } from '../texts/live.ts';
import type { Phrases } from '../texts/said.ts';
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
  /** Fetches what is said of XML invoices, which whoever tells of one waits for. Where it does not come, they are told of in English. */
  fetchXmlTexts(): Promise<void>;
}

const STORED = 'assay.language';

type TranslatedLanguage = Exclude<AppLanguage, 'en'>;

const translations: Readonly<Record<TranslatedLanguage, () => Promise<Translation>>> = {
  es: async () => (await fetchCode(() => import('../texts/es/spanish.ts'))).spanish,
};

/** What is said of XML invoices: as much again, and most visits see none. */
const xmlTexts: Readonly<Record<TranslatedLanguage, () => Promise<Phrases>>> = {
  es: async () => (await fetchCode(() => import('../texts/es/xml-messages.ts'))).xmlMessages,
};

export const createLanguageSlice: StateCreator<LanguageSlice> = (set, get) => {
  let withXml = false;
  /** The language in which all is there that is said of XML invoices. */
  let complete: AppLanguage = 'en';
  let missed = false;

  async function withXmlTexts(language: TranslatedLanguage, translation: Translation): Promise<Translation> {
    const further = await xmlTexts[language]().catch(() => undefined);
    complete = further ? language : 'en';
    missed = !further;
    return further ? { ...translation, messages: { ...translation.messages, ...further } } : translation;
  }

  async function translationInto(language: TranslatedLanguage): Promise<Translation> {
    const translation = await translations[language]();
    return withXml ? withXmlTexts(language, translation) : translation;
  }

  return {
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
        const translation = language === 'en' ? undefined : await translationInto(language);
        // Another one may have been chosen meanwhile.
        if (get().languageChoice !== languageChoice) return true;
        speak(language, translation, navigator.languages);
        set({ language });
        return true;
      } catch {
        return false;
      }
    },
    async fetchXmlTexts() {
      withXml = true;
      const { language, resolveLanguage } = get();
      if (language === 'en' || language === complete) return;
      const coming = resolveLanguage();
      // Asking again takes a while: who waited in vain once is told in English, until they have come.
      if (!missed) await coming;
    },
  };
};

function languageOf(wanted: readonly string[]): AppLanguage {
  for (const one of wanted) {
    const known = appLanguages.find((language) => language === one.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}
