import { isMap, isScalar, isSeq } from 'yaml';
import { JSON_LIMITS } from '../../engine/values.ts';
import { parseYaml } from './parse-yaml.ts';
import { LONGEST_YAML } from './read-yaml.ts';
import type { MemberNode, SyntaxTree, ValueNode } from '../syntax/tree.ts';

/**
 * The position of everything in a YAML text, in the form of the JSON tree, so that faults can be located. No root for a
 * text that `readYaml` refuses.
 */
export function yamlTree(text: string): SyntaxTree {
  const root = text.length > LONGEST_YAML ? undefined : rootOf(text);
  return { text, ...(root && { root }), faults: [] };
}

function rootOf(text: string): ValueNode | undefined {
  const document = parseYaml(text, JSON_LIMITS.maxDepth);
  return document?.errors.length === 0 ? nodeOf(document.contents) : undefined;
}

/**
 * The tree of a YAML text that may contain errors, as while it is typed, and the number of errors; undefined if
 * `readYaml` refuses the text.
 */
export function yamlOutline(text: string): { readonly tree: SyntaxTree; readonly mistakes: number } | undefined {
  const document = text.length > LONGEST_YAML ? undefined : parseYaml(text, JSON_LIMITS.maxDepth);
  if (!document) return undefined;
  const root = nodeOf(document.contents);
  return { tree: { text, ...(root && { root }), faults: [] }, mistakes: document.errors.length };
}

function nodeOf(node: unknown): ValueNode | undefined {
  if (isMap(node)) {
    const [start, end] = spanOf(node.range);
    const members = node.items.flatMap(({ key, value }): MemberNode[] => {
      if (!isScalar(key)) return [];
      const [from, to] = spanOf(key.range);
      const name = key.source ?? String(key.value);
      const inner = nodeOf(value);
      return [
        {
          kind: 'member',
          key: { kind: 'string', value: name, start: from, end: to },
          ...(inner && { value: inner }),
          start: from,
          end: inner?.end ?? to,
        },
      ];
    });
    return { kind: 'object', members, closed: true, start, end };
  }
  if (isSeq(node)) {
    const [start, end] = spanOf(node.range);
    const items = node.items.map(
      (item) => nodeOf(item) ?? { kind: 'literal' as const, value: null, start, end: start },
    );
    return { kind: 'array', items, closed: true, start, end };
  }
  if (!isScalar(node)) return undefined;
  const [start, end] = spanOf(node.range);
  if (typeof node.value === 'number') return { kind: 'number', text: node.source ?? '', start, end };
  if (typeof node.value === 'boolean' || node.value === null) return { kind: 'literal', value: node.value, start, end };
  return { kind: 'string', value: String(node.value), start, end };
}

function spanOf(range: readonly [number, number, number] | null | undefined): readonly [number, number] {
  return range ? [range[0], range[1]] : [0, 0];
}
