import { commandsTexts } from '../texts/en/commands.ts';
import type { Problem, ProblemFix } from '../api/problem.ts';
import { applyFix } from './apply-fix.ts';
import type { CommandContext } from './command.ts';
import type { CommandRunner } from './CommandProvider.tsx';
import { presentVerdict } from './present-verdict.ts';
import { until } from './until.ts';

/**
 * Applies a fix that came with its problem. If the text has just changed, it waits for the verdict on it and applies what
 * that offers under the same title: the places in the text may be others.
 */
export async function applySoon(
  act: CommandRunner['act'],
  { key }: Pick<Problem, 'key'>,
  { title, ask }: Pick<ProblemFix, 'title' | 'ask'>,
  finish: (fix: ProblemFix) => ProblemFix = (fix) => fix,
): Promise<void> {
  /** Undefined until there is a verdict on the present text. */
  const apply = (context: CommandContext): boolean | undefined => {
    const verdict = presentVerdict(context);
    const offered = verdict?.problems
      .find((problem) => problem.key === key)
      ?.fixes.find((fix) => fix.title === title && fix.ask?.place === ask?.place);
    if (offered) applyFix(context, finish(offered));
    return verdict && offered !== undefined;
  };
  const isApplied = await until(() => {
    let found: boolean | undefined;
    act((context) => {
      found = apply(context);
    });
    return found;
  });
  if (isApplied !== true)
    act(({ notify }) => {
      notify(commandsTexts.verdictOutdated);
    });
}
