import type { StateCreator } from 'zustand';
import { appLanguages, speak, type AppLanguage, type Translation } from '../texts/live.ts';
import type { Phrases } from '../texts/areas.ts';
import type { PathTexts } from '../texts/said.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import { lasting, storedChoice } from './stored.ts';

/** A language, or `browser` for the first of the browser's languages that the workbench has. */
export type LanguageChoice = 'browser' | AppLanguage;

export const languageChoices = ['browser', ...appLanguages] as const satisfies readonly LanguageChoice[];

/** Messages about XML invoices, explanations of authorities' codes, and texts by path. */
export type TextPart = 'xml' | 'refusals' | PathTexts;

export interface LanguageSlice {
  readonly languageChoice: LanguageChoice;
  /** The current language of the page. */
  readonly language: AppLanguage;
  /** Stores the choice in this browser. Returns whether the texts loaded; if not, the language does not change. */
  chooseLanguage(choice: LanguageChoice): Promise<boolean>;
  /**
   * Switches to the texts of the chosen language; the page waits for this before the first paint. Returns whether they
   * loaded.
   */
  resolveLanguage(): Promise<boolean>;
  /**
   * Fetches a further part of the texts; components that need it wait for it. If it does not load, they are shown in
   * English.
   */
  fetchTexts(part: TextPart): Promise<void>;
}

const STORED = 'assay.language';

type TranslatedLanguage = Exclude<AppLanguage, 'en'>;

const translations: Readonly<Record<TranslatedLanguage, () => Promise<Translation>>> = {
  es: async () => (await fetchCode(() => import('../texts/es/spanish.ts'))).spanish,
};

/** Texts that are not needed at once, separate so that a first visit loads less. */
const furtherTexts = {
  es: {
    xml: async () => (await fetchCode(() => import('../texts/es/xml-messages.ts'))).xmlMessages,
    refusals: async () => (await fetchCode(() => import('../../refusals/words.es.ts'))).refusalWords,
    codes: async () => (await fetchCode(() => import('../texts/es/codes.ts'))).codes,
    schemas: async () => (await fetchCode(() => import('../../engine/schema-texts.es.ts'))).schemaTexts,
    definitions: async () => (await fetchCode(() => import('../../engine/definition-texts.es.ts'))).definitionTexts,
    api: async () => (await fetchCode(() => import('../../contract/texts.es.json'))).default,
    starts: async () => (await fetchCode(() => import('../../../examples/texts.es.json'))).default,
  },
} satisfies Readonly<Record<TranslatedLanguage, Readonly<Record<TextPart, () => Promise<Phrases>>>>>;

export const createLanguageSlice: StateCreator<LanguageSlice> = (set, get) => {
  const wanted = new Set<TextPart>();
  const missed = new Set<TextPart>();
  const come = Object.fromEntries(appLanguages.map((language) => [language, new Map<TextPart, Phrases>()])) as Readonly<
    Record<AppLanguage, Map<TextPart, Phrases>>
  >;
  /** What is currently shown. */
  let shown: { readonly language: AppLanguage; readonly parts: ReadonlySet<TextPart> } | undefined;

  async function fetchPart(language: TranslatedLanguage, part: TextPart): Promise<void> {
    const phrases = await furtherTexts[language][part]().catch(() => undefined);
    missed[phrases ? 'delete' : 'add'](part);
    if (phrases) come[language].set(part, phrases);
  }

  async function translationInto(language: TranslatedLanguage): Promise<Translation> {
    const [translation, byPath] = await Promise.all([
      translations[language](),
      fetchCode(() => import('../texts/by-path.ts')),
      ...[...wanted].map(async (part) => fetchPart(language, part)),
    ]);
    return { ...translation, byPath };
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
      const language = languageWanted(languageChoice);
      try {
        const translation = language === 'en' ? undefined : await translationInto(language);
        // Another language may have been chosen meanwhile.
        if (get().languageChoice !== languageChoice) return true;
        speak(language, translation && withParts(translation, come[language]), navigator.languages);
        shown = { language, parts: new Set(come[language].keys()) };
        set({ language });
        return true;
      } catch {
        return false;
      }
    },
    async fetchTexts(part) {
      wanted.add(part);
      const { language, resolveLanguage } = get();
      if (language === 'en' || (language === shown?.language && shown.parts.has(part))) return;
      const coming = resolveLanguage();
      // A retry takes a while. After a failure nothing waits for it: texts are in English until the part has loaded.
      if (!missed.has(part)) await coming;
    },
  };
};

/** Texts by path have a place of their own; messages stand together. */
function withParts(translation: Translation, parts: ReadonlyMap<TextPart, Phrases>): Translation {
  const { xml, refusals, ...byPath } = Object.fromEntries(parts) as Partial<Record<TextPart, Phrases>>;
  return { ...translation, ...byPath, messages: { ...translation['messages'], ...xml, ...refusals } };
}

/** The chosen language, or the one that the browser prefers. */
export function languageWanted(choice: LanguageChoice): AppLanguage {
  if (choice !== 'browser') return choice;
  for (const tag of navigator.languages) {
    const known = appLanguages.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}
