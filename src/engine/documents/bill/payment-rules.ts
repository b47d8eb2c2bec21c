import { currencyScale } from '../../codelists/currencies.ts';
import { amountOf } from '../../core/num/amount.ts';
import type { Amount } from '../../core/num/amount.ts';
import { beAChoiceAlways } from '../../core/rules/choices.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import {
  beBetween,
  beMoreThanZero,
  bePresent,
  beZeroOrMore,
  countEntries,
  settledByReading,
} from '../../core/rules/constraints.ts';
import { ARITHMETIC, OWN_DOCUMENT, OWN_FORM, OWN_LIST } from '../norms.ts';
import { Payment, PaymentLine } from './payment.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

const MOST_INSTALMENTS = 999;

/** The sum of the methods in the payment's currency; undefined if an exchange rate is missing. */
function sumOfMethods({ currency, exchange_rates, methods = [], total }: Payment): Amount | undefined {
  let sum = amountOf(0, currencyScale(currency) ?? total.scale);
  for (const method of methods) {
    let amount = method.amount;
    if (method.currency && method.currency !== currency) {
      const rate = exchange_rates?.find(({ from, to }) => from === method.currency && to === currency);
      if (!rate) return undefined;
      amount = amount.multiply(rate.amount);
    }
    sum = sum.add(amount);
  }
  return sum;
}

const addUpToTotal = satisfy<Payment>('have methods that add up to the total', (payment, scope) => {
  if (countEntries(payment.methods, scope) === 0) return true;
  const sum = sumOfMethods(payment);
  return sum !== undefined && sum.equals(payment.total);
});

const advanceWithinPayable = satisfy<PaymentLine>(
  'have advances of no more than is payable',
  ({ payable, advances }) => !payable || !advances || advances.compare(payable) <= 0,
);

const payWithinOpen = satisfy<PaymentLine>('pay no more than is open', ({ payable, advances, amount }) => {
  if (!payable) return true;
  const open = advances ? payable.subtract(advances) : payable;
  return open.isNegative() || amount.compare(open) <= 0;
});

export const paymentRules: readonly TypeRules[] = [
  defineRules(Payment, 'BILL-PAYMENT', {
    '01': { at: 'type', must: bePresent, say: 'A payment document needs a type', uncited: OWN_DOCUMENT },
    '02': {
      at: 'type',
      must: beAChoiceAlways(Payment, 'type'),
      say: 'The payment document type is one of request, advice or receipt',
      uncited: OWN_LIST,
    },
    '03': {
      at: 'methods',
      must: bePresent,
      say: 'A payment document names at least one method of payment',
      uncited: OWN_DOCUMENT,
    },
    '04': {
      at: 'issue_date',
      must: settledByReading(ruleMessages.bePresent),
      say: 'A payment document needs the date on which it is issued',
      uncited: OWN_DOCUMENT,
    },
    '05': { at: 'currency', must: bePresent, say: 'A payment document needs a currency', uncited: OWN_DOCUMENT },
    '06': { at: 'supplier', must: bePresent, say: 'A payment document needs a supplier', uncited: OWN_DOCUMENT },
    '07': { at: 'lines', must: bePresent, say: 'A payment document needs at least one line', uncited: OWN_DOCUMENT },
    '08': {
      must: addUpToTotal,
      say: 'The amounts of the payment methods add up to the total of the document',
      uncited: ARITHMETIC,
    },
    '09': {
      at: 'methods[].key',
      must: bePresent,
      say: 'Every payment method needs a key for its means of payment',
      uncited: OWN_DOCUMENT,
    },
  }),
  defineRules(PaymentLine, 'BILL-PAYMENTLINE', {
    '01': {
      at: 'installment',
      must: beBetween(1, MOST_INSTALMENTS),
      say: `The number of an instalment is between 1 and ${MOST_INSTALMENTS}`,
      uncited: OWN_FORM,
    },
    '02': {
      at: 'payable',
      must: beMoreThanZero,
      say: 'The payable amount of a payment line is above zero',
      uncited: OWN_FORM,
    },
    '03': {
      at: 'advances',
      must: beZeroOrMore,
      say: 'The advances of a payment line are not negative',
      uncited: OWN_FORM,
    },
    '04': {
      at: 'amount',
      must: beMoreThanZero,
      say: 'The amount paid on a payment line is above zero',
      uncited: OWN_FORM,
    },
    '05': {
      at: 'due',
      must: beZeroOrMore,
      say: 'What remains due on a payment line is not negative',
      uncited: OWN_FORM,
    },
    '11': {
      must: advanceWithinPayable,
      say: 'A payment line cannot have more paid in advance than was payable',
      uncited: ARITHMETIC,
    },
    '12': {
      must: payWithinOpen,
      say: 'A payment line cannot pay more than is left after its advances',
      uncited: ARITHMETIC,
    },
  }),
];
