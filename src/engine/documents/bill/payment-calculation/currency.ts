import type { CalculationContext } from '../../behaviour.ts';
import type { Payment } from '../payment.ts';

/** A payment without a currency takes that of its regime. Unlike an invoice, it keeps one that is not known. */
export function setPaymentCurrency(payment: Payment, context: CalculationContext): Payment {
  if (payment.currency) return payment;
  const currency = context.knowledge.regime(payment.$regime ?? '')?.currency;
  if (currency) return { ...payment, currency };
  context.report({
    code: 'CURRENCY',
    path: '$.currency',
    description: 'The payment names no currency, and there is no tax regime to take one from',
  });
  return payment;
}
