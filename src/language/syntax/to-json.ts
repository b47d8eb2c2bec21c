import type { Json } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/values.ts';
import type { ValueNode } from './tree.ts';

/**
 * The value of a document as far as it could be read. Members without a value are left out, so that a document with a
 * mistake in one place can still be judged in all others. Numbers keep their written digits.
 */
export function toJson(node: ValueNode | undefined): Json {
  if (!node) return null;
  switch (node.kind) {
    case 'string':
    case 'literal':
      return node.value;
    case 'number':
      return new JsonNumber(node.text);
    case 'array':
      return node.items.map(toJson);
    case 'object':
      return Object.fromEntries(
        node.members.flatMap((member) => (member.value ? [[member.key.value, toJson(member.value)] as const] : [])),
      );
  }
}
