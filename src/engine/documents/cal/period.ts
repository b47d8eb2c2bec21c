import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { date } from './date.ts';

export const Period = defineType('cal/period', {
  about:
    'Range of days, such as a billing month. Both the first and the last day are included; one of them may be open.',
  fields: {
    label: optional(text, 'Name of the period for readers, e.g. "Q1".'),
    start: optional(date, 'First day of the period. Needed when the last day is open.'),
    end: optional(date, 'Last day of the period. Cannot fall before the start. Needed when the first day is open.'),
  },
});
export interface Period extends TypeOf<typeof Period> {}
