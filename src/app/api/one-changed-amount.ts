import { RANKS, type Problem } from './problem.ts';

/** Amounts of XML that building would change. */
const CHANGED: ReadonlySet<string> = new Set(['ASSAY-XML-AMOUNT-DUE', 'ASSAY-XML-LINE-AMOUNT']);

/** That building would change an amount follows from a graver problem of the same amount, which says why. */
export function oneForChanged(problems: readonly Problem[]): readonly Problem[] {
  const causes = new Map(
    problems
      .filter(({ code, follows }) => !CHANGED.has(code) && follows === undefined)
      .toReversed()
      .map((problem) => [problem.range?.start, problem]),
  );
  return problems.map((problem) => {
    const cause = CHANGED.has(problem.code) && problem.range ? causes.get(problem.range.start) : undefined;
    return cause && RANKS[cause.severity] <= RANKS[problem.severity] ? { ...problem, follows: cause.key } : problem;
  });
}
