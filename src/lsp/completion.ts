import type { CompletionItem } from 'vscode-languageserver';
import { CompletionItemKind, InsertTextFormat, InsertTextMode, MarkupKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Proposal } from '../language/language-service.ts';
import type { SyntaxTree } from '../language/syntax/tree.ts';
import { rangeOf } from './diagnostics.ts';
import { featuresOf } from './features.ts';
import type { Judged, Scope } from './judged.ts';
import { knowledgeFor } from './knowledge.ts';
import type { ClientAbilities } from './abilities.ts';

const KINDS: Readonly<Record<Proposal['kind'], CompletionItemKind>> = {
  field: CompletionItemKind.Field,
  value: CompletionItemKind.EnumMember,
  extension: CompletionItemKind.Property,
};

/** The proposals at an offset. */
export function completionItems(
  judged: Judged,
  offset: number,
  { engine, say }: Scope,
  abilities: ClientAbilities,
): CompletionItem[] {
  const knowledgeOf = (tree: SyntaxTree) => knowledgeFor(tree, engine, say);
  const proposals = featuresOf(judged).complete(judged.tree, offset, knowledgeOf);
  return proposals.map((proposal) => itemOf(judged, proposal, abilities));
}

function itemOf(
  judged: Judged,
  { kind, label, detail, documentation, span, snippet, filter, sort, alongside, continues }: Proposal,
  { snippets, asIs, proposeAgain }: ClientAbilities,
): CompletionItem {
  const range = rangeOf(judged, span);
  const yaml = judged.form === 'yaml';
  const laidOut = yaml && snippets && !asIs ? relative(snippet, judged.document, range.start.line) : snippet;
  return {
    label,
    kind: KINDS[kind],
    labelDetails: { description: detail },
    detail,
    ...(documentation !== undefined && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
    filterText: filter,
    sortText: sort,
    insertTextFormat: snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    ...(yaml && asIs && { insertTextMode: InsertTextMode.asIs }),
    textEdit: { range, newText: snippets ? laidOut : plainText(laidOut) },
    additionalTextEdits: alongside.map((edit) => ({ range: rangeOf(judged, edit), newText: edit.text })),
    ...(continues && proposeAgain !== undefined && { command: { title: 'Propose values', command: proposeAgain } }),
  };
}

/** A snippet for an editor that indents further lines like the first one. */
function relative(snippet: string, document: TextDocument, line: number): string {
  const written = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
  const indentation = written.search(/[^ ]|$/);
  return snippet.replace(/\n */g, (lead) => `\n${lead.slice(1 + indentation)}`);
}

/** A snippet as plain text, for an editor without snippets. */
function plainText(snippet: string): string {
  return snippet.replace(
    /\$\{0:([^}$]*)\}|\$0|\\([\\$}])/g,
    (_, value?: string, escaped?: string) => value ?? escaped ?? '',
  );
}
