import type { Constraint } from '../../core/rules/constraint.ts';
import { judge, satisfy } from '../../core/rules/constraint.ts';
import type { Line } from '../../documents/bill/line.ts';
import type { TaxSet } from '../../documents/tax/set.ts';
import { addonMessages } from './messages.ts';

/** The line has a tax of the category. */
export function haveTax(category: string): Constraint {
  return satisfy<Line>(
    addonMessages.haveTax({ category }),
    ({ taxes }) => (taxes ?? []).some(({ cat }) => cat === category),
    {
      kind: 'present',
      like: { taxes: [{ cat: category }] },
    },
  );
}

/** The taxes include one of the category; absent taxes do not. */
export function includeTax(category: string): Constraint {
  return judge<TaxSet>(
    addonMessages.includeTax({ category }),
    (taxes) => (taxes ?? []).some(({ cat }) => cat === category),
    {
      kind: 'present',
      like: [{ cat: category }],
    },
  );
}
