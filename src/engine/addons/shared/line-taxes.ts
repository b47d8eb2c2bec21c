import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import type { Line } from '../../documents/bill/line.ts';

/** The line has a tax of the category. */
export function haveTax(category: string): Constraint {
  return satisfy<Line>(`have the tax ${category}`, ({ taxes }) => (taxes ?? []).some(({ cat }) => cat === category), {
    kind: 'present',
    like: { taxes: [{ cat: category }] },
  });
}
