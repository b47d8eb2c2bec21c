import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { amount } from '../num/amount.ts';
import { currencyCode } from './code.ts';

export const CurrencyAmount = defineType('currency/amount', {
  about: 'Sum of money with its currency.',
  fields: {
    label: optional(text, 'What the amount stands for, as shown to a reader.'),
    currency: required(currencyCode, 'Currency the value is expressed in.'),
    value: required(amount, 'The sum, in units of the currency.'),
  },
});
export interface CurrencyAmount extends TypeOf<typeof CurrencyAmount> {}
