import { Decimal, parseDecimal } from '../decimal.ts';
import type { Path } from './draft.ts';
import { categoryAt } from './line-terms.ts';
import type { TermBuilder } from './term-builder.ts';

/** The part of a rate in the totals that one category has. */
export interface RatePart {
  readonly category: string | undefined;
  readonly base: string;
}

/** Members with an amount and taxes, and whether they raise or lower the base. */
const MEMBERS: readonly (readonly [list: string, amount: string, lowers?: true])[] = [
  ['lines', 'total'],
  ['charges', 'amount'],
  ['discounts', 'amount', true],
];

/**
 * The totals of a document join all that is charged without a percentage of a tax, whatever its key: exempt lines stand
 * beside those outside the scope. A file has a breakdown for each category. `rate` is the only one of its tax without a
 * percentage. Empty if it has one category.
 */
export function partsOfRate(builder: TermBuilder, category: Path, rate: Path): readonly RatePart[] {
  const { taxCodes, taxKeys } = builder.ways;
  if ((!taxCodes && !taxKeys) || builder.text([...rate, 'percent']) !== undefined) return [];
  const code = builder.text([...category, 'code']);
  const parts = new Map<string | undefined, Decimal>();
  for (const [list, amount, lowers] of MEMBERS) {
    builder.list([list]).forEach((_, i) => {
      builder.list([list, i, 'taxes']).forEach((_tax, j) => {
        const tax = [list, i, 'taxes', j];
        if (builder.text([...tax, 'cat']) !== code || builder.text([...tax, 'percent']) !== undefined) return;
        const own = categoryAt(builder, tax);
        const value = parseDecimal(builder.text([list, i, amount]) ?? '') ?? Decimal.ZERO;
        parts.set(own, (parts.get(own) ?? Decimal.ZERO).plus(lowers ? value.negated() : value));
      });
    });
  }
  const sum = [...parts.values()].reduce((all, figure) => all.plus(figure), Decimal.ZERO);
  const isWhole = parseDecimal(builder.text([...rate, 'base']) ?? '')?.equals(sum) === true;
  return parts.size > 1 && isWhole ? [...parts].map(([own, base]) => ({ category: own, base: base.toString() })) : [];
}
