import { parseDate, ZERO_DATE, type CalDate } from './date.ts';
import { readClock, type CalTime } from './time.ts';

declare const calDateTime: unique symbol;

/** A date and time of day without a zone, `YYYY-MM-DDTHH:MM:SS`, with nine decimals if it has a fraction. */
export type CalDateTime = string & { readonly [calDateTime]: true };

export const ZERO_DATE_TIME = '0000-00-00T00:00:00' as CalDateTime;

/** Parses a date and time joined by `T` or `t`. Both are required and no zone may follow. */
export function parseDateTime(text: string): CalDateTime | undefined {
  if (text === ZERO_DATE_TIME) return ZERO_DATE_TIME;
  if (text.charCodeAt(10) !== 84 && text.charCodeAt(10) !== 116) return undefined;
  const date = parseDate(text.slice(0, 10));
  if (date === undefined || date === ZERO_DATE) return undefined;
  const time = readClock(text.slice(11));
  return time === undefined ? undefined : dateTimeOf(date, time);
}

export function dateTimeOf(date: CalDate, time: CalTime): CalDateTime {
  return `${date}T${time}` as CalDateTime;
}

/** Negative if `a` is earlier. A fraction only lengthens the text, so text order is time order. */
export function compareDateTimes(a: CalDateTime, b: CalDateTime): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
