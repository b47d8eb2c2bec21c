import { pathAt } from '../syntax/locate.ts';
import { skipSpace } from '../syntax/scan-json.ts';
import type { PathStep } from '../../engine/index.ts';
import type { ObjectNode, Span, SyntaxTree, ValueNode } from '../syntax/tree.ts';

/** What may be typed at a cursor. */
export type Place =
  | {
      readonly kind: 'key';
      readonly object: ObjectNode;
      /** Steps to the object. */
      readonly steps: readonly PathStep[];
      /** The text that a proposal replaces; empty where nothing is typed yet. */
      readonly span: Span;
      /** A colon already follows, so only the name is needed. */
      readonly nameOnly: boolean;
    }
  | {
      readonly kind: 'value';
      /** Steps to the value, or to the place where it would stand. */
      readonly steps: readonly PathStep[];
      readonly span: Span;
    };

/**
 * Whether a field name or a value is expected at an offset. Undefined inside a comment, outside the document, and after
 * a text that still lacks its closing quote.
 */
export function placeAt(tree: SyntaxTree, offset: number): Place | undefined {
  if (inComment(tree, offset) || behindOpenText(tree, offset)) return undefined;
  const cursor = pathAt(tree, offset);
  const [inner] = cursor.around;
  if (!inner) return undefined;
  const here = { start: offset, end: offset };
  if (inner.kind === 'object') {
    const { member, onKey } = cursor;
    const within = member !== undefined && inner.members.includes(member);
    // Right before a name, the user is about to write another one.
    if (within && offset === member.key.start) {
      return { kind: 'key', object: inner, steps: cursor.steps.slice(0, -1), span: here, nameOnly: false };
    }
    if (within && onKey) {
      const nameOnly = tree.text.charAt(skipSpace(tree.text, member.key.end, () => undefined)) === ':';
      return { kind: 'key', object: inner, steps: cursor.steps.slice(0, -1), span: spanOf(member.key), nameOnly };
    }
    if (within) return { kind: 'value', steps: cursor.steps, span: cursor.node ? spanOf(cursor.node) : here };
    const open = inner.members.find((entry) => !entry.value && entry.end <= offset && blank(tree, entry.end, offset));
    if (open && tree.text.slice(open.key.end, offset).includes(':')) {
      return { kind: 'value', steps: [...cursor.steps, open.key.value], span: here };
    }
    return { kind: 'key', object: inner, steps: cursor.steps, span: here, nameOnly: false };
  }
  if (inner.kind !== 'array') return undefined;
  const onItem = cursor.node !== undefined && inner.items.includes(cursor.node);
  if (onItem) return { kind: 'value', steps: cursor.steps, span: itemSpan(cursor.node, here) };
  const index = inner.items.filter((item) => item.end <= offset).length;
  return { kind: 'value', steps: [...cursor.steps, index], span: here };
}

function itemSpan(node: ValueNode | undefined, here: Span): Span {
  return node && node.kind !== 'object' && node.kind !== 'array' ? spanOf(node) : here;
}

function blank(tree: SyntaxTree, from: number, to: number): boolean {
  return /^[:\s]*$/.test(tree.text.slice(from, to));
}

function inComment(tree: SyntaxTree, offset: number): boolean {
  return tree.faults.some(
    (fault) => fault.code === 'ASSAY-SYNTAX-COMMENT' && fault.start < offset && offset <= fault.end,
  );
}

function behindOpenText({ text, faults }: SyntaxTree, offset: number): boolean {
  return faults.some(
    ({ code, end, fix }) =>
      code === 'ASSAY-SYNTAX-QUOTE' &&
      end < offset &&
      fix?.edits[0]?.start === end &&
      /^[ \t]*$/.test(text.slice(end, offset)),
  );
}

function spanOf(span: Span): Span {
  return { start: span.start, end: span.end };
}
