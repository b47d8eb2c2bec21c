import { applyTextEdits } from '../../language/edits/apply-edits.ts';
import type { ProblemFix } from '../api/problem.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import type { CommandContext } from './command.ts';
import { isPageAlone } from './page-alone.ts';
import { presentVerdict } from './present-verdict.ts';

/**
 * Fixes a problem in one undoable edit and moves the cursor to the first value to fill in. A tried fix is valid only
 * for the judged text.
 */
export function applyFix(context: CommandContext, fix: ProblemFix, answers?: ReadonlyMap<string, string>): void {
  const { editor } = context.state;
  if (!editor) return;
  if (!presentVerdict(context)) {
    context.notify(commandsTexts.verdictOutdated);
    return;
  }
  if (fix.textEdits.length > 0) editor.replaceAll(applyTextEdits(editor.getText(), fix.textEdits));
  else {
    const before = editor.getText();
    editor.applyEdits(fix.edits);
    if (fix.edits.length > 0 && editor.getText() === before) context.notify(commandsTexts.layoutNotKept);
  }
  const open = (fix.ask?.form ?? []).find(({ place }) => (answers?.get(place)?.trim() ?? '') === '');
  if (!open || isPageAlone(context.state)) return;
  context.state.showPanel('source');
  // On a narrow page the source has to be shown first.
  requestAnimationFrame(() => context.state.editor?.selectValue(open.place));
}
