import { currencyScale } from '../../../codelists/currencies.ts';
import type { Amount } from '../../../core/num/amount.ts';
import type { CalculationContext } from '../../behaviour.ts';
import type { Record } from '../../pay/record.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import type { Payment, PaymentLine } from '../payment.ts';
import { calculatePaymentLine } from './lines.ts';
import { documentMessages } from '../../messages.ts';
import { described } from '../../../core/messages/message.ts';

/** Calculates every figure of a payment: its lines, their total, and the amounts of the methods. */
export function calculatePaymentFigures(payment: Payment, context: CalculationContext): Payment {
  if (!payment.currency) return payment;
  const lines = payment.lines?.map((line, index) => ({ ...line, i: index + 1 }));
  const scope = scopeOf(payment, lines ?? [], context);
  const calculated = scope && lines?.map((line, i) => calculatePaymentLine(line, `$.lines[${i}]`, scope));
  const total = totalOf(lines ?? [], context) ?? payment.total;
  return {
    ...payment,
    ...(lines && { lines: calculated ?? lines }),
    ...(payment.methods && { methods: shareOut(payment.methods, total) }),
    total,
  };
}

/** Undefined if the decimals of the currency are unknown. Only lines with more than an amount need them. */
function scopeOf(
  payment: Payment,
  lines: readonly PaymentLine[],
  context: CalculationContext,
): CalculationScope | undefined {
  const decimals = currencyScale(payment.currency);
  if (decimals === undefined && lines.some((line) => line.tax ?? line.document?.tax ?? line.document?.currency)) {
    const wording = described(documentMessages.notCurrencyCode({ currency: payment.currency }));
    context.report({ code: 'CURRENCY', path: '$.currency', ...wording, value: payment.currency });
    return undefined;
  }
  return {
    knowledge: context.knowledge,
    regime: payment.$regime ?? '',
    currency: payment.currency,
    decimals: decimals ?? 0,
    rounding: context.knowledge.regime(payment.$regime ?? '')?.rounding ?? 'precise',
    date: payment.issue_date,
    exchangeRates: payment.exchange_rates ?? [],
    report: context.report,
    trace: context.trace,
  };
}

/** Refunds are negative. The sum has the decimals of the first amount; later ones are rounded to them. */
function totalOf(lines: readonly PaymentLine[], context: CalculationContext): Amount | undefined {
  const amounts = lines.map((line) => (line.refund ? line.amount.negate() : line.amount));
  const [first, ...others] = amounts;
  const total = first && others.reduce((sum, amount) => sum.add(amount), first);
  if (total && context.trace) {
    const operands = amounts.map((amount, i) => ({ path: `$.lines[${i}].amount`, value: amount.toString() }));
    context.trace({ path: '$.total', rule: documentMessages.sumOfLines, operands, exact: total, value: total });
  }
  return total;
}

/** Percentages apply to the total. A single method without an amount gets all of it. */
function shareOut(methods: readonly Record[], total: Amount): readonly Record[] {
  const shared = methods.map((method) => (method.percent ? { ...method, amount: method.percent.of(total) } : method));
  const [only] = shared;
  return shared.length === 1 && only && only.amount.isZero() && !only.currency ? [{ ...only, amount: total }] : shared;
}
