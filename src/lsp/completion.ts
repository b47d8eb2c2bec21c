import type { CompletionItem } from 'vscode-languageserver';
import { CompletionItemKind, InsertTextFormat, MarkupKind } from 'vscode-languageserver';
import { complete } from '../language/complete/complete.ts';
import type { Proposal } from '../language/complete/complete.ts';
import { rangeOf } from './diagnostics.ts';
import type { Judged, Scope } from './judged.ts';
import { knowledgeFor } from './knowledge.ts';
import type { ClientAbilities } from './abilities.ts';

const KINDS: Readonly<Record<Proposal['kind'], CompletionItemKind>> = {
  field: CompletionItemKind.Field,
  value: CompletionItemKind.EnumMember,
  extension: CompletionItemKind.Property,
};

/** What could be written at an offset. In YAML that is a value in place of one that is there: fields are laid out in too many ways. */
export function completionItems(
  judged: Judged,
  offset: number,
  { engine }: Scope,
  abilities: ClientAbilities,
): CompletionItem[] {
  const proposals = complete(judged.tree, offset, knowledgeFor(judged.tree, engine));
  const fitting = judged.form === 'json' ? proposals : proposals.filter(isPlainValue);
  return fitting.map((proposal) => itemOf(judged, proposal, abilities));
}

function isPlainValue({ kind, span, alongside }: Proposal): boolean {
  return kind === 'value' && span.end > span.start && alongside.length === 0;
}

function itemOf(
  judged: Judged,
  { kind, label, detail, documentation, span, snippet, filter, sort, alongside, continues }: Proposal,
  { snippets, proposeAgain }: ClientAbilities,
): CompletionItem {
  return {
    label,
    kind: KINDS[kind],
    labelDetails: { description: detail },
    detail,
    ...(documentation !== undefined && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
    filterText: filter,
    sortText: sort,
    insertTextFormat: snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    textEdit: { range: rangeOf(judged, span), newText: snippets ? snippet : plainText(snippet) },
    additionalTextEdits: alongside.map((edit) => ({ range: rangeOf(judged, edit), newText: edit.text })),
    ...(continues && proposeAgain !== undefined && { command: { title: 'Propose values', command: proposeAgain } }),
  };
}

/** A snippet as it is inserted by an editor that knows none. */
function plainText(snippet: string): string {
  return snippet.replace(
    /\$\{0:([^}$]*)\}|\$0|\\([\\$}])/g,
    (_, value?: string, escaped?: string) => value ?? escaped ?? '',
  );
}
