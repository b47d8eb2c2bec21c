import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart } from '../../core/schema/object-type.ts';
import { date } from '../cal/date.ts';
import { key } from '../cbc/key.ts';
import { Source } from '../cbc/source.ts';
import { currencyCode } from '../currency/code.ts';
import { i18nString } from '../i18n/string.ts';
import { amount } from '../num/amount.ts';

export const ThresholdValueDef = definePart('tax/threshold-value-def', {
  about: 'The amount of a threshold from a certain day on.',
  fields: {
    since: optional(date, 'First day on which the amount applies. Without it, the amount has no beginning.'),
    amount: required(amount, 'Amount of the threshold.'),
  },
});
export interface ThresholdValueDef extends TypeOf<typeof ThresholdValueDef> {}

export const ThresholdDef = definePart('tax/threshold-def', {
  about: 'A limit that amounts of documents are compared with, such as the total from which a customer is named.',
  fields: {
    key: required(key, 'Key by which rules name the threshold.'),
    name: required(i18nString, 'Name of the threshold, by language.'),
    desc: optional(i18nString, 'What depends on the threshold, by language.'),
    sources: optional(list(Source), 'Official publications from which the amounts are taken.'),
    currency: required(currencyCode, 'Currency of the amounts.'),
    values: required(list(ThresholdValueDef), 'Amounts with the day each comes into force, newest first.'),
  },
});
export interface ThresholdDef extends TypeOf<typeof ThresholdDef> {}
