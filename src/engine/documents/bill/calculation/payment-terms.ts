import { amountOf, type Amount } from '../../../core/num/amount.ts';
import { filteredTax } from '../../tax/calculation/filtered-tax.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import type { PaymentDetails } from '../payment-details.ts';
import type { Totals } from '../totals.ts';
import { withMembers } from '../../../core/schema/draft.ts';
import { documentMessages } from '../../messages.ts';

type Advance = NonNullable<PaymentDetails['advances']>[number];

export interface PaidTotals {
  readonly payment: PaymentDetails;
  readonly totals: Totals;
}

/**
 * Calculates advances by percentage of the payable amount or by taxes, and due dates by percentage; the totals get the
 * paid and due amounts.
 */
export function calculatePayment(payment: PaymentDetails, totals: Totals, scope: CalculationScope): PaidTotals {
  const decimals = scope.decimals;
  const advances = payment.advances?.map((advance) => ({
    ...advance,
    amount: advanceOf(advance, totals, decimals).rescale(decimals),
  }));
  const dueDates = payment.terms?.due_dates?.map((due) => {
    const amount = due.percent && !due.percent.isZero() ? due.percent.of(totals.payable) : due.amount;
    return amount ? { ...due, amount: amount.rescale(decimals) } : due;
  });
  const paid = advances?.length
    ? advances.reduce((sum, advance) => sum.add(advance.amount), amountOf(0, decimals))
    : undefined;
  if (paid && scope.trace) tracePaid(advances ?? [], paid, totals.payable, scope.trace);
  return {
    payment: {
      ...payment,
      ...(advances && { advances }),
      ...(dueDates && { terms: { ...payment.terms, due_dates: dueDates } }),
    },
    totals: paid ? withMembers(totals, { advance: paid, due: totals.payable.subtract(paid) }) : totals,
  };
}

function advanceOf({ percent, taxes, amount }: Advance, totals: Totals, decimals: number): Amount {
  if (taxes?.length) return filteredTax(totals.taxes, taxes, decimals);
  return percent ? percent.of(totals.payable) : amount;
}

function tracePaid(
  advances: readonly { readonly amount: Amount }[],
  paid: Amount,
  payable: Amount,
  trace: NonNullable<CalculationScope['trace']>,
): void {
  const parts = advances.map(({ amount }, index) => ({
    path: `$.payment.advances[${index}].amount`,
    value: amount.toString(),
  }));
  trace({ path: '$.totals.advance', rule: documentMessages.sumOfAdvances, operands: parts, exact: paid, value: paid });
  const due = payable.subtract(paid);
  const operands = [
    { path: '$.totals.payable', value: payable.toString() },
    { path: '$.totals.advance', value: paid.negate().toString() },
  ];
  trace({ path: '$.totals.due', rule: documentMessages.payableLessAdvances, operands, exact: due, value: due });
}
