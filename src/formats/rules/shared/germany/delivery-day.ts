import { below } from '../../../en16931/rules/elements.ts';
import type { InvoiceTerms, Syntax } from '../../../en16931/term-tree.ts';
import { childOf } from '../../../xml/xml-tree.ts';
import type { Subject } from '../../kit/subject.ts';

/** Place of the delivery date in each syntax, with any content. */
const WHEN: Readonly<
  Record<Syntax, Readonly<Record<'day' | 'period' | 'linePeriod', string> & { lines: readonly string[] }>>
> = {
  ubl: {
    day: 'Delivery/ActualDeliveryDate',
    period: 'InvoicePeriod',
    lines: ['InvoiceLine', 'CreditNoteLine'],
    linePeriod: 'InvoicePeriod',
  },
  cii: {
    day: 'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime',
    period: 'ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod',
    lines: ['IncludedSupplyChainTradeLineItem'],
    linePeriod: 'SpecifiedLineTradeSettlement/BillingSpecifiedPeriod',
  },
};

/**
 * A day, an invoicing period, or a period of each line. In CII the rule is on the transaction, which every valid invoice
 * has.
 */
export function saysWhenDelivered(_: Subject, { syntax, root }: InvoiceTerms): boolean {
  const top = syntax === 'ubl' ? root : childOf(root, 'SupplyChainTradeTransaction');
  if (!top) return true;
  const { day, period, lines, linePeriod } = WHEN[syntax];
  if (below(top, day).length > 0 || below(top, period).length > 0) return true;
  return top.children.filter(({ name }) => lines.includes(name)).every((line) => below(line, linePeriod).length > 0);
}
