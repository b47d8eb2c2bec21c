import { readdirSync, readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../src/engine/index.ts';
import { createStandardEngine } from '../../src/engine/index.ts';
import { coreParts } from '../../src/engine/core-parts.ts';
import { isDocumentType } from '../../src/engine/core/schema/document-type.ts';
import { SCHEMA_ROOT } from '../../src/engine/core/schema/kind.ts';
import { standardParts } from '../../src/engine/standard.ts';
import type { GrowingDocument } from './grown-documents.ts';
import { growingDocuments } from './grown-documents.ts';

export const engine = createStandardEngine();
export const context = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b',
};

export const OPERATIONS = {
  inspect: (data: JsonObject): unknown => engine.inspect({ data, include: ['changes', 'trace', 'rules'] }, context),
  validate: (data: JsonObject): unknown => engine.validate({ data }),
  correct: (data: JsonObject): unknown => engine.correct({ data, options: { type: 'credit-note' } }, context),
  replicate: (data: JsonObject): unknown => engine.replicate({ data }, context),
};

/** A place to grow, and the operation on the document. */
export interface GrowingPlace {
  readonly name: string;
  readonly text: GrowingDocument['text'];
  readonly operations: readonly (keyof typeof OPERATIONS)[];
  /** Filled with distinct entries or keys, to reveal code that compares all of them. */
  readonly isDense: boolean;
}

const types = [...coreParts.types, ...standardParts.addons.flatMap(({ types = [] }) => types)].filter(isDocumentType);

const DENSE = /: (?:different entries|keys)$/;

/**
 * Every place, from the definitions of types, regimes and addons:
 * - `type`: each member of each type once, with every content, in every operation;
 * - `document`: lists and maps of each kind of document, since each has its own calculation;
 * - `context`: lists, maps and texts of an example for each regime and addon, since their rules and steps process them
 *   too.
 */
export function* growingPlaces(): Generator<GrowingPlace> {
  const met = new Set<string>();
  for (const type of types) {
    for (const { name, text } of growingDocuments(type, { $schema: SCHEMA_ROOT + type.named.id })) {
      if (!met.has(name)) {
        met.add(name);
        yield {
          name: `type ${name}`,
          text,
          operations: ['inspect', 'validate', 'correct', 'replicate'],
          isDense: DENSE.test(name),
        };
      } else if (DENSE.test(name)) {
        yield { name: `document ${type.named.name} ${name}`, text, operations: ['inspect', 'correct'], isDense: false };
      }
    }
  }
  const typesById = new Map(types.map((type) => [SCHEMA_ROOT + type.named.id, type]));
  for (const { about, document } of contexts()) {
    const type = typesById.get(String(document['$schema']));
    if (!type) throw new Error(`${about}: no type of this schema`);
    for (const { name, text } of growingDocuments(type, document)) {
      if (!/: (?:different entries|keys|letters)$/.test(name)) continue;
      yield { name: `context ${about} ${name}`, text, operations: ['inspect'], isDense: false };
    }
  }
}

/** Built examples that cover every regime and addon; throws if one is missing. */
function contexts(): readonly { readonly about: string; readonly document: JsonObject }[] {
  const missing = new Set([
    ...standardParts.regimes.map(({ country }) => `regime ${country}`),
    ...standardParts.addons.map(({ key }) => `addon ${key}`),
  ]);
  const found: { about: string; document: JsonObject }[] = [];
  for (const document of examples()) {
    const { $regime, $addons } = document;
    const covered = [
      `regime ${printed($regime)}`,
      ...($addons ? ($addons as Json[]) : []).map((key) => `addon ${printed(key)}`),
    ];
    if (!covered.some((part) => missing.has(part))) continue;
    for (const part of covered) missing.delete(part);
    found.push({ about: covered.map((part) => part.replace(/^\w+ /, '')).join(' '), document });
  }
  if (missing.size > 0) throw new Error(`no example has ${[...missing].join(', ')}`);
  return found;
}

const printed = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value));

function* examples(): Generator<JsonObject> {
  // Those with most addons first, so that few are needed.
  const built = readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!broken)[^.]+[.]json$/.test(file))
    .flatMap((file) => {
      const data = JSON.parse(readFileSync(`examples/${file}`, 'utf8')) as JsonObject;
      const outcome = engine.build({ data }, context);
      return outcome.ok ? [outcome.value as JsonObject] : [];
    });
  const addonsOf = ({ $addons }: JsonObject) => ($addons as readonly Json[] | undefined)?.length ?? 0;
  yield* built.sort((a, b) => addonsOf(b) - addonsOf(a));
}
