import { applyTextEdits } from '../../language/edits/apply-edits.ts';
import type { ProblemFix } from '../api/problem.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import type { CommandContext } from './command.ts';
import { presentVerdict } from './present-verdict.ts';

/** Mends a problem as one undoable edit, and puts the cursor into what is left to be typed. What was tried holds only for the text that was judged. */
export function applyFix(context: CommandContext, fix: ProblemFix): void {
  const { editor } = context.state;
  if (!editor) return;
  if (!presentVerdict(context)) {
    context.tell(commandsTexts.theTextHasChangedSince2);
    return;
  }
  if (fix.textEdits.length > 0) editor.replaceAll(applyTextEdits(editor.getText(), fix.textEdits));
  else editor.applyEdits(fix.edits);
  const [first] = fix.fill ?? [];
  if (first === undefined) return;
  context.state.showPanel('source');
  // On a narrow page the source comes to the front first.
  requestAnimationFrame(() => context.state.editor?.selectValue(first));
}
