import { elementsNamed } from '../../en16931/rules/constraints.ts';
import { once } from '../../en16931/rules/once.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { at, byElement, unique } from '../../rules/kit/verbs.ts';
import { written } from '../peppol-rule.ts';

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
export const uniqueLines = (id: string): readonly AnyRow[] =>
  at(
    { ubl: 'OrderLine/LineItem' },
    unique(
      id,
      '//LineItem/ID',
      byElement((line, invoice) => {
        const number = written(line, 'ID');
        return number !== undefined && linesByNumber(invoice).get(number) === 1;
      }),
    ),
  );
