import { walkPath } from '../syntax/path.ts';
import { memberOf, type SyntaxTree, type ValueNode } from '../syntax/tree.ts';

/**
 * The text with an entry of a list and the one before (-1) or after it (1) in each other's place, and the path at which
 * the entry then is. Each keeps its layout; their numbers (`i`) stay with the places. Undefined if there is no such entry.
 */
export function moveEntry(
  { root, text, faults }: SyntaxTree,
  path: string,
  by: 1 | -1,
): { readonly text: string; readonly path: string } | undefined {
  const [, list, index] = /^(.*)\[(\d+)\]$/.exec(path) ?? [];
  if (list === undefined || faults.length > 0) return undefined;
  const { node, missing } = walkPath(root, list);
  if (node?.kind !== 'array' || missing.length > 0) return undefined;
  const other = Number(index) + by;
  const [moved, passed] = [node.items[Number(index)], node.items[other]];
  if (!moved || !passed) return undefined;
  const [first, second] = by === 1 ? [moved, passed] : [passed, moved];
  const swapped = [
    text.slice(0, first.start),
    numberedLike(text, second, first),
    text.slice(first.end, second.start),
    numberedLike(text, first, second),
    text.slice(second.end),
  ].join('');
  return { text: swapped, path: `${list}[${String(other)}]` };
}

/** The text of an entry with the number of another one, if both have one. */
function numberedLike(text: string, entry: ValueNode, other: ValueNode): string {
  const [own, its] = [memberOf(entry, 'i')?.value, memberOf(other, 'i')?.value];
  if (!own || !its) return text.slice(entry.start, entry.end);
  return text.slice(entry.start, own.start) + text.slice(its.start, its.end) + text.slice(own.end, entry.end);
}
