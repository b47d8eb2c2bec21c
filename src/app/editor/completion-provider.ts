import { complete } from '../../language/complete/complete.ts';
import type { Proposal } from '../../language/complete/complete.ts';
import { isSource, knowledgeOf, treeOf } from './document-state.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';
import { editorTexts } from '../texts/en/editor.ts';

const KINDS: Readonly<Record<Proposal['kind'], monaco.languages.CompletionItemKind>> = {
  field: monaco.languages.CompletionItemKind.Field,
  value: monaco.languages.CompletionItemKind.EnumMember,
  extension: monaco.languages.CompletionItemKind.Property,
};

monaco.languages.registerCompletionItemProvider('json', {
  triggerCharacters: ['"', ':', ' '],
  provideCompletionItems(model, position) {
    if (!isSource(model)) return { suggestions: [] };
    const proposals = complete(treeOf(model), model.getOffsetAt(position), knowledgeOf(model));
    return { suggestions: proposals.map((proposal) => itemOf(model, proposal)) };
  },
});

function itemOf(model: monaco.editor.ITextModel, proposal: Proposal): monaco.languages.CompletionItem {
  const { label, detail, documentation, span, snippet, filter, sort, alongside, continues } = proposal;
  return {
    label: { label, description: detail },
    kind: KINDS[proposal.kind],
    ...(documentation === undefined ? {} : { documentation: { value: documentation } }),
    range: rangeOf(model, span),
    insertText: snippet,
    insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet,
    filterText: filter,
    sortText: sort,
    additionalTextEdits: alongside.map((edit) => ({ range: rangeOf(model, edit), text: edit.text })),
    ...(continues ? { command: { id: 'editor.action.triggerSuggest', title: editorTexts.proposeValues } } : {}),
  };
}
