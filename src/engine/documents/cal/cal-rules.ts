import type { CalDate } from '../../core/cal/date.ts';
import { isZeroDate } from '../../core/cal/date.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { notBeZero, settledByReading } from '../../core/rules/constraints.ts';
import { EN_16931, OWN_MEMBER, RFC_3339 } from '../norms.ts';
import { date } from './date.ts';
import { dateTime } from './date-time.ts';
import { Period } from './period.ts';
import { timestamp } from './timestamp.ts';

function isSet(day: CalDate | undefined): day is CalDate {
  return day !== undefined && !isZeroDate(day);
}

const haveAnEnd = satisfy<Period>(
  'have a first or a last day',
  ({ start, end }) => start !== undefined || end !== undefined,
);

const endOnOrAfterStart = satisfy<Period>(
  'end on or after its start',
  ({ start, end }) => !isSet(start) || !isSet(end) || end >= start,
);

export const calRules: readonly TypeRules[] = [
  defineRules(date, 'CAL-DATE', {
    '01': {
      must: settledByReading('be a day of the calendar'),
      say: 'Dates exist in the calendar and are written YYYY-MM-DD',
      cite: RFC_3339('section 5.6, full-date', '#section-5.6'),
    },
  }),
  defineRules(dateTime, 'CAL-DATETIME', {
    '01': {
      must: settledByReading('be a day of the calendar with a time of day'),
      say: 'A date with time is a real moment, written YYYY-MM-DDThh:mm:ss',
      cite: RFC_3339('section 5.6, date-time without its offset', '#section-5.6'),
    },
  }),
  defineRules(timestamp, 'CAL-TIMESTAMP', {
    '01': {
      must: settledByReading('be a moment'),
      say: 'A timestamp is a real moment, written as date, time and offset',
      cite: RFC_3339('section 5.6, date-time', '#section-5.6'),
    },
  }),
  defineRules(Period, 'CAL-PERIOD', {
    '01': {
      at: 'start',
      must: notBeZero,
      say: 'The first day of a period, if it has one, is a real day',
      uncited: OWN_MEMBER,
    },
    '02': {
      at: 'end',
      must: notBeZero,
      say: 'The last day of a period, if it has one, is a real day',
      uncited: OWN_MEMBER,
    },
    '10': { must: endOnOrAfterStart, say: 'A period cannot end before it starts', cite: EN_16931('BR-29, BR-30') },
    '11': {
      must: haveAnEnd,
      say: 'A period needs its first day, its last day, or both',
      cite: EN_16931('BR-CO-19, BR-CO-20'),
    },
  }),
];
