import { saidText } from '../texts/said.ts';
import { answered, getLanguageService, type Mending } from '../../language/language-service.ts';
import type { TextEdit } from '../../language/syntax/tree.ts';
import { isSource, mendOf, treeOf } from './document-state.ts';
import { selectValue } from './editor-handle.ts';
import { marksAt, rangeOf } from './markers.ts';
import type { Mark } from './markers.ts';
import { monaco } from './monaco.ts';
import { editorTexts } from '../texts/en/editor.ts';

type Model = monaco.editor.ITextModel;

/** Most values of one place in the list of fixes, likeliest first; the card of the problem has them all. */
const MOST_CHOICES = 9;

const SELECT_VALUE = 'assay.select-value';

monaco.editor.registerCommand(SELECT_VALUE, (_services, uri: string, path: string) => {
  const editor = monaco.editor.getEditors().find((candidate) => candidate.getModel()?.uri.toString() === uri);
  if (editor) selectValue(editor, path);
});

monaco.languages.registerCodeActionProvider(['json', 'xml'], {
  async provideCodeActions(model, range, context) {
    if (!isSource(model)) return { actions: [], dispose: () => undefined };
    const span = {
      start: model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn }),
      end: model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn }),
    };
    const actions = await Promise.all(marksAt(model, span).map((mark) => actionsOf(model, mark, context.markers)));
    return { actions: actions.flat(), dispose: () => undefined };
  },
});

async function actionsOf(
  model: Model,
  mark: Mark,
  markers: readonly monaco.editor.IMarkerData[],
): Promise<readonly monaco.languages.CodeAction[]> {
  const code = mark.syntax?.code ?? mark.fault?.code;
  const diagnostics = markers.filter(
    (marker) => (typeof marker.code === 'string' ? marker.code : marker.code?.value) === code,
  );
  if (mark.syntax) {
    const { fix } = mark.syntax;
    return fix ? [actionOf(model, { ...fix, preferred: true }, diagnostics)] : [];
  }
  const version = model.getVersionId();
  if (mark.mending) {
    if (mark.mending.version !== version) return [];
    return mark.mending.fixes.map(({ title, textEdits, safe }, index) =>
      actionOf(model, { title, edits: textEdits, preferred: index === 0 && safe }, diagnostics),
    );
  }
  const fixes = mark.fault ? ((await mendOf(model)?.(mark.fault, version)) ?? []) : [];
  if (model.isDisposed() || model.getVersionId() !== version) return [];
  return fixes.flatMap(withChoices).map(({ title, phrase, values, safe, edits, ask }, index) => {
    const mending = {
      title: saidText(title, { phrase, values }),
      edits: getLanguageService().textEdits(treeOf(model), edits),
      preferred: index === 0 && safe,
    };
    const fill = ask?.form[0]?.place;
    return actionOf(model, { ...mending, ...(fill !== undefined && { fill }) }, diagnostics);
  });
}

/** Turns a question with known values into one action for each value, and one that leaves the value open. */
function withChoices(fix: Mending): readonly Mending[] {
  const [field, other] = fix.ask?.form ?? [];
  if (!field?.choices || other) return [fix];
  const chosen = field.choices.slice(0, MOST_CHOICES).map(({ value, name }): Mending => {
    const { ask: _, phrase: __, values: ___, ...rest } = fix;
    const title = `${saidText(fix.title, fix)}: ${name === value ? value : `${value} (${name})`}`;
    return { ...rest, title, edits: answered(fix, new Map([[field.place, value]])) };
  });
  return [...chosen, fix];
}

interface Action {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  readonly preferred: boolean;
  /** Path of the value that the user has to type. */
  readonly fill?: string;
}

function actionOf(
  model: Model,
  { title, edits, preferred, fill }: Action,
  diagnostics: readonly monaco.editor.IMarkerData[],
): monaco.languages.CodeAction {
  return {
    title,
    kind: 'quickfix',
    isPreferred: preferred,
    diagnostics: [...diagnostics],
    edit: {
      edits: edits.map((edit) => ({
        resource: model.uri,
        versionId: model.getVersionId(),
        textEdit: { range: rangeOf(model, edit), text: edit.text },
      })),
    },
    ...(fill !== undefined && {
      command: { id: SELECT_VALUE, title: editorTexts.typeTheValue, arguments: [model.uri.toString(), fill] },
    }),
  };
}
