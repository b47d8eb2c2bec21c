import { schemaName } from '../app/api/definitions/schema.ts';
import type { AddonSummary, JsonObject, MessageRef } from '../engine/index.ts';
import type { Language } from '../engine/languages.ts';
import { messageText, textAt, withTexts } from '../engine/values.ts';
import { guideTexts } from './texts/en.ts';
import { referenceTexts } from './texts/en-reference.ts';
import { translations, type Texts } from './translations.ts';

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { guide: guideTexts, reference: referenceTexts, titles: {}, schemas: {}, definitions: {}, messages: {} },
  ...translations,
};

export const textsIn = (language: Language): Texts => TEXTS[language];

/** A schema with its texts in the language. */
export function schemaIn(schema: JsonObject, language: Language): JsonObject {
  return withTexts(schema, textsIn(language).schemas, language);
}

/** What a type is called. */
export function typeName(path: string, language: Language): string {
  return textAt(textsIn(language).schemas, [path]) ?? schemaName(path);
}

/** What an addon is called in the language; in English if it has no other name. */
export function addonName({ key, name }: AddonSummary, language: Language): string {
  return textAt(textsIn(language).definitions, [key, 'name']) ?? name[language] ?? name['en'] ?? key;
}

/** The text of a message in the language; in English if it has no translation. */
export function messageIn(language: Language, english: string, message: MessageRef | undefined): string {
  return (message && messageText(textsIn(language).messages, message)) || english;
}
