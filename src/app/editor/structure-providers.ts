import { difference } from '../../language/edits/apply-edits.ts';
import { formatJson } from '../../language/edits/format-json.ts';
import type { ValueNode } from '../../language/syntax/tree.ts';
import { atRest } from './at-rest.ts';
import { treeOf } from './document-state.ts';
import { LONG } from '../source/long-text.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

monaco.languages.registerDocumentFormattingEditProvider('json', {
  displayName: 'Assay',
  provideDocumentFormattingEdits(model) {
    const text = model.getValue();
    return difference(text, formatJson(text)).map((edit) => ({ range: rangeOf(model, edit), text: edit.text }));
  },
});

/**
 * Milliseconds before the folds of a long text are calculated: that takes all the time that a key may take, and so does
 * rendering them.
 */
const FOLDING_REST = 800;

monaco.languages.registerFoldingRangeProvider('json', {
  provideFoldingRanges: (model, _, token) =>
    model.getValueLength() > LONG ? foldsAtRest(model, token) : foldsOf(model),
});

async function foldsAtRest(model: monaco.editor.ITextModel, token: monaco.CancellationToken) {
  if (await atRest(FOLDING_REST, token)) return foldsOf(model);
  // Returns nothing, because for an empty list Monaco would fold by indentation.
  return new Promise<never>(() => undefined);
}

function foldsOf(model: monaco.editor.ITextModel): monaco.languages.FoldingRange[] {
  const ranges: monaco.languages.FoldingRange[] = [];
  const visit = (node: ValueNode | undefined): void => {
    if (node?.kind !== 'object' && node?.kind !== 'array') return;
    const start = model.getPositionAt(node.start).lineNumber;
    // The closing bracket stays visible.
    const end = model.getPositionAt(node.end).lineNumber - (node.closed ? 1 : 0);
    if (end > start) ranges.push({ start, end });
    if (node.kind === 'array') node.items.forEach(visit);
    else for (const member of node.members) visit(member.value);
  };
  if (!model.isDisposed()) visit(treeOf(model).root);
  return ranges;
}
