import { RANKS, type Problem } from './problem.ts';

const MISSING = 'SCHEMA-MISSING';

/**
 * An element that the schema misses, and that a rule misses too, is one fault: the one of the rule, which says what it
 * means and asks for the same value. What only the schema says of it follows, unless it is graver.
 */
export function oneForMissing(problems: readonly Problem[]): readonly Problem[] {
  const asking = new Map<string, Problem>();
  for (const problem of problems)
    for (const place of placesAsked(problem))
      if (problem.code !== MISSING && problem.follows === undefined && !asking.has(place)) asking.set(place, problem);
  return problems.map((problem) => {
    if (problem.code !== MISSING) return problem;
    const [cause, ...others] = new Set(placesAsked(problem).map((place) => asking.get(place)));
    const isSame = cause !== undefined && others.length === 0 && RANKS[cause.severity] <= RANKS[problem.severity];
    return isSame ? { ...problem, follows: cause.key } : problem;
  });
}

/** The values that the forms of a problem ask for. */
function placesAsked({ fixes }: Problem): readonly string[] {
  return fixes.flatMap(({ ask }) => ask?.form.map(({ place }) => place) ?? []);
}
