import { parseDate, twoDigits, ZERO_DATE } from './date.ts';
import { readClock } from './time.ts';

declare const timestamp: unique symbol;

/** An instant in canonical form: UTC, milliseconds, `YYYY-MM-DDTHH:MM:SS.mmmZ` (RFC 3339). */
export type Timestamp = string & { readonly [timestamp]: true };

/** "No instant yet"; in JSON it is `null`. */
export const ZERO_TIMESTAMP = '0001-01-01T00:00:00.000Z' as Timestamp;

const OFFSET = /(?:Z|[+-][0-9]{2}:[0-9]{2})$/;
const MS_PER_MINUTE = 60_000;

/** Parses an RFC 3339 instant with any offset and truncates it to milliseconds. The empty text is the zero instant. */
export function parseTimestamp(text: string): Timestamp | undefined {
  if (text === '') return ZERO_TIMESTAMP;
  const offset = OFFSET.exec(text)?.[0];
  if (offset === undefined || text.charCodeAt(10) !== 84) return undefined;
  const minutes = offsetMinutes(offset);
  const date = parseDate(text.slice(0, 10));
  const time = readClock(text.slice(11, text.length - offset.length));
  if (date === undefined || date === ZERO_DATE || time === undefined || minutes === undefined) return undefined;
  const milliseconds = time.slice(9, 12).padEnd(3, '0');
  const written = Date.parse(`${date}T${time.slice(0, 8)}.${milliseconds}Z`);
  return timestampOf(new Date(written - minutes * MS_PER_MINUTE));
}

/** Undefined for an instant outside the years 0000 to 9999, which the format cannot write. */
export function timestampOf(instant: Date): Timestamp | undefined {
  const text = instant.toISOString();
  return text.length === ZERO_TIMESTAMP.length ? (text as Timestamp) : undefined;
}

export function isZeroTimestamp(instant: Timestamp): boolean {
  return instant === ZERO_TIMESTAMP;
}

function offsetMinutes(offset: string): number | undefined {
  if (offset === 'Z') return 0;
  const hours = twoDigits(offset, 1);
  const minutes = twoDigits(offset, 4);
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
