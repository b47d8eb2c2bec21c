import { RANKS, type Problem } from './problem.ts';

/** What says that a value is none of its kind, the clearest first. */
const UNREAD = ['SCHEMA-VALUE', 'ASSAY-XML-VALUE'];

/**
 * A value of XML that is none of its kind, such as a date that is no date, is one fault. Whatever else is said of the
 * same value follows from it, and cannot be judged before it is mended. If only what follows has fixes, they are its.
 * A graver problem follows from none: what follows is not counted, and every error is.
 */
export function oneForUnread(problems: readonly Problem[]): readonly Problem[] {
  const causes = new Map<number, Problem>();
  for (const problem of problems) {
    const at = startOf(problem);
    if (at !== undefined && rankOf(problem) < rankOf(causes.get(at))) causes.set(at, problem);
  }
  const fixes = new Map<Problem, Problem['fixes']>();
  const marked = problems.map((problem) => {
    const cause = causes.get(startOf(problem) ?? NaN);
    if (!cause || cause === problem || RANKS[problem.severity] < RANKS[cause.severity]) return problem;
    if (problem.fixes.length > 0 && !fixes.has(cause)) fixes.set(cause, problem.fixes);
    return { ...problem, follows: cause.key };
  });
  return marked.map((problem) => {
    const others = fixes.get(problem);
    return others && problem.fixes.length === 0 ? { ...problem, fixes: others } : problem;
  });
}

/** Where the only value starts that a problem is about. */
function startOf({ range, paths }: Problem): number | undefined {
  return paths.length > 1 ? undefined : range?.start;
}

function rankOf(problem: Problem | undefined): number {
  const rank = UNREAD.indexOf(problem?.code ?? '');
  return rank < 0 ? UNREAD.length : rank;
}
