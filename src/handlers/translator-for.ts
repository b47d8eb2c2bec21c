import { LANGUAGES, isLanguage } from '../contract/languages.ts';
import type { ErrorBody } from '../contract/schemas/error-body.ts';
import { requestMessages } from '../contract/messages.ts';
import { requestFault } from './requests/request-fault.ts';
import type { Translator } from './translator.ts';
import { writeError } from './write-error.ts';

export type AskedTranslator =
  | { readonly ok: true; readonly translator: Translator | undefined }
  | { readonly ok: false; readonly error: ErrorBody };

/** The translation for the language of a request; none for English. Texts are loaded on first use. */
export async function translatorFor(language: string | null | undefined): Promise<AskedTranslator> {
  if (language === null || language === undefined || language === LANGUAGES[0])
    return { ok: true, translator: undefined };
  if (!isLanguage(language)) {
    const why = requestMessages.unknownLanguage({ language: language.slice(0, 20), languages: LANGUAGES });
    const error = writeError(400, 'input', why, [requestFault('VALUE', 'request.lang', why)]);
    return { ok: false, error };
  }
  const [{ translatorIn }, { answerWords }] = await Promise.all([
    import('./translator-in.ts'),
    import('./words.es.ts'),
  ]);
  return { ok: true, translator: translatorIn(language, answerWords) };
}
