import type { CodeAction, CodeActionContext, Range, WorkspaceEdit } from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import type { Fix } from '../engine/index.ts';
import { applyEdits, applyTextEdits, difference, textEditsOf } from '../language/edits/apply-edits.ts';
import { fixesFor } from '../language/fixes/fixes-for.ts';
import type { Knowledge } from '../language/knowledge/knowledge.ts';
import { yamlTextEdits } from '../language/recognise/yaml-edits.ts';
import type { TextEdit } from '../language/syntax/tree.ts';
import { diagnosticOf, rangeOf } from './diagnostics.ts';
import type { Judged, Mark, Scope } from './judged.ts';
import { knowledgeFor } from './knowledge.ts';
import type { ClientAbilities } from './abilities.ts';

/** Everything that can be mended without a choice. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.assay`;

/** How what is wrong in a range could be mended, and all of the text at once. */
export function codeActions(
  judged: Judged,
  range: Range,
  { only }: CodeActionContext,
  { engine }: Scope,
  abilities: ClientAbilities,
): CodeAction[] {
  const wants = (kind: string) => !only || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
  const knowledge = knowledgeFor(judged.tree, engine);
  const from = judged.document.offsetAt(range.start);
  const to = judged.document.offsetAt(range.end);
  const touched = judged.marks.filter(({ span }) => span.start <= to && from <= span.end);
  const fixes = wants(CodeActionKind.QuickFix)
    ? touched.flatMap((mark) => quickFixes(judged, mark, knowledge, abilities))
    : [];
  const all = wants(FIX_ALL) ? fixAll(judged, knowledge) : [];
  if (all.length === 0) return fixes;
  const title = 'Fix everything that has one fix';
  return [...fixes, { title, kind: FIX_ALL, edit: workspaceEdit(judged, all, abilities) }];
}

function quickFixes(judged: Judged, mark: Mark, knowledge: Knowledge, abilities: ClientAbilities): CodeAction[] {
  const diagnostics = [diagnosticOf(judged, mark)];
  const action = (title: string, edits: readonly TextEdit[], isPreferred: boolean): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    isPreferred,
    edit: workspaceEdit(judged, edits, abilities),
  });
  if (mark.syntax) {
    const { fix } = mark.syntax;
    return fix ? [action(fix.title, fix.edits, true)] : [];
  }
  return fixesFor(judged.tree, mark.fault, knowledge).flatMap(({ title, safe, edits }: Fix, index) => {
    const changes = textEdits(judged, edits);
    return changes.length > 0 ? [action(title, changes, safe && index === 0)] : [];
  });
}

function textEdits({ tree, form }: Judged, edits: Fix['edits']): readonly TextEdit[] {
  return form === 'json' ? textEditsOf(tree.text, edits) : yamlTextEdits(tree, edits);
}

/** The JSON first: only in sound JSON do paths lead where they say. */
function fixAll(judged: Judged, knowledge: Knowledge): readonly TextEdit[] {
  const { tree, marks, form } = judged;
  if (form === 'yaml') return [];
  const syntax = marks.flatMap((mark) => mark.syntax?.fix?.edits ?? []);
  if (syntax.length > 0) return difference(tree.text, applyTextEdits(tree.text, syntax));
  const edits = marks.flatMap(({ fault }) => {
    const [first] = fault ? fixesFor(tree, fault, knowledge) : [];
    return first?.safe ? first.edits : [];
  });
  return difference(tree.text, applyEdits(tree.text, edits));
}

function workspaceEdit(judged: Judged, edits: readonly TextEdit[], { versionedEdits }: ClientAbilities): WorkspaceEdit {
  const { uri, version } = judged.document;
  const changes = edits.map((edit) => ({ range: rangeOf(judged, edit), newText: edit.text }));
  return versionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
    : { changes: { [uri]: changes } };
}
