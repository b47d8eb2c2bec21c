import type { DocumentSymbol } from 'vscode-languageserver';
import { SymbolKind } from 'vscode-languageserver';
import type { OutlineEntry } from '../language/language-service.ts';
import { rangeOf } from './diagnostics.ts';
import { featuresOf } from './features.ts';
import type { Judged } from './judged.ts';

const KINDS: Readonly<Record<NonNullable<OutlineEntry['kind']>, SymbolKind>> = {
  object: SymbolKind.Object,
  array: SymbolKind.Array,
  string: SymbolKind.String,
  number: SymbolKind.Number,
  literal: SymbolKind.Boolean,
};

/** The members of a document, with their values. */
export function symbolsOf(judged: Judged): DocumentSymbol[] {
  const symbolOf = ({ name, detail, kind, span, selection, children }: OutlineEntry): DocumentSymbol => ({
    name,
    ...(detail !== undefined && { detail }),
    kind: kind ? KINDS[kind] : SymbolKind.Null,
    range: rangeOf(judged, span),
    selectionRange: rangeOf(judged, selection),
    children: children.map(symbolOf),
  });
  return featuresOf(judged).symbols(judged.tree).map(symbolOf);
}
