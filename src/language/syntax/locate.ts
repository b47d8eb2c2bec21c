import { walkPath } from './path.ts';
import type { PathStep } from '../../engine/index.ts';
import type { MemberNode, Span, SyntaxTree, ValueNode } from './tree.ts';

export interface Location extends Span {
  /** False if the path does not exist; the position is then that of its nearest existing ancestor. */
  readonly exact: boolean;
}

/**
 * The position to mark for a fault: a scalar itself; for an object or list its key, or its opening bracket if it is in
 * a list or is the document; for something missing the nearest existing ancestor, marked in the same way. Absent only
 * if there is no document.
 */
export function locate(tree: SyntaxTree, path: string): Location | undefined {
  if (!tree.root) return undefined;
  const walk = walkPath(tree.root, path);
  return { ...tokenOf(walk.node, walk.member), exact: walk.missing.length === 0 };
}

/** The position to mark for a fault about a member's name: the key, if there is one. */
export function locateKey(tree: SyntaxTree, path: string): Location | undefined {
  const walk = walkPath(tree.root, path);
  if (walk.missing.length > 0 || !walk.member) return locate(tree, path);
  return { start: walk.member.key.start, end: walk.member.key.end, exact: true };
}

function tokenOf(node: ValueNode | undefined, member: MemberNode | undefined): Span {
  if (node && node.kind !== 'object' && node.kind !== 'array') return { start: node.start, end: node.end };
  if (member) return { start: member.key.start, end: member.key.end };
  return node ? { start: node.start, end: node.start + 1 } : { start: 0, end: 0 };
}

/** The surroundings of a cursor. */
export interface Cursor {
  /** Steps to the member or item under the cursor, or to the container around blank space. */
  readonly steps: readonly PathStep[];
  readonly node: ValueNode | undefined;
  readonly member?: MemberNode;
  /** The cursor is on the member's name, not on or after its colon. */
  readonly onKey: boolean;
  /** The objects and lists around it, innermost first. */
  readonly around: readonly ValueNode[];
}

/** Finds the token at an offset. Its end belongs to it, as a cursor after its last character does. */
export function pathAt(tree: SyntaxTree, offset: number): Cursor {
  let node = tree.root;
  let member: MemberNode | undefined;
  let onKey = false;
  const steps: PathStep[] = [];
  const around: ValueNode[] = [];
  while (node && isInside(node, offset)) {
    around.unshift(node);
    if (node.kind === 'array') {
      const index: number = node.items.findIndex((item) => touches(item, offset));
      const item = node.items[index];
      if (!item) break;
      steps.push(index);
      member = undefined;
      node = item;
    } else if (node.kind === 'object') {
      const found: MemberNode | undefined = node.members.find((entry) => touches(entry, offset));
      if (!found) break;
      steps.push(found.key.value);
      member = found;
      onKey = offset <= found.key.end;
      node = found.value;
      if (onKey) break;
    } else break;
  }
  return { steps, node, ...(member ? { member } : {}), onKey, around };
}

function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}

// Directly before `{` or after `}` the cursor is at the container, not in it; an unclosed container extends to the end.
function isInside(node: ValueNode, offset: number): boolean {
  if (node.kind !== 'object' && node.kind !== 'array') return false;
  return node.start < offset && (!node.closed || offset < node.end);
}
