import type { JsonObject } from '../../engine/index.ts';
import { isAskedFor } from '../../engine/values.ts';
import { fieldsOf, firstText, schemaAt, typesOf } from '../knowledge/schema-walk.ts';
import type { PathStep } from '../../engine/index.ts';

/** The shapes of an empty value, in any notation. */
export type Shape = 'object' | 'objects' | 'texts' | 'boolean' | 'number' | 'text';

/** The shape of a place by the schema. */
export function shapeAt(bundle: JsonObject | undefined, steps: readonly PathStep[]): Shape {
  switch (typeAt(bundle, steps)) {
    case 'object':
      return 'object';
    case 'array':
      return typeAt(bundle, [...steps, 0]) === 'object' ? 'objects' : 'texts';
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return 'number';
    default:
      return 'text';
  }
}

const JSON_SKELETONS: Readonly<Record<Shape, string>> = {
  object: '{\n\t$0\n}',
  objects: '[\n\t{\n\t\t$0\n\t}\n]',
  texts: '["$0"]',
  boolean: '${0:true}',
  number: '${0:1}',
  text: '"$0"',
};

/** A member that an object needs. */
export interface NeededMember {
  readonly name: string;
  readonly shape: Shape;
}

/** The plain members that an object of the schema, or of its list, needs from its author. */
export function neededAt(
  bundle: JsonObject | undefined,
  steps: readonly PathStep[],
  shape: Shape,
): readonly NeededMember[] {
  if (shape !== 'object' && shape !== 'objects') return [];
  const inside = shape === 'objects' ? [...steps, 0] : steps;
  const chain = schemaAt(bundle, inside);
  const types = typesOf(chain);
  return fieldsOf(chain)
    .filter(({ name, required, calculated }) => !calculated && isAskedFor(types, name, required))
    .map(({ name }) => ({ name, shape: shapeAt(bundle, [...inside, name]) }));
}

/** An empty JSON value of a shape, with the cursor at the place to type next: in the first member, if it needs some. */
export function jsonSkeleton(shape: Shape, members: readonly NeededMember[] = []): string {
  if (members.length === 0) return JSON_SKELETONS[shape];
  const indent = shape === 'objects' ? '\n\t\t' : '\n\t';
  const inner = members.map(({ name, shape: kind }, at) => `${indent}${JSON.stringify(name)}: ${STOPS[kind](at + 1)}`);
  return shape === 'objects' ? `[\n\t{${inner.join(',')}\n\t}\n]` : `{${inner.join(',')}\n}`;
}

/** An empty member with the place of the cursor of that number. */
const STOPS: Readonly<Record<Shape, (at: number) => string>> = {
  object: (at) => `{ $${String(at)} }`,
  objects: (at) => `[{ $${String(at)} }]`,
  texts: (at) => `["$${String(at)}"]`,
  boolean: (at) => `\${${String(at)}:true}`,
  number: (at) => `\${${String(at)}:1}`,
  text: (at) => `"$${String(at)}"`,
};

function typeAt(bundle: JsonObject | undefined, steps: readonly PathStep[]): string | undefined {
  const chain = schemaAt(bundle, steps);
  if (chain.some((schema) => schema['properties'] !== undefined)) return 'object';
  return firstText(chain, 'type');
}

/** The text, escaped for a snippet. */
export function literalSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
