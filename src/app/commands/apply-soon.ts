import { commandsTexts } from '../texts/en/commands.ts';
import type { Problem, ProblemFix } from '../api/problem.ts';
import { applyFix } from './apply-fix.ts';
import type { CommandRunner } from './CommandProvider.tsx';
import { presentVerdict } from './present-verdict.ts';

/** Milliseconds in which an edit made just before is judged, and between two looks. */
const PATIENCE = 5000;
const PAUSE = 50;

/**
 * Applies a fix that came with its problem. If the text has just changed, it waits for the verdict on it and applies what
 * that offers under the same title: the places in the text may be others.
 */
export function applySoon(
  act: CommandRunner['act'],
  { key }: Pick<Problem, 'key'>,
  { title, ask }: Pick<ProblemFix, 'title' | 'ask'>,
  finish: (fix: ProblemFix) => ProblemFix = (fix) => fix,
  left = PATIENCE,
): void {
  act((context) => {
    const verdict = presentVerdict(context);
    const offered = verdict?.problems
      .find((problem) => problem.key === key)
      ?.fixes.find((fix) => fix.title === title && fix.ask?.place === ask?.place);
    if (offered) applyFix(context, finish(offered));
    else if (verdict || left <= 0) context.notify(commandsTexts.verdictOutdated);
    else setTimeout(() => applySoon(act, { key }, { title, ask }, finish, left - PAUSE), PAUSE);
  });
}
