import type { JsonObject } from '../../engine/index.ts';
import { shortSchema } from './describe-document.ts';
import type { DocumentDescription } from './describe-document.ts';
import type { Knowledge } from './knowledge.ts';
import { inWords, objectsIn, textIn } from './read.ts';
import type { Choice } from './schema-walk.ts';
import { choiceNamed, regimeOf } from './tax-choices.ts';

/** Definitions that apply to the document: first of its regime, then of its addons in their order there. */
export function definitionsOf(knowledge: Knowledge, document: DocumentDescription): readonly JsonObject[] {
  const addons = document.addons.map((key) => knowledge.addons?.[key]);
  // Addons required by another are loaded by the host, although the document does not name them.
  const others = Object.values(knowledge.addons ?? {}).filter((addon) => !addons.includes(addon));
  return [regimeOf(knowledge, document), ...addons, ...others].filter((definition) => definition !== undefined);
}

export function extensionChoices(definitions: readonly JsonObject[]): readonly Choice[] {
  // Several definitions may contain the same one.
  const seen = new Set<string>();
  return extensions(definitions).flatMap((extension) => {
    const key = textIn(extension, 'key');
    if (key === undefined || seen.has(key)) return [];
    seen.add(key);
    return [choiceNamed(key, inWords(extension, 'name'), inWords(extension, 'desc'))];
  });
}

export function extensionValueChoices(definitions: readonly JsonObject[], key: string): readonly Choice[] {
  const extension = extensions(definitions).find((candidate) => textIn(candidate, 'key') === key);
  return objectsIn(extension, 'values').flatMap((value) => {
    const code = textIn(value, 'code') ?? textIn(value, 'key');
    return code === undefined ? [] : [choiceNamed(code, inWords(value, 'name'), inWords(value, 'desc'))];
  });
}

/** The form of an extension's values, if they are not listed. */
export function extensionPattern(definitions: readonly JsonObject[], key: string): string | undefined {
  return textIn(
    extensions(definitions).find((extension) => textIn(extension, 'key') === key),
    'pattern',
  );
}

/** Tags that the definitions add to those of the document type. */
export function tagChoices(definitions: readonly JsonObject[], schema: string | undefined): readonly Choice[] {
  const wanted = shortSchema(schema ?? '');
  const sets = definitions.flatMap((definition) => objectsIn(definition, 'tags'));
  return sets
    .filter((set) => textIn(set, 'schema') === wanted)
    .flatMap((set) => objectsIn(set, 'list'))
    .flatMap((tag) => named(tag, 'key'));
}

/** Kinds of identity, by their `type` (a code) or `key`. */
export function identityChoices(definitions: readonly JsonObject[], member: 'type' | 'key'): readonly Choice[] {
  const identities = definitions.flatMap((definition) => objectsIn(definition, 'identities'));
  return identities.flatMap((identity) => named(identity, member === 'type' ? 'code' : 'key'));
}

function named(definition: JsonObject, member: string): readonly Choice[] {
  const value = textIn(definition, member);
  return value === undefined ? [] : [choiceNamed(value, inWords(definition, 'name'), inWords(definition, 'desc'))];
}

function extensions(definitions: readonly JsonObject[]): readonly JsonObject[] {
  return definitions.flatMap((definition) => objectsIn(definition, 'extensions'));
}
