import { answeredEdits } from '../../../formats/verdicts/answered-edits.ts';
import type { Mending } from '../../../language/fixes/mending.ts';
import { answered } from '../../../language/fixes/answers.ts';
import type { ProblemFix } from '../../api/problem.ts';

/** A fix with the author's answers: in JSON by paths, in XML in the text of its edits. */
export function answeredFix(fix: Mending | ProblemFix, answers: ReadonlyMap<string, string>): ProblemFix {
  if (!('textEdits' in fix) || fix.textEdits.length === 0) {
    return { ...fix, edits: answered(fix, answers), textEdits: [] };
  }
  return { ...fix, textEdits: answeredEdits({ edits: fix.textEdits, ask: fix.ask }, answers) };
}
