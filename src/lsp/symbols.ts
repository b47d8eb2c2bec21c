import type { DocumentSymbol } from 'vscode-languageserver';
import { SymbolKind } from 'vscode-languageserver';
import type { Span, ValueNode } from '../language/syntax/tree.ts';
import { rangeOf } from './diagnostics.ts';
import type { Judged } from './judged.ts';

/** Limit per text: a longer outline is useless, and a hostile text has millions of entries. */
export const MOST_SYMBOLS = 5000;

/** Longest name or value, in characters: an attached file has millions. */
export const LONGEST_NAME = 80;

/** A text, or its beginning with an ellipsis. */
export function brief(text: string): string {
  // Half a surrogate pair is dropped.
  return text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const KINDS: Readonly<Record<ValueNode['kind'], SymbolKind>> = {
  object: SymbolKind.Object,
  array: SymbolKind.Array,
  string: SymbolKind.String,
  number: SymbolKind.Number,
  literal: SymbolKind.Boolean,
};

interface Named {
  readonly name: string;
  readonly span: Span;
  readonly selection: Span;
  readonly value: ValueNode | undefined;
}

/** The members of a document, with their values. */
export function symbolsOf(judged: Judged): DocumentSymbol[] {
  let left = MOST_SYMBOLS;
  const listed = (parts: readonly Named[]): DocumentSymbol[] => {
    // Siblings are listed before their children, so that a truncated outline still names every part.
    const shown = parts.slice(0, left);
    left -= shown.length;
    return shown.map(({ name, span, selection, value }) => ({
      name: name === '' ? '""' : brief(name),
      ...(value && { detail: detailOf(value) }),
      kind: value ? KINDS[value.kind] : SymbolKind.Null,
      range: rangeOf(judged, span),
      selectionRange: rangeOf(judged, selection),
      children: value ? listed(partsOf(value)) : [],
    }));
  };
  const { root } = judged.tree;
  return root ? listed(partsOf(root)) : [];
}

function partsOf(node: ValueNode): readonly Named[] {
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
    const told = value && (value.kind === 'object' ? nameIn(value) : value.kind === 'string' ? value.value : '');
    if (told) return brief(told);
  }
  return '';
}
