import type { ErrorBody } from '../api/schemas/error-body.ts';
import { requestMessages } from '../api/messages.ts';
import { LANGUAGES, isLanguage } from '../engine/languages.ts';
import { loadDefinitionTexts, loadSchemaTexts } from '../engine/translations.ts';
import { requestFault } from './requests/request-fault.ts';
import { loadAnswerWords, loadApiTexts } from './translations.ts';
import type { Translator } from './translator.ts';
import { writeError } from './write-error.ts';

export type AskedTranslator =
  | { readonly ok: true; readonly translator: Translator | undefined }
  | { readonly ok: false; readonly error: ErrorBody };

/** The texts by path of operations that answer with definitions. */
const DEFINITIONS: Readonly<Partial<Record<string, typeof loadSchemaTexts>>> = {
  getSchema: loadSchemaTexts,
  listRegimes: loadDefinitionTexts,
  getRegime: loadDefinitionTexts,
  listAddons: loadDefinitionTexts,
  getAddon: loadDefinitionTexts,
  getOpenapi: loadApiTexts,
};

/**
 * The translation for the language of a request and the operation that it asks for; none for English. Texts are loaded
 * on first use.
 */
export async function translatorFor(language: string | null | undefined, operation?: string): Promise<AskedTranslator> {
  if (language === null || language === undefined) return { ok: true, translator: undefined };
  if (!isLanguage(language)) {
    const why = requestMessages.unknownLanguage({ language: language.slice(0, 20), languages: LANGUAGES });
    const error = writeError(400, 'input', why, [requestFault('VALUE', 'request.lang', why)]);
    return { ok: false, error };
  }
  if (language === 'en') return { ok: true, translator: undefined };
  const [{ translatorIn }, words, definitions] = await Promise.all([
    import('./translator-in.ts'),
    loadAnswerWords[language](),
    operation === undefined ? undefined : DEFINITIONS[operation]?.[language](),
  ]);
  return { ok: true, translator: translatorIn(language, words, definitions) };
}
