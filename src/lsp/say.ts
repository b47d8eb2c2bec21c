import type { JsonObject, MessageValues, Wording } from '../engine/index.ts';
import { languageOfLocale } from '../engine/languages.ts';
import { loadDefinitionTexts, loadSchemaTexts } from '../engine/translations.ts';
import { messageText, textAt, withTexts } from '../engine/values.ts';
import { inOneLanguage } from '../language/knowledge/one-language.ts';
import { loadLspWords } from './translations.ts';

/** What identifies a text: its phrase with values, or its own code. */
interface Saying {
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly code?: string | undefined;
}

/** Translates for the language of the editor what is translated. */
export interface Say {
  (text: string, saying?: Saying): string;
  /** Published definitions in that language. None for English, in which they are published. */
  readonly published?: Published;
}

interface Published {
  readonly schema: (schema: JsonObject) => JsonObject;
  readonly definition: (definition: JsonObject) => JsonObject;
  /** The name of a regime or addon by its code. */
  readonly name: (code: string) => string | undefined;
}

export const english: Say = (text) => text;

/** Translates for the locale of the editor: `es` and `es-MX` alike. Translations are loaded on first use. */
export async function sayFor(locale: string | undefined): Promise<Say> {
  const language = languageOfLocale(locale ?? '') ?? 'en';
  if (language === 'en') return english;
  const [lspWords, schemaTexts, definitionTexts] = await Promise.all([
    loadLspWords[language](),
    loadSchemaTexts[language](),
    loadDefinitionTexts[language](),
  ]);
  const translate = (text: string, { phrase, values, code }: Saying = {}): string => {
    const name = phrase ?? code;
    const found = name === undefined ? undefined : messageText(lspWords, { phrase: name, ...(values && { values }) });
    return found ?? text;
  };
  const published: Published = {
    schema: madeOnce((schema) => withTexts(schema, schemaTexts, language)),
    definition: madeOnce((definition) => inOneLanguage(withTexts(definition, definitionTexts, language), language)),
    name: (code) => textAt(definitionTexts, [code, 'name']),
  };
  return Object.assign(translate, { published });
}

/** Definitions last as long as the engine, and each is asked for with every key typed. */
function madeOnce(make: (definition: JsonObject) => JsonObject): (definition: JsonObject) => JsonObject {
  const made = new WeakMap<JsonObject, JsonObject>();
  return (definition) => {
    const known = made.get(definition) ?? make(definition);
    made.set(definition, known);
    return known;
  };
}

/** Translates a text with or without a message. */
export function saidWording(say: Say, words: Wording): string {
  return typeof words === 'string' ? say(words) : say(words.text, words);
}
