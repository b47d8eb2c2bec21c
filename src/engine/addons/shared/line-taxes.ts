import type { Test } from '../../core/rules/test.ts';
import { satisfy } from '../../core/rules/test.ts';
import type { Line } from '../../documents/bill/line.ts';

/** The line has a tax of the category. */
export function haveTax(category: string): Test {
  return satisfy<Line>(`have the tax ${category}`, ({ taxes }) => (taxes ?? []).some(({ cat }) => cat === category));
}
