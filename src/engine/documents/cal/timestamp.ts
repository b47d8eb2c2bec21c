import type { Timestamp } from '../../core/cal/timestamp.ts';
import { isZeroTimestamp, parseTimestamp, ZERO_TIMESTAMP } from '../../core/cal/timestamp.ts';
import { instant } from './instant.ts';
import { documentMessages } from '../messages.ts';

/** A timestamp in UTC with milliseconds. The zero timestamp prints as null. */
export const timestamp = {
  ...instant<Timestamp, Timestamp>('cal/timestamp', {
    about: 'A moment in UTC as YYYY-MM-DDTHH:MM:SS.sssZ (RFC 3339).',
    words: documentMessages.aMoment,
    form: 'YYYY-MM-DDTHH:MM:SSZ',
    zero: ZERO_TIMESTAMP,
    parse: parseTimestamp,
    schema: {
      type: 'string',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?Z$',
      format: 'date-time',
    },
  }),
  encode: (value: Timestamp) => (isZeroTimestamp(value) ? null : value),
};
