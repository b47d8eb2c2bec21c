import type { Fix } from '../../engine/index.ts';
import { textEditsOf } from '../../language/edits/apply-edits.ts';
import { fixesFor } from '../../language/fixes/fixes-for.ts';
import type { TextEdit } from '../../language/syntax/tree.ts';
import { isSource, knowledgeOf, treeOf } from './document-state.ts';
import { marksAt, rangeOf } from './markers.ts';
import type { Mark } from './markers.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

monaco.languages.registerCodeActionProvider(['json', 'xml'], {
  provideCodeActions(model, range, context) {
    if (!isSource(model)) return { actions: [], dispose: () => undefined };
    const span = {
      start: model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn }),
      end: model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn }),
    };
    const actions = marksAt(model, span).flatMap((mark) => actionsOf(model, mark, context.markers));
    return { actions, dispose: () => undefined };
  },
});

function actionsOf(
  model: Model,
  mark: Mark,
  markers: readonly monaco.editor.IMarkerData[],
): readonly monaco.languages.CodeAction[] {
  const code = mark.syntax?.code ?? mark.fault?.code;
  const diagnostics = markers.filter(
    (marker) => (typeof marker.code === 'string' ? marker.code : marker.code?.value) === code,
  );
  if (mark.syntax) {
    const { fix } = mark.syntax;
    return fix ? [actionOf(model, { ...fix, preferred: true }, diagnostics)] : [];
  }
  if (mark.mending) {
    const { version, fixes } = mark.mending;
    if (version !== model.getVersionId()) return [];
    return fixes.map(({ title, textEdits }) =>
      actionOf(model, { title, edits: textEdits, preferred: true }, diagnostics),
    );
  }
  if (!mark.fault) return [];
  const tree = treeOf(model);
  return fixesFor(tree, mark.fault, knowledgeOf(model)).map((fix: Fix, index) =>
    actionOf(
      model,
      { title: fix.title, edits: textEditsOf(tree.text, fix.edits), preferred: index === 0 && fix.safe },
      diagnostics,
    ),
  );
}

interface Mending {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  readonly preferred: boolean;
}

function actionOf(
  model: Model,
  { title, edits, preferred }: Mending,
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
  };
}
