import type { JsonObject } from '../../engine/index.ts';
import { firstText, schemaAt } from '../knowledge/schema-walk.ts';
import type { Step } from '../syntax/path.ts';

/** An empty value of the right shape, with the cursor where one would go on typing. */
export function fieldSnippet(bundle: JsonObject | undefined, steps: readonly Step[]): string {
  switch (typeAt(bundle, steps)) {
    case 'object':
      return '{\n\t$0\n}';
    case 'array':
      return typeAt(bundle, [...steps, 0]) === 'object' ? '[\n\t{\n\t\t$0\n\t}\n]' : '["$0"]';
    case 'boolean':
      return '${0:true}';
    case 'integer':
    case 'number':
      return '${0:1}';
    default:
      return '"$0"';
  }
}

function typeAt(bundle: JsonObject | undefined, steps: readonly Step[]): string | undefined {
  const chain = schemaAt(bundle, steps);
  if (chain.some((schema) => schema['properties'] !== undefined)) return 'object';
  return firstText(chain, 'type');
}

/** Text that means itself in a snippet. */
export function literalSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
