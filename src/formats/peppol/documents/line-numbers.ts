import { elementsNamed } from '../../en16931/rules/constraints.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { peppol, written } from '../peppol-rule.ts';

/** The number of lines with each line number, as written. */
const linesByNumber = once((invoice) => {
  const counts = new Map<string, number>();
  for (const line of elementsNamed(invoice, 'LineItem')) {
    const number = written(line, 'ID');
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
});

/** Lines of orders and order responses have unique numbers. */
export const uniqueLines = (code: string): TermRule =>
  peppol(
    code,
    [],
    'Each line has a number that no other line has',
    elementsOf('OrderLine/LineItem'),
    (line, invoice) => {
      const number = written(line, 'ID');
      return number !== undefined && linesByNumber(invoice).get(number) === 1;
    },
  );
