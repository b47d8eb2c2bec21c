import { twoDigits } from './date.ts';

declare const calTime: unique symbol;

/** A time of day in canonical form `HH:MM:SS`, or `HH:MM:SS.nnnnnnnnn` if it has a fraction. */
export type CalTime = string & { readonly [calTime]: true };

export const ZERO_TIME = '00:00:00' as CalTime;

/** Means the present until the calculation sets it; parsing never returns it. */
export const PRESENT_TIME = '' as CalTime;

const FRACTION = /^[.,]([0-9]+)$/;
const NANOSECOND_DIGITS = 9;

/**
 * Parses `HH:MM:SS` with an optional fraction; the empty text is midnight. Like other tools of the format, it accepts a
 * one-digit hour and a comma before the fraction, and truncates to nanoseconds.
 */
export function parseTime(text: string): CalTime | undefined {
  return text === '' ? ZERO_TIME : readClock(text);
}

/** {@link parseTime} that does not accept the empty text. */
export function readClock(text: string): CalTime | undefined {
  const clock = text.charCodeAt(1) === 58 ? '0' + text : text;
  if (clock.charCodeAt(2) !== 58 || clock.charCodeAt(5) !== 58) return undefined;
  // Missing digits give NaN, which fails every comparison.
  if (!(twoDigits(clock, 0) <= 23 && twoDigits(clock, 3) <= 59 && twoDigits(clock, 6) <= 59)) return undefined;
  if (clock.length === 8) return clock as CalTime;
  const digits = FRACTION.exec(clock.slice(8))?.[1];
  if (digits === undefined) return undefined;
  const nanoseconds = digits.slice(0, NANOSECOND_DIGITS).padEnd(NANOSECOND_DIGITS, '0');
  return (Number(nanoseconds) === 0 ? clock.slice(0, 8) : `${clock.slice(0, 8)}.${nanoseconds}`) as CalTime;
}

export function isZeroTime(time: CalTime): boolean {
  return time === ZERO_TIME;
}
