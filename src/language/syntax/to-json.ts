import type { Json } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/values.ts';
import type { ValueNode } from './tree.ts';

/**
 * The value of a document as far as it could be parsed. Members without a value are omitted, so that a document with
 * one mistake can still be judged everywhere else. Numbers keep their written digits.
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
