import type { JsonObject } from '../../engine/index.ts';
import { getLanguageService } from '../../language/language-service.ts';
import { atRest } from './at-rest.ts';
import { builtOf, isRead, isSource, setBuilt, treeOf } from './document-state.ts';
import { LONG } from '../source/long-text.ts';
import { saidText } from '../texts/said.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

const changed = new monaco.Emitter<void>();

/** Shows the values of a newly built document beside the inputs of its source. */
export function showBuilt(model: Model, document: JsonObject | undefined): void {
  if (builtOf(model) === document) return;
  setBuilt(model, document);
  changed.fire();
}

/** Renders the values again in the current language. */
export function redrawBuilt(): void {
  changed.fire();
}

/**
 * Milliseconds without typing before values are placed in a long text that has not been parsed yet; by then its verdict
 * has parsed it.
 */
const READ_BY = 250;

monaco.languages.registerInlayHintsProvider('json', {
  onDidChangeInlayHints: changed.event,
  provideInlayHints(model, range, token) {
    const list = (shown = isSource(model) && !model.isDisposed()) => ({
      hints: shown ? hintsIn(model, range) : [],
      dispose: () => undefined,
    });
    return isRead(model) || model.getValueLength() <= LONG
      ? list()
      : atRest(READ_BY, token).then((rests) => (rests ? list() : list(false)));
  },
});

function hintsIn(model: Model, range: monaco.Range): monaco.languages.InlayHint[] {
  const start = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
  const end = model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
  return getLanguageService()
    .hints(treeOf(model), builtOf(model), { start, end })
    .map(({ offset, label, meaning }) => ({
      position: model.getPositionAt(offset),
      label: saidText(label.text, label),
      tooltip: saidText(meaning.text, meaning),
      paddingLeft: true,
      paddingRight: true,
    }));
}
