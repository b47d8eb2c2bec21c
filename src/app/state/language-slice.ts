import type { StateCreator } from 'zustand';
import { LANGUAGES, languageOfLocale, type Language, type OtherLanguage } from '../../engine/languages.ts';
import { speak, type Translation } from '../texts/live.ts';
import type { Phrases } from '../texts/areas.ts';
import type { PathTexts } from '../texts/said.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import { lasting, storedChoice } from './stored.ts';
import { loadAreas, loadPart } from './translations.ts';

/** A language, or `browser` for the first of the browser's languages that the workbench has. */
export type LanguageChoice = 'browser' | Language;

export const languageChoices: readonly [LanguageChoice, ...LanguageChoice[]] = ['browser', ...LANGUAGES];

/** Messages about XML invoices, explanations of authorities' codes, and texts by path. */
export type TextPart = 'xml' | 'refusals' | PathTexts;

export interface LanguageSlice {
  readonly languageChoice: LanguageChoice;
  /** The current language of the page. */
  readonly language: Language;
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

export const createLanguageSlice: StateCreator<LanguageSlice> = (set, get) => {
  const wanted = new Set<TextPart>();
  const missed = new Set<TextPart>();
  const come = Object.fromEntries(LANGUAGES.map((language) => [language, new Map<TextPart, Phrases>()])) as Readonly<
    Record<Language, Map<TextPart, Phrases>>
  >;
  /** What is currently shown. */
  let shown: { readonly language: Language; readonly parts: ReadonlySet<TextPart> } | undefined;

  async function fetchPart(language: OtherLanguage, part: TextPart): Promise<void> {
    const phrases = await fetchCode(loadPart[part][language]).catch(() => undefined);
    missed[phrases ? 'delete' : 'add'](part);
    if (phrases) come[language].set(part, phrases);
  }

  async function translationInto(language: OtherLanguage): Promise<Translation> {
    const [translation, byPath] = await Promise.all([
      fetchCode(loadAreas[language]),
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
export function languageWanted(choice: LanguageChoice): Language {
  if (choice !== 'browser') return choice;
  return navigator.languages.map(languageOfLocale).find((language) => language !== undefined) ?? 'en';
}
