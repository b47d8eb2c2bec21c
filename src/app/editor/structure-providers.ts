import { getLanguageService } from '../../language/language-service.ts';
import { atRest } from './at-rest.ts';
import { treeOf } from './document-state.ts';
import { LONG } from '../source/long-text.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

monaco.languages.registerDocumentFormattingEditProvider('json', {
  displayName: 'Assay',
  provideDocumentFormattingEdits(model) {
    const edits = getLanguageService().format(model.getValue());
    return edits.map((edit) => ({ range: rangeOf(model, edit), text: edit.text }));
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
  if (model.isDisposed()) return [];
  return getLanguageService()
    .folds(treeOf(model))
    .map((fold) => ({
      start: model.getPositionAt(fold.start).lineNumber,
      // The closing bracket stays visible.
      end: model.getPositionAt(fold.end).lineNumber - (fold.closed ? 1 : 0),
    }))
    .filter(({ start, end }) => end > start);
}
