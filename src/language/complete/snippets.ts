import type { JsonObject } from '../../engine/index.ts';
import { firstText, schemaAt } from '../knowledge/schema-walk.ts';
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

/** An empty JSON value of a shape, with the cursor at the place to type next. */
export function jsonSkeleton(shape: Shape): string {
  return JSON_SKELETONS[shape];
}

function typeAt(bundle: JsonObject | undefined, steps: readonly PathStep[]): string | undefined {
  const chain = schemaAt(bundle, steps);
  if (chain.some((schema) => schema['properties'] !== undefined)) return 'object';
  return firstText(chain, 'type');
}

/** The text, escaped for a snippet. */
export function literalSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
