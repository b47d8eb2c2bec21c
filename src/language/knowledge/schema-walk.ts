import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import { listIn, objectIn, objectsIn, textIn } from './read.ts';

/** A schema followed by those it refers to: what a field says comes before what its type says. */
export type SchemaChain = readonly JsonObject[];

/** Limits the walk through references, which may be circular in a broken bundle. */
const LONGEST_CHAIN = 12;

/** The schema at the end of the steps, from the root of the document. */
export function schemaAt(bundle: JsonObject | undefined, steps: readonly PathStep[]): SchemaChain {
  if (!bundle) return [];
  return steps.reduce<SchemaChain>(
    (chain, step) => {
      const next = chain.map((schema) => entrySchema(schema, step)).find((found) => found !== undefined);
      return next ? chainOf(bundle, next) : [];
    },
    chainOf(bundle, bundle),
  );
}

function chainOf(bundle: JsonObject, schema: JsonObject): SchemaChain {
  const chain: JsonObject[] = [];
  let next: JsonObject | undefined = schema;
  while (next && chain.length < LONGEST_CHAIN) {
    chain.push(next, ...objectsIn(next, 'allOf'));
    const name: string | undefined = textIn(next, '$ref')?.replace(/^#\/\$defs\//, '');
    next = name === undefined ? undefined : objectIn(objectIn(bundle, '$defs'), name);
  }
  return chain;
}

function entrySchema(schema: JsonObject, step: PathStep): JsonObject | undefined {
  if (typeof step === 'number') return objectIn(schema, 'items');
  const own = objectIn(objectIn(schema, 'properties'), step);
  if (own) return own;
  const pattern = Object.entries(objectIn(schema, 'patternProperties') ?? {}).find(([source]) =>
    new RegExp(source, 'u').test(step),
  )?.[1];
  return isJsonObject(pattern) ? pattern : undefined;
}

export interface Field {
  readonly name: string;
  readonly schema: JsonObject;
  readonly calculated: boolean;
  readonly required: boolean;
}

/** The fields of an object, in the order the format writes them. */
export function fieldsOf(chain: SchemaChain): readonly Field[] {
  const seen = new Set<string>();
  return chain.flatMap((schema) => {
    const required = listIn(schema, 'required');
    return Object.entries(objectIn(schema, 'properties') ?? {}).flatMap(([name, field]) =>
      isJsonObject(field) && !seen.has(name) && seen.add(name)
        ? [{ name, schema: field, calculated: field['calculated'] === true, required: required.includes(name) }]
        : [],
    );
  });
}

export interface Choice {
  readonly value: string;
  /** The name of the value. */
  readonly name: string;
  readonly description?: string;
}

/** The values that a schema lists, with their names. */
export function choicesOf(chain: SchemaChain): readonly Choice[] {
  return chain.flatMap((schema) =>
    [...objectsIn(schema, 'oneOf'), ...objectsIn(schema, 'anyOf')].flatMap((option) => {
      const value = textIn(option, 'const');
      const description = textIn(option, 'description');
      if (value === undefined) return [];
      return [{ value, name: textIn(option, 'title') ?? value, ...(description === undefined ? {} : { description }) }];
    }),
  );
}

/** First title, description or type along the chain. */
export function firstText(chain: SchemaChain, keyword: 'title' | 'description' | 'type'): string | undefined {
  return chain.map((schema) => textIn(schema, keyword)).find((text) => text !== undefined);
}

/** Names of the types along a chain: `org.Party`. */
export function typesOf(chain: SchemaChain): readonly string[] {
  return chain.flatMap((schema) => textIn(schema, '$ref')?.replace('#/$defs/', '') ?? []);
}
