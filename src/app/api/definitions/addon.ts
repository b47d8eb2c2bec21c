import type { JsonObject } from '../../../engine/index.ts';
import { correctionsOf, scenariosOf, tagsOf, type Correction, type Scenario } from './scenario.ts';
import { named, namedAt, objectsAt, textAt, textsAt, wordsAt } from './shape.ts';
import type { Named, Words } from './shape.ts';
import { sourcesAt, type Source } from './sources.ts';

export interface Extension extends Named {
  readonly values: readonly Named[];
  /** The pattern of a value, if there is no list of values. */
  readonly pattern: string | undefined;
  readonly sources: readonly Source[];
}

/** What an addon's page shows; parts the definition lacks are empty. */
export interface Addon {
  readonly key: string;
  readonly name: Words;
  readonly description: Words;
  readonly requires: readonly string[];
  readonly extensions: readonly Extension[];
  readonly identities: readonly Named[];
  readonly inboxes: readonly Named[];
  readonly tags: readonly Named[];
  readonly scenarios: readonly Scenario[];
  readonly corrections: readonly Correction[];
  readonly sources: readonly Source[];
}

export function readAddon(definition: JsonObject): Addon {
  return {
    key: textAt(definition, 'key') ?? '',
    name: wordsAt(definition, 'name'),
    description: wordsAt(definition, 'description'),
    requires: textsAt(definition, 'requires'),
    extensions: extensionsOf(definition),
    identities: namedAt(definition, 'identities'),
    inboxes: namedAt(definition, 'inboxes'),
    tags: tagsOf(definition),
    scenarios: scenariosOf(definition),
    corrections: correctionsOf(definition),
    sources: sourcesAt(definition),
  };
}

/** The extensions of an addon or a regime. */
export function extensionsOf(definition: JsonObject): readonly Extension[] {
  return objectsAt(definition, 'extensions').map((extension) => ({
    ...named(extension),
    values: namedAt(extension, 'values'),
    pattern: textAt(extension, 'pattern'),
    sources: sourcesAt(extension),
  }));
}
