import type { Json } from '../../engine/index.ts';
import { formatPath, isAskedFor, isJsonObject } from '../../engine/values.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import { definitionsOf, extensionPattern } from '../knowledge/extension-choices.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { textIn } from '../knowledge/read.ts';
import { fieldsOf, firstText, schemaAt, typesOf } from '../knowledge/schema-walk.ts';
import type { SchemaChain } from '../knowledge/schema-walk.ts';
import type { PathStep } from '../../engine/index.ts';
import { exampleOf } from './example-of.ts';
import { likeliest } from './likeliest.ts';
import { accountExample } from './account-examples.ts';
import { taxNumberAt } from './tax-number-at.ts';

const DEEPEST = 5;

/** A value of the right form for an empty place, and the places in it that only the author can fill in. */
export interface Skeleton {
  readonly value: NonNullable<Json>;
  /** Paths from the root of the document. */
  readonly blanks: readonly string[];
}

/** By the name of the type in the schema. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'num.Amount': '1.00',
  'num.Percentage': '10.0%',
  'cal.Time': '12:00:00',
  'cbc.Key': 'other',
  'cbc.Code': '1',
};

/**
 * A value for a place: the likeliest known value, an example of its form, or the title as text; for an object, its
 * required members except calculated ones. Undefined if nothing can be proposed.
 */
export function skeletonFor(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
  depth = 0,
): Skeleton | undefined {
  const [known, other] = likeliest(knowledge, document, steps);
  // If there are several values, only the author knows the right one.
  if (known !== undefined) return { value: known.value, blanks: other ? [formatPath(steps)] : [] };
  const chain = schemaAt(knowledge.bundle, steps);
  const fields = fieldsOf(chain);
  const type = fields.length > 0 ? 'object' : firstText(chain, 'type');
  switch (type) {
    case 'object':
      return depth >= DEEPEST ? undefined : membersFor(knowledge, document, steps, depth);
    case 'array': {
      const entry = depth >= DEEPEST ? undefined : skeletonFor(knowledge, document, [...steps, 0], depth + 1);
      return entry && { value: [entry.value], blanks: entry.blanks };
    }
    case 'boolean':
      return { value: true, blanks: [formatPath(steps)] };
    case 'integer':
    case 'number':
      return { value: 1, blanks: [formatPath(steps)] };
    default: {
      const text = textFor(knowledge, document, steps, chain);
      return text === undefined ? undefined : { value: text, blanks: [formatPath(steps)] };
    }
  }
}

function membersFor(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
  depth: number,
): Skeleton | undefined {
  const chain = schemaAt(knowledge.bundle, steps);
  const types = typesOf(chain);
  const wanted = fieldsOf(chain).filter(
    ({ name, required, calculated }) => !calculated && isAskedFor(types, name, required),
  );
  const members = wanted.flatMap(({ name }) => {
    const part = skeletonFor(knowledge, document, [...steps, name], depth + 1);
    return part ? [{ name, part }] : [];
  });
  if (members.length === 0) return undefined;
  return {
    value: Object.fromEntries(members.map(({ name, part }) => [name, part.value])),
    blanks: members.flatMap(({ part }) => part.blanks),
  };
}

const SAMPLE = '\u0000';

/** A text for the trial; only the author knows the real one. */
export function sampled(text: string): string {
  return SAMPLE + text;
}

/** Fills the empty texts of an accepted value. */
export function filled(
  like: Json,
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
): Skeleton | undefined {
  if (like === '') return skeletonFor(knowledge, document, steps) ?? identifierAt(knowledge, steps);
  if (typeof like === 'string' && like.startsWith(SAMPLE))
    return { value: like.slice(SAMPLE.length), blanks: [formatPath(steps)] };
  if (Array.isArray(like)) {
    const parts = like.map((item: Json) => filled(item, knowledge, document, [...steps, 0]));
    if (parts.some((part) => part === undefined)) return undefined;
    const sound = parts.filter((part) => part !== undefined);
    return { value: sound.map(({ value }) => value), blanks: sound.flatMap(({ blanks }) => blanks) };
  }
  if (!isJsonObject(like)) return like === null ? undefined : { value: like, blanks: [] };
  const members = Object.entries(like).map(
    ([name, item]) => [name, filled(item, knowledge, document, [...steps, name])] as const,
  );
  const value: Record<string, Json> = {};
  const blanks: string[] = [];
  for (const [name, part] of members) {
    if (!part) return undefined;
    value[name] = part.value;
    blanks.push(...part.blanks);
  }
  return { value, blanks };
}

/** An identifier that a rule asks for; nothing else proposes one. */
function identifierAt(knowledge: Knowledge, steps: readonly PathStep[]): Skeleton | undefined {
  const isIdentifier = schemaAt(knowledge.bundle, steps).some((schema) => textIn(schema, 'format') === 'uuid');
  return isIdentifier ? { value: '00000000-0000-7000-8000-000000000000', blanks: [formatPath(steps)] } : undefined;
}

function textFor(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
  chain: SchemaChain,
): string | undefined {
  const types = typesOf(chain);
  const name = String(steps.at(-1) ?? '');
  const day = document.date ?? '2026-01-01';
  const format = chain.map((schema) => textIn(schema, 'format')).find((text) => text !== undefined);
  if (steps.at(-2) === 'ext') {
    const pattern = extensionPattern(definitionsOf(knowledge, document), name);
    return pattern === undefined ? '1' : exampleOf(pattern);
  }
  const number = taxNumberAt(document, steps);
  if (number !== undefined) return number;
  if (format === 'uuid') return undefined;
  if (format === 'date') return day;
  if (types.includes('cal.DateTime')) return `${day}T12:00:00`;
  if (format === 'uri' || name === 'url') return 'https://example.com';
  if (format === 'email' || name === 'addr' || name === 'email') return 'name@example.com';
  if (name === 'quantity') return '1';
  const account = accountExample(name, document.regime);
  if (account !== undefined) return account;
  if (steps.at(-3) === 'addresses' && name === 'code') return '10000';
  const example = types.map((type) => EXAMPLES[type]).find((text) => text !== undefined);
  if (example !== undefined) return example;
  if (chain.some((schema) => textIn(schema, 'type') !== undefined && textIn(schema, 'type') !== 'string'))
    return undefined;
  const pattern = chain.map((schema) => textIn(schema, 'pattern')).find((text) => text !== undefined);
  if (pattern !== undefined) return exampleOf(pattern);
  return chain.length === 0 ? undefined : (firstText(chain, 'title') ?? 'Text');
}
