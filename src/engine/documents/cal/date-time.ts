import type { CalDateTime } from '../../core/cal/date-time.ts';
import { parseDateTime, ZERO_DATE_TIME } from '../../core/cal/date-time.ts';
import { instant } from './instant.ts';
import { documentMessages } from '../messages.ts';

/** A date and time of day without zone. If required, an absent one is all zeros. */
export const dateTime = instant<CalDateTime, CalDateTime>('cal/date-time', {
  about: 'A day and a time of day without time zone, as YYYY-MM-DDTHH:MM:SS.',
  words: documentMessages.aDateTime,
  form: 'YYYY-MM-DDTHH:MM:SS',
  zero: ZERO_DATE_TIME,
  parse: parseDateTime,
  schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$' },
});
