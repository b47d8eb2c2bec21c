import { amountOf, type Amount } from '../../../core/num/amount.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import type { PaymentDetails } from '../payment-details.ts';
import type { Totals } from '../totals.ts';
import { withMembers } from '../../../core/schema/draft.ts';

export interface PaidTotals {
  readonly payment: PaymentDetails;
  readonly totals: Totals;
}

/** Advances and due dates by percentage of what is payable; the totals learn what was paid and what is due. */
export function calculatePayment(payment: PaymentDetails, totals: Totals, scope: CalculationScope): PaidTotals {
  const decimals = scope.decimals;
  const share = <T extends { percent?: { of(amount: Amount): Amount; isZero(): boolean } | undefined; amount: Amount }>(
    entry: T,
    ofZero: boolean,
  ): T => {
    const amount =
      entry.percent && (ofZero || !entry.percent.isZero()) ? entry.percent.of(totals.payable) : entry.amount;
    return { ...entry, amount: amount.rescale(decimals) };
  };
  const advances = payment.advances?.map((advance) => share(advance, true));
  const dueDates = payment.terms?.due_dates?.map((due) => share(due, false));
  const paid = advances?.length
    ? advances.reduce((sum, advance) => sum.add(advance.amount), amountOf(0, decimals))
    : undefined;
  return {
    payment: {
      ...payment,
      ...(advances && { advances }),
      ...(dueDates && { terms: { ...payment.terms, due_dates: dueDates } }),
    },
    totals: paid ? withMembers(totals, { advance: paid, due: totals.payable.subtract(paid) }) : totals,
  };
}
