import type { JsonObject } from '../../engine/index.ts';
import { calculatedValues } from '../../language/inlay/calculated-values.ts';
import { builtOf, isSource, setBuilt, treeOf } from './document-state.ts';
import { saidText } from '../texts/said.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

const changed = new monaco.Emitter<void>();

type Hints = ReturnType<typeof calculatedValues>;

/** What stands beside each tree, and the built document that it was worked out of: asked for at every scroll. */
const worked = new WeakMap<object, { readonly built: JsonObject | undefined; readonly hints: Hints }>();

function hintsOf(model: Model): Hints {
  const tree = treeOf(model);
  const built = builtOf(model);
  const known = worked.get(tree);
  if (known && known.built === built) return known.hints;
  const hints = calculatedValues(tree, built);
  worked.set(tree, { built, hints });
  return hints;
}

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
    const hints = isSource(model) ? hintsOf(model) : [];
    const first = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
    const last = model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
    return {
      hints: hints
        .filter(({ offset }) => first <= offset && offset <= last)
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
