import { Decimal } from '../en16931/decimal.ts';
import type { Holds } from '../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';

/** How far an amount may differ from its calculation. */
export type Slack = (invoice: InvoiceTerms) => Decimal;

const TWO_HUNDREDTHS = new Decimal(2n, 2);

/** Two hundredths of a unit, for rounding. */
export const CENTS: Slack = () => TWO_HUNDREDTHS;

export function near(found: Decimal, right: Decimal, slack: Decimal): Holds {
  return found.minus(right).absolute().compare(slack) <= 0 ? true : { right: right.rounded(2).toString() };
}

/** Decimals of a unit price; the official processor keeps this many. */
export const QUOTIENT_DECIMALS = 18;
