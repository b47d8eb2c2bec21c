import { copyTotal } from '../../tax/calculation/copy-total.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { recalculateTotal, roundTotal } from '../../tax/calculation/totals.ts';
import type { ExchangeRate } from '../../currency/exchange-rate.ts';
import type { TaxTotal } from '../../tax/total.ts';
import type { DocumentRef } from '../../org/document-ref.ts';
import type { PaymentLine } from '../payment.ts';
import { convertAmount, convertTotal, scaleTotal } from './tax-share.ts';
import { described, titled } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/**
 * The amount still due on the document after this payment, and its taxes: those of the document, in proportion of the
 * amount to the document's payable amount. `at` is the path of the line.
 */
export function calculatePaymentLine(line: PaymentLine, at: string, scope: CalculationScope): PaymentLine {
  if (!line.document) return settle(line, undefined, at, scope);
  const rate = rateFor(line.document, `${at}.document.currency`, scope);
  if (rate === 'missing') return line;
  const tax = line.document.tax && roundTotal(recalculateTotal(line.document.tax, scope), scope.decimals);
  const copy = tax && copyTotal(tax);
  const payable = line.document.payable;
  const calculated = {
    ...line,
    document: tax ? { ...line.document, tax } : line.document,
    payable: payable && rate ? convertAmount(payable, rate, scope) : (payable ?? line.payable),
  };
  return settle(calculated, copy && rate ? convertTotal(copy, rate, scope) : copy, at, scope);
}

/** `tax` is the tax total of the whole document in the payment's currency. */
function settle(line: PaymentLine, tax: TaxTotal | undefined, at: string, scope: CalculationScope): PaymentLine {
  const { payable, advances, amount } = line;
  const own = line.tax;
  if (!payable) return own ? { ...line, tax: recalculateTotal(own, scope) } : line;
  const due = (advances ? payable.subtract(advances) : payable).subtract(amount);
  scope.trace?.({
    path: `${at}.due`,
    rule: documentMessages.payableLessAmount,
    operands: [
      { path: `${at}.payable`, value: payable.toString() },
      ...(advances ? [{ path: `${at}.advances`, value: advances.negate().toString() }] : []),
      { path: `${at}.amount`, value: amount.negate().toString() },
    ],
    exact: due,
    value: due,
  });
  if (tax) return { ...line, tax: scaleTotal(tax, amount.upscale(2).divide(payable), scope), due };
  return { ...line, ...(own && { tax: recalculateTotal(own, scope) }), due };
}

/**
 * The exchange rate into the payment's currency for a document with its own currency. The format requires one even if
 * both are equal, when none exists.
 */
function rateFor(document: DocumentRef, at: string, scope: CalculationScope): ExchangeRate | 'missing' | undefined {
  const from = document.currency;
  if (!from) return undefined;
  if (from === scope.currency) {
    scope.report({
      code: 'EXCHANGE-RATE',
      path: at,
      ...described(documentMessages.currencyOfPayment({ from })),
      value: from,
      expected: { kind: 'absent' },
      fixes: [{ ...titled(documentMessages.removeCurrency), safe: true, edits: [{ op: 'remove', path: at }] }],
    });
    return 'missing';
  }
  const rate = scope.exchangeRates.find((entry) => entry.from === from && entry.to === scope.currency);
  if (rate) return rate;
  scope.report({
    code: 'EXCHANGE-RATE',
    path: at,
    ...described(documentMessages.noExchangeRate({ from, to: scope.currency })),
    value: from,
  });
  return 'missing';
}
