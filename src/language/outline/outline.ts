import type { Span, SyntaxTree, ValueNode } from '../syntax/tree.ts';

/** Limit per text: a longer outline is useless, and a hostile text has millions of entries. */
export const MOST_SYMBOLS = 5000;

/** Longest name or value, in characters: an attached file has millions. */
export const LONGEST_NAME = 80;

/** A text, or its beginning with an ellipsis. */
export function brief(text: string): string {
  // Half a surrogate pair is dropped.
  return text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A member or an item with its value. */
export interface OutlineEntry {
  readonly name: string;
  /** Its value, in short; undefined if it has none yet. */
  readonly detail: string | undefined;
  /** The kind of its value; undefined if it has none yet. */
  readonly kind: ValueNode['kind'] | undefined;
  readonly span: Span;
  /** What is selected when somebody goes there. */
  readonly selection: Span;
  readonly children: readonly OutlineEntry[];
}

interface Part extends Pick<OutlineEntry, 'name' | 'span' | 'selection'> {
  readonly value: ValueNode | undefined;
}

/** The members of a document with their values, at most `MOST_SYMBOLS` of them. */
export function outlineOf({ root }: SyntaxTree): readonly OutlineEntry[] {
  let left = MOST_SYMBOLS;
  const listed = (parts: readonly Part[]): readonly OutlineEntry[] => {
    // Siblings are listed before their children, so that a truncated outline still names every part.
    const shown = parts.slice(0, left);
    left -= shown.length;
    return shown.map(({ name, span, selection, value }) => ({
      name: name === '' ? '""' : brief(name),
      detail: value && detailOf(value),
      kind: value?.kind,
      span,
      selection,
      children: value ? listed(partsOf(value)) : [],
    }));
  };
  return root ? listed(partsOf(root)) : [];
}

/** The range of an object or a list; whether its closing bracket is there. */
export interface Fold extends Span {
  readonly closed: boolean;
}

/** The ranges of objects and lists, from the outer to the inner ones. */
export function foldsOf({ root }: SyntaxTree): readonly Fold[] {
  const folds: Fold[] = [];
  const visit = (node: ValueNode | undefined): void => {
    if (node?.kind !== 'object' && node?.kind !== 'array') return;
    folds.push(node);
    if (node.kind === 'array') node.items.forEach(visit);
    else for (const member of node.members) visit(member.value);
  };
  visit(root);
  return folds;
}

function partsOf(node: ValueNode): readonly Part[] {
  if (node.kind === 'object')
    return node.members.map((member) => ({
      name: member.key.value,
      span: member,
      selection: member.key,
      value: member.value,
    }));
  if (node.kind !== 'array') return [];
  return node.items.map((item, index) => ({ name: `[${String(index)}]`, span: item, selection: item, value: item }));
}

function detailOf(node: ValueNode): string {
  switch (node.kind) {
    case 'string':
      return brief(node.value);
    case 'number':
      return brief(node.text);
    case 'literal':
      return String(node.value);
    case 'array':
      return `[${String(node.items.length)}]`;
    case 'object':
      return nameIn(node);
  }
}

/** The member that distinguishes an object of a list; for a line that of its item. */
function nameIn(node: ValueNode): string {
  if (node.kind !== 'object') return '';
  for (const name of ['name', 'item', 'code', 'key', 'cat', 'desc']) {
    const value = node.members.find(({ key }) => key.value === name)?.value;
    const found = value && (value.kind === 'object' ? nameIn(value) : value.kind === 'string' ? value.value : '');
    if (found) return brief(found);
  }
  return '';
}
