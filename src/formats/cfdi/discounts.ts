import { Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { decimalsOf, MOST_DECIMALS } from './codes.ts';
import { numberIn, sum } from './header.ts';

/** What the total of the discounts comes to: the difference of the rounded totals before and after them. */
export function discountsOf(writing: MemberWriting): Decimal {
  const places = decimalsOf(String(writing.peek({ at: [] }, 'currency') ?? ''));
  const lines = writing.entries({ at: [] }, 'lines');
  const whole = sum(lines.map((at) => numberIn(writing, at, 'sum') ?? Decimal.ZERO));
  const less = sum(lines.map((at) => discountOf(at, writing)));
  return whole.rounded(places).minus(whole.minus(less).rounded(places));
}

/** By how much the first discount changes, and which line has it. */
interface Shift {
  readonly line: Path | undefined;
  readonly by: Decimal;
}

/**
 * SAT compares the rounded sum of the discounts of the lines with the total of discounts. Where they differ, the first
 * discount changes by as little as it takes.
 */
export function shiftOf(line: Path, writing: MemberWriting): Decimal {
  const shift = writing.once(shiftIn);
  return shift.line && String(shift.line) === String(line) ? shift.by : Decimal.ZERO;
}

function shiftIn(writing: MemberWriting): Shift {
  const places = decimalsOf(String(writing.peek({ at: [] }, 'currency') ?? ''));
  const discounts = writing.entries({ at: [] }, 'lines').map((at) => [at, discountOf(at, writing)] as const);
  const less = sum(discounts.map(([, discount]) => discount));
  const [line] = discounts.find(([, discount]) => !discount.isZero()) ?? [];
  const wanted = discountsOf(writing);
  const side = wanted.compare(less.rounded(places));
  if (side === 0) return { line: undefined, by: Decimal.ZERO };
  const half = new Decimal(5n, places + 1);
  const bound = side > 0 ? wanted.minus(half) : wanted.plus(half).minus(new Decimal(1n, MOST_DECIMALS));
  return { line, by: bound.minus(less) };
}

export const discountOf = (line: Path, writing: MemberWriting): Decimal =>
  sum(
    writing
      .entries({ at: line }, 'discounts')
      .map((at) => numberIn(writing, at, 'amount'))
      .filter((amount) => amount !== undefined),
  );
