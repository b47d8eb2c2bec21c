import type { JsonObject } from '../../engine/index.ts';
import { calculatedValues } from '../../language/inlay/calculated-values.ts';
import { builtOf, isSource, setBuilt, treeOf } from './document-state.ts';
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

/** Has the values drawn anew, in whichever language they are told now. */
export function redrawBuilt(): void {
  changed.fire();
}

monaco.languages.registerInlayHintsProvider('json', {
  onDidChangeInlayHints: changed.event,
  provideInlayHints(model, range) {
    const start = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
    const end = model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
    const values = isSource(model) ? calculatedValues(treeOf(model), builtOf(model), { start, end }) : [];
    return {
      hints: values
        .filter(({ offset }) => start <= offset && offset <= end)
        .map(({ offset, label, meaning }) => ({
          position: model.getPositionAt(offset),
          label: label.startsWith('=') ? label : saidText(label),
          tooltip: saidText(meaning),
          paddingLeft: true,
          paddingRight: true,
        })),
      dispose: () => undefined,
    };
  },
});
