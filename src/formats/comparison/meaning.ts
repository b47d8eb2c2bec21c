import type { Decimal } from '../en16931/decimal.ts';
import { TAX_POINTS } from '../en16931/document/vocabulary.ts';
import type { Syntax, TermValue } from '../en16931/term-tree.ts';
import { termOf } from '../en16931/terms.ts';

const FIGURES: ReadonlySet<string | undefined> = new Set(['amount', 'unit-price', 'quantity', 'percentage']);

/**
 * What a value says, in one spelling: `10.50` and `10.5` are one figure, codes of either syntax one code, a file is the same however
 * its lines are broken. Anything else is as it is written but for blanks around it.
 */
export function meaningOf(value: TermValue, syntax: Syntax): string {
  const { term } = value;
  const type = termOf(term)?.type;
  if (FIGURES.has(type) && value.decimal) return figureOf(value.decimal);
  // UNTDID 2005 in UBL, 2475 in CII.
  if (term === 'BT-8') return (TAX_POINTS[syntax] as Readonly<Record<string, string>>)[value.value] ?? value.value;
  return type === 'binary' ? value.value.replace(/\s/g, '') : value.value;
}

function figureOf({ units, scale }: Decimal): string {
  if (units === 0n) return '0';
  // On the text, for dividing thousands of digits by ten each time takes the square of their number.
  const digits = String(units);
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end--;
  return `${digits.slice(0, end)}e${String(digits.length - end - scale)}`;
}
