import type { CodeAction, CodeActionContext, Range } from 'vscode-languageserver';
import { CodeActionKind, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { difference, fixJudgedText, type JudgedText } from '../../language/language-service.ts';
import type { TextEdit } from '../../language/syntax/tree.ts';
import type { ClientAbilities } from '../abilities.ts';
import { FIX_ALL, isWanted, workspaceEdit } from '../code-actions.ts';
import { diagnosticOf } from '../diagnostics.ts';
import type { Scope } from '../judged.ts';
import { lspMessages } from '../messages.ts';
import { saidWording } from '../say.ts';
import { judgedXml, type JudgedXml } from './judge-xml-text.ts';

/** The fixes of the verdicts in a range, and one action with all safe fixes of the text. */
export async function xmlActions(
  judged: JudgedXml,
  range: Range,
  { only }: CodeActionContext,
  scope: Scope,
  abilities: ClientAbilities,
): Promise<CodeAction[]> {
  const { document, marks } = judged;
  const { say } = scope;
  const from = document.offsetAt(range.start);
  const to = document.offsetAt(range.end);
  const touched = isWanted(CodeActionKind.QuickFix, only)
    ? marks.filter(({ span }) => span.start <= to && from <= span.end)
    : [];
  const fixes = touched.flatMap((mark) =>
    mark.fixes.map(({ title, phrase, values, safe, edits }, index): CodeAction => ({
      title: say(title, { phrase, values }),
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(judged, mark, say)],
      isPreferred: safe && index === 0,
      edit: workspaceEdit(judged, edits, abilities),
    })),
  );
  if (!isWanted(FIX_ALL, only) || !marks.some((mark) => mark.fixes.some(({ safe }) => safe))) return fixes;
  const edits = await wholeEdits(judged, scope);
  if (edits.length === 0) return fixes;
  const title = saidWording(say, lspMessages.fixAll);
  return [...fixes, { title, kind: FIX_ALL, edit: workspaceEdit(judged, edits, abilities) }];
}

const tried = new WeakMap<JudgedXml, Promise<readonly TextEdit[]>>();

/**
 * All safe fixes together. The result is cached: each trial judges the text, and editors ask at every cursor movement.
 */
function wholeEdits(judged: JudgedXml, scope: Scope): Promise<readonly TextEdit[]> {
  const known = tried.get(judged) ?? triedEdits(judged, scope);
  tried.set(judged, known);
  return known;
}

/** Rejects if the text changes meanwhile, because the offsets would no longer fit. */
async function triedEdits(judged: JudgedXml, scope: Scope): Promise<readonly TextEdit[]> {
  const { document, version } = judged;
  const text = document.getText();
  const fixed = await fixJudgedText(judgedText(text, judged), async (changed) => {
    await othersTurn();
    if (document.version !== version)
      throw new ResponseError(LSPErrorCodes.ContentModified, 'The text has changed meanwhile');
    return judgedText(changed, judgedXml(changed, scope));
  });
  return difference(text, fixed.text);
}

/** Lets other requests be answered between two verdicts. */
const othersTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

function judgedText(text: string, { marks, read }: Pick<JudgedXml, 'marks' | 'read'>): JudgedText {
  const count = (severity: string) => marks.filter(({ fault }) => fault.severity === severity).length;
  const fixes = marks.flatMap(({ fault, fixes }) => fixes.map((fix) => ({ ...fix, code: fault.code })));
  return { text, isRead: read !== undefined, errors: count('error'), warnings: count('warning'), fixes };
}
