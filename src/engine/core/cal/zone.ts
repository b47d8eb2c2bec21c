import type { CalDate } from './date.ts';
import { dateTimeOf, type CalDateTime } from './date-time.ts';
import type { CalTime } from './time.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date of `now` in an IANA time zone. Throws a RangeError for an unknown zone. */
export function dateInZone(now: Date, timeZone: string): CalDate {
  return wallClock(now, timeZone).slice(0, 10) as CalDate;
}

/** The time of day at `now` in an IANA time zone, in whole seconds. */
export function timeInZone(now: Date, timeZone: string): CalTime {
  return wallClock(now, timeZone).slice(11) as CalTime;
}

/** Date and time at `now` in an IANA time zone, in whole seconds. */
export function dateTimeInZone(now: Date, timeZone: string): CalDateTime {
  return wallClock(now, timeZone);
}

function wallClock(now: Date, timeZone: string): CalDateTime {
  if (timeZone === 'UTC') return now.toISOString().slice(0, 19) as CalDateTime;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of formatterFor(timeZone).formatToParts(now)) parts[part.type] = part.value;
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return dateTimeOf(`${year.padStart(4, '0')}-${month}-${day}` as CalDate, `${hour}:${minute}:${second}` as CalTime);
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
