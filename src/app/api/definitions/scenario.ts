import type { JsonObject } from '../../../engine/index.ts';
import { named, objectsAt, pairsAt, textAt, textsAt, wordsAt, type Named, type Words } from './shape.ts';

/** What a definition adds to a document when its type and tags match. */
export interface Scenario {
  readonly title: Words;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly note: string | undefined;
  readonly extensions: readonly (readonly [string, string])[];
}

export interface Correction {
  readonly schema: string;
  readonly types: readonly string[];
  readonly extensions: readonly string[];
}

export function scenariosOf(definition: JsonObject): readonly Scenario[] {
  return objectsAt(definition, 'scenarios')
    .flatMap((set) => objectsAt(set, 'list'))
    .map((entry) => {
      const note = entry['note'];
      const hasNote = typeof note === 'object' && note !== null && !Array.isArray(note);
      return {
        title: wordsAt(entry, 'name'),
        types: textsAt(entry, 'type'),
        tags: textsAt(entry, 'tags'),
        categories: textsAt(entry, 'cat'),
        note: hasNote ? textAt(note as JsonObject, 'text') : undefined,
        extensions: pairsAt(entry, 'ext'),
      };
    });
}

export function correctionsOf(definition: JsonObject): readonly Correction[] {
  return objectsAt(definition, 'corrections').map((entry) => ({
    schema: textAt(entry, 'schema') ?? '',
    types: textsAt(entry, 'types'),
    extensions: textsAt(entry, 'extensions'),
  }));
}

export function tagsOf(definition: JsonObject): readonly Named[] {
  return objectsAt(definition, 'tags').flatMap((set) => objectsAt(set, 'list').map(named));
}
