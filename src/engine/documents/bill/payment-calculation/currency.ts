import type { CalculationContext } from '../../behaviour.ts';
import type { Payment } from '../payment.ts';
import { described } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/** A payment without a currency gets that of its regime. Unlike an invoice, it keeps an unknown one. */
export function setPaymentCurrency(payment: Payment, context: CalculationContext): Payment {
  if (payment.currency) return payment;
  const currency = context.knowledge.regime(payment.$regime ?? '')?.currency;
  if (currency) return { ...payment, currency };
  context.report({
    code: 'CURRENCY',
    path: '$.currency',
    ...described(documentMessages.paymentWithoutCurrency),
  });
  return payment;
}
