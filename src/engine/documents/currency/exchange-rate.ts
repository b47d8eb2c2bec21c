import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { dateTime } from '../cal/date-time.ts';
import { key } from '../cbc/key.ts';
import { amount } from '../num/amount.ts';
import { currencyCode } from './code.ts';

export const ExchangeRate = defineType('currency/exchange-rate', {
  about:
    'Conversion factor for one pair of currencies; the reverse is never derived from it. The first entry matching the pair is used.',
  fields: {
    from: required(currencyCode, 'Currency of the amounts before conversion.'),
    to: required(currencyCode, 'Currency of the amounts after conversion.'),
    at: optional(
      dateTime,
      'When the rate was published or fixed, as a local date and time. The time may be 00:00:00 for a daily rate.',
    ),
    source: optional(key, 'Key of the provider of the rate, such as a central bank.'),
    amount: required(
      amount,
      'Units of the target currency for one unit of the source currency. Must be greater than zero.',
    ),
  },
});
export interface ExchangeRate extends TypeOf<typeof ExchangeRate> {}
