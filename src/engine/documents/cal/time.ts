import type { CalTime } from '../../core/cal/time.ts';
import { parseTime, ZERO_TIME } from '../../core/cal/time.ts';
import { instant } from './instant.ts';
import { documentMessages } from '../messages.ts';

/** A time of day without zone. */
export const timeOfDay = instant<CalTime, CalTime>('cal/time', {
  about: 'A time of day without time zone, as HH:MM:SS.',
  words: documentMessages.aTime,
  form: 'HH:MM:SS',
  zero: ZERO_TIME,
  parse: parseTime,
  schema: { type: 'string', pattern: '^([0-1][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
});
