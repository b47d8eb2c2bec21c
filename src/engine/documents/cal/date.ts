import type { CalDate } from '../../core/cal/date.ts';
import { parseDate, ZERO_DATE } from '../../core/cal/date.ts';
import { likelyDays } from '../../core/cal/likely-day.ts';
import { instant } from './instant.ts';
import { documentMessages } from '../messages.ts';

/** A calendar date. If required, an absent one is `0000-00-00`. */
export const date = instant<CalDate, CalDate>('cal/date', {
  about: 'A day of the calendar as YYYY-MM-DD (ISO 8601).',
  words: documentMessages.aDay,
  form: 'YYYY-MM-DD',
  zero: ZERO_DATE,
  parse: parseDate,
  likely: likelyDays,
  schema: { type: 'string', format: 'date' },
});
