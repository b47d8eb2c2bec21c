import { parseDecimal } from '../en16931/decimal.ts';
import type { Caused, Words } from './root-causes.ts';

/** A broken sum with its figures. */
interface WrongSum {
  readonly verdict: Caused;
  readonly term: string;
  /** The figure as written. */
  readonly written: string;
  readonly right: string;
  /** `BT-112 − BT-113 + BT-114`. */
  readonly formula: string;
  readonly parts: Words['found'];
}

/** With more broken sums than this, each stays a question of its own: an invoice of that kind is wrong in many ways. */
const MOST_SUMS = 40;

/**
 * Makes one question of two wrong sums that come from one figure. If the one figure that breaks a sum also is a part of
 * another, and the other holds once the first is corrected, the other follows from it: each by itself would be mended by
 * changing the opposite figure. The other then has no figure to propose.
 */
export function withSumsInLine(verdicts: readonly Caused[]): readonly Caused[] {
  const counts = new Map<string, number>();
  for (const { rule } of verdicts) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  // A cause is named by its rule alone, which must then be broken at one place.
  const sums = verdicts.filter(
    ({ rule, right, follows }) => right !== undefined && follows === undefined && counts.get(rule) === 1,
  );
  if (sums.length < 2 || sums.length > MOST_SUMS) return verdicts;
  const wrong = sums.flatMap(sumOf);
  const causes = new Map<Caused, string>();
  for (const sum of wrong) {
    const cause = wrong.find((other) => other !== sum && !causes.has(other.verdict) && holdsAfter(sum, other));
    if (cause) causes.set(sum.verdict, cause.verdict.rule);
  }
  return verdicts.map((verdict) => {
    const follows = causes.get(verdict);
    return follows === undefined ? verdict : { ...verdict, right: undefined, follows };
  });
}

function sumOf(verdict: Caused): readonly WrongSum[] {
  const { found, description } = verdict.words();
  const [figure, ...parts] = found;
  const { right } = verdict;
  const formula = description.values?.['formula'];
  if (!figure || right === undefined || typeof formula !== 'string') return [];
  return [{ verdict, term: figure.term, written: figure.text, right, formula, parts }];
}

/** Whether a sum is as written once the figure of the other, which is one of its parts, is corrected. */
function holdsAfter(sum: WrongSum, { term, written, right }: WrongSum): boolean {
  const isPart = sum.parts.some((part) => part.term === term && part.text === written);
  const sign = isPart ? signIn(sum.formula, term) : undefined;
  const figures = [sum.written, sum.right, written, right].map(parseDecimal);
  const [sumWritten, sumRight, partWritten, partRight] = figures;
  if (sign === undefined || !sumWritten || !sumRight || !partWritten || !partRight) return false;
  const change = sign === '+' ? partRight.minus(partWritten) : partWritten.minus(partRight);
  return sumWritten.minus(sumRight).minus(change).units === 0n;
}

/** How a term enters a formula of sums and differences; undefined if it has other operations or the term twice. */
function signIn(formula: string, term: string): '+' | '-' | undefined {
  const words = formula.split(' ');
  const at = words.indexOf(term);
  if (at < 0 || words.lastIndexOf(term) !== at || words.some((word) => /^[×*/÷()]/.test(word))) return undefined;
  const before = words[at - 1];
  return before === '−' || before === '-' ? '-' : before === '+' || before === undefined ? '+' : undefined;
}
