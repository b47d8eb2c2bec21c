import type { AskInput, Edit, Json } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/values.ts';
import { walkPath } from '../syntax/path.ts';
import type { SyntaxTree } from '../syntax/tree.ts';

/** The text of a value in the source; undefined if there is none, or if it is an object or list. */
export function valueText(tree: SyntaxTree, path: string): string | undefined {
  const { node, missing } = walkPath(tree.root, path);
  if (!node || missing.length > 0) return undefined;
  if (node.kind === 'string') return node.value;
  if (node.kind === 'number') return node.text;
  return node.kind === 'literal' && node.value !== null ? String(node.value) : undefined;
}

/**
 * The edits that give a place this value, or remove it without one. A number stays a number. Objects and lists around a
 * new value are added. Empty if nothing changes.
 */
export function valueEdits(
  tree: SyntaxTree,
  path: string,
  value: string | undefined,
  input: AskInput,
): readonly Edit[] {
  const { node, missing } = walkPath(tree.root, path);
  const exists = node !== undefined && missing.length === 0;
  if (value === undefined || value === '') return exists ? [{ op: 'remove', path }] : [];
  if (exists && valueText(tree, path) === value) return [];
  return [{ op: exists ? 'replace' : 'add', path, value: jsonOf(value, input, exists && node.kind === 'number') }];
}

function jsonOf(value: string, input: AskInput, isNumber: boolean): Json {
  if (input === 'boolean') return value === 'true';
  const mayBeNumber = isNumber || input === 'number';
  return mayBeNumber && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? new JsonNumber(value) : value;
}
