import { commandsTexts } from '../texts/en/commands.ts';
import type { Problem, ProblemFix } from '../api/problem.ts';
import { applyFix } from './apply-fix.ts';
import type { CommandContext } from './command.ts';
import type { CommandRunner } from './CommandProvider.tsx';
import { presentVerdict } from './present-verdict.ts';
import { until } from './until.ts';

export interface SoonApplied {
  /** Fills in what the author has answered. */
  readonly finish?: (fix: ProblemFix) => ProblemFix;
  readonly answers?: ReadonlyMap<string, string>;
  /** The fixes of a problem of the present text; without it, those that came with the problem. */
  readonly fixesOf?: (problem: Problem) => Promise<readonly ProblemFix[]>;
}

/**
 * Applies a fix of a problem. If the text has just changed, it waits for the verdict on it and applies what that offers
 * under the same title: the places in the text may be others.
 */
export async function applySoon(
  act: CommandRunner['act'],
  problem: Pick<Problem, 'key'>,
  fix: ProblemFix,
  { finish = (offered) => offered, answers, fixesOf }: SoonApplied = {},
): Promise<void> {
  const isSame = ({ title, ask }: ProblemFix): boolean => title === fix.title && ask?.place === fix.ask?.place;
  const apply = (offered: ProblemFix | undefined): boolean => {
    if (offered)
      act((context) => {
        applyFix(context, finish(offered), answers);
      });
    return offered !== undefined;
  };
  /** Undefined until there is a verdict on the present text. */
  const look = (): boolean | undefined | Promise<boolean | undefined> => {
    const found = problemNow(act, problem);
    if (found === undefined) return undefined;
    // Its fix is of this text.
    if (found === problem) return apply(fix);
    if (!found || !fixesOf) return apply(found?.fixes.find(isSame));
    return fixesOf(found).then((fixes) =>
      // The text may have changed while they were tried.
      problemNow(act, problem) === found ? apply(fixes.find(isSame)) : undefined,
    );
  };
  if ((await until(look)) !== true)
    act(({ notify }) => {
      notify(commandsTexts.verdictOutdated);
    });
}

/** The problem in the verdict on the present text; null if it is no longer there, undefined without such a verdict. */
function problemNow(act: CommandRunner['act'], { key }: Pick<Problem, 'key'>): Problem | null | undefined {
  let found: Problem | null | undefined;
  act((context: CommandContext) => {
    const verdict = presentVerdict(context);
    found = verdict && (verdict.problems.find((problem) => problem.key === key) ?? null);
  });
  return found;
}
