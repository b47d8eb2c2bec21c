import { getLanguageService, type Proposal } from '../../language/language-service.ts';
import { isSource, knowledgeOf, treeInSteps, treeOf } from './document-state.ts';
import { LONG } from '../source/long-text.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';
import { nextTask } from '../source/next-task.ts';
import { editorTexts } from '../texts/en/editor.ts';

const KINDS: Readonly<Record<Proposal['kind'], monaco.languages.CompletionItemKind>> = {
  field: monaco.languages.CompletionItemKind.Field,
  value: monaco.languages.CompletionItemKind.EnumMember,
  extension: monaco.languages.CompletionItemKind.Property,
};

monaco.languages.registerCompletionItemProvider('json', {
  triggerCharacters: ['"', ':', ' '],
  provideCompletionItems(model, position, _, token) {
    if (!isSource(model)) return NONE;
    const offset = model.getOffsetAt(position);
    return model.getValueLength() > LONG ? proposeInSteps(model, offset, token) : propose(model, offset);
  },
});

const NONE: monaco.languages.CompletionList = { suggestions: [] };

function propose(model: monaco.editor.ITextModel, offset: number): monaco.languages.CompletionList {
  const proposals = getLanguageService().complete(treeOf(model), offset, () => knowledgeOf(model));
  return { suggestions: proposals.map((proposal) => itemOf(model, proposal)) };
}

/**
 * Parsing a long text takes all the time that a key may take, and so does rendering the suggestions. So this waits
 * first, and the next key cancels it.
 */
async function proposeInSteps(model: monaco.editor.ITextModel, offset: number, token: monaco.CancellationToken) {
  await nextTask();
  const tree = token.isCancellationRequested || model.isDisposed() ? undefined : await treeInSteps(model);
  await nextTask();
  return !tree || token.isCancellationRequested || model.isDisposed() ? NONE : propose(model, offset);
}

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
