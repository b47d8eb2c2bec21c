import { isCurrency } from '../../codelists/currencies.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { beMoreThanZero, bePresent, notBeZero, whereGiven } from '../../core/rules/constraints.ts';
import { ISO_4217, OWN_FORM, OWN_MEMBER } from '../norms.ts';
import { CurrencyAmount } from './amount.ts';
import { currencyCode } from './code.ts';
import { ExchangeRate } from './exchange-rate.ts';
import { documentMessages } from '../messages.ts';

/** The code of a known currency; the empty text passes. */
export const beCurrency = whereGiven(
  satisfy<string>(documentMessages.beKnownCurrency, isCurrency, { kind: 'type', type: 'ISO 4217 currency code' }),
);

export const currencyRules: readonly TypeRules[] = [
  defineRules(currencyCode, 'CURRENCY-CODE', {
    '01': {
      must: beCurrency,
      say: 'Currencies are given by a known ISO 4217 code',
      cite: ISO_4217('list one, alphabetic codes'),
    },
  }),
  defineRules(CurrencyAmount, 'CURRENCY-AMOUNT', {
    '01': { at: 'currency', must: bePresent, say: 'An amount of money needs its currency', uncited: OWN_MEMBER },
  }),
  defineRules(ExchangeRate, 'CURRENCY-EXCHANGERATE', {
    '01': {
      at: 'from',
      must: bePresent,
      say: 'An exchange rate needs the currency it converts from',
      uncited: OWN_MEMBER,
    },
    '02': { at: 'to', must: bePresent, say: 'An exchange rate needs the currency it converts to', uncited: OWN_MEMBER },
    '03': {
      at: 'at',
      must: notBeZero,
      say: 'The time of an exchange rate, when stated, is an actual date and time',
      uncited: OWN_FORM,
    },
    '04': { at: 'amount', must: beMoreThanZero, say: 'An exchange rate has to be above zero', uncited: OWN_FORM },
  }),
];
