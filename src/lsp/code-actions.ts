import type { CodeAction, CodeActionContext, Range, WorkspaceEdit } from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import type { Ask, AskField } from '../engine/index.ts';
import { PLACEHOLDER, readJson } from '../engine/values.ts';
import type { Mark, Trial } from '../language/language-service.ts';
import { toJson } from '../language/syntax/to-json.ts';
import type { TextEdit } from '../language/syntax/tree.ts';
import { diagnosticOf, rangeOf } from './diagnostics.ts';
import { featuresOf } from './features.ts';
import { inspected, type Judged, type Scope } from './judged.ts';
import { knowledgeFor } from './knowledge.ts';
import type { ClientAbilities } from './abilities.ts';
import { lspMessages } from './messages.ts';
import { saidWording, type Say } from './say.ts';

/** All fixes that need no choice. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.assay`;

/** The fixes for a range, and for the whole text. Each was tried and removes its fault. */
export async function codeActions(
  judged: Judged,
  range: Range,
  { only }: CodeActionContext,
  scope: Scope,
  abilities: ClientAbilities,
): Promise<CodeAction[]> {
  const { engine, say } = scope;
  const wants = (kind: string) => isWanted(kind, only);
  const knowledge = knowledgeFor(judged.tree, engine, say);
  const from = judged.document.offsetAt(range.start);
  const to = judged.document.offsetAt(range.end);
  const touched = judged.marks.filter(({ span }) => span.start <= to && from <= span.end);
  const trial: Trial = {
    text: judged.form === 'json' ? judged.tree.text : JSON.stringify(toJson(judged.tree.root)),
    faults: judged.marks.flatMap(({ fault }) => fault ?? []),
    knowledge,
    examine: (text) => {
      const data = readJson(text);
      return data.ok ? inspected(data.value, scope).faults : data.faults;
    },
  };
  const fixes: CodeAction[] = [];
  if (wants(CodeActionKind.QuickFix)) {
    for (const mark of touched) fixes.push(...(await quickFixes(judged, mark, trial, abilities, say)));
  }
  const { fixAll, fixedEdits } = featuresOf(judged);
  const whole = wants(FIX_ALL) ? fixedEdits(judged.tree, await fixAll(trial)) : [];
  if (whole.length === 0) return fixes;
  const title = saidWording(say, lspMessages.fixAll);
  return [...fixes, { title, kind: FIX_ALL, edit: workspaceEdit(judged, whole, abilities) }];
}

/** Whether a request for actions of some kinds, or of any, is for this one. */
export function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return !only || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
}

async function quickFixes(
  judged: Judged,
  mark: Mark,
  trial: Trial,
  abilities: ClientAbilities,
  say: Say,
): Promise<CodeAction[]> {
  const diagnostics = [diagnosticOf(judged, mark, say)];
  const action = (title: string, edits: readonly TextEdit[], isPreferred: boolean): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    isPreferred,
    edit: workspaceEdit(judged, edits, abilities),
  });
  if (mark.syntax) {
    const { fix } = mark.syntax;
    return fix ? [action(say(fix.title, fix), fix.edits, true)] : [];
  }
  const features = featuresOf(judged);
  const fixes = await features.fixes(mark.fault, trial);
  return fixes.flatMap((fix, index) => {
    const changes = features.textEdits(judged.tree, fix.edits);
    if (changes.length === 0) return [];
    const plain = action(say(fix.title, fix), changes, fix.safe && index === 0);
    const snippets = fix.kind === 'ask' && abilities.snippetEdits && snippetEdit(judged, changes, fix.ask);
    return [snippets ? { ...plain, edit: snippets } : plain];
  });
}

/** Most values of one place in a snippet, the likeliest first. */
const MOST_CHOICES = 12;

/** The edits of a question as snippets: each placeholder is a tab stop for typing the value or choosing a known one. */
function snippetEdit(judged: Judged, edits: readonly TextEdit[], ask: Ask | undefined): WorkspaceEdit {
  const { uri, version } = judged.document;
  const fields = [...(ask?.form ?? [])];
  let stop = 0;
  const snippetOf = (text: string) =>
    text
      .split(PLACEHOLDER)
      .map((part) => part.replace(/[\\$}]/g, '\\$&'))
      .reduce((before, after) => before + stopOf(fields[stop], ++stop) + after);
  const changes = edits.map((edit) => ({
    range: rangeOf(judged, edit),
    snippet: { kind: 'snippet', value: snippetOf(edit.text) } as const,
  }));
  return { documentChanges: [{ textDocument: { uri, version }, edits: changes }] };
}

function stopOf(field: AskField | undefined, stop: number): string {
  const values = (field?.choices ?? []).slice(0, MOST_CHOICES).map(({ value }) => value.replace(/[\\|,$}]/g, '\\$&'));
  return values.length > 1
    ? `\${${String(stop)}|${[PLACEHOLDER, ...values].join(',')}|}`
    : `\${${String(stop)}:${PLACEHOLDER}}`;
}

/** Edits of a text, as the client takes them. */
export function workspaceEdit(
  judged: Pick<Judged, 'document' | 'version'>,
  edits: readonly TextEdit[],
  { versionedEdits }: ClientAbilities,
): WorkspaceEdit {
  const { document, version } = judged;
  const { uri } = document;
  const changes = edits.map((edit) => ({ range: rangeOf(judged, edit), newText: edit.text }));
  return versionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
    : { changes: { [uri]: changes } };
}
