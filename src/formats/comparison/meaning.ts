import type { Decimal } from '../en16931/decimal.ts';
import { TAX_POINTS } from '../en16931/document/vocabulary.ts';
import type { Syntax, TermValue } from '../en16931/term-tree.ts';
import { termOf } from '../en16931/terms.ts';

const FIGURES: ReadonlySet<string | undefined> = new Set(['amount', 'unit-price', 'quantity', 'percentage']);

/**
 * The canonical form of a value: `10.50` and `10.5` are equal, so are corresponding codes of both syntaxes, and files
 * with different line breaks. Other values are only trimmed.
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
  // Works on the text, since repeated division of thousands of digits by ten is quadratic.
  const digits = String(units);
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end--;
  return `${digits.slice(0, end)}e${String(digits.length - end - scale)}`;
}
