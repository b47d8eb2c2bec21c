declare const calDate: unique symbol;

/**
 * A calendar date in canonical form `YYYY-MM-DD`, year 0000 to 9999. Dates compare and sort as strings. `0000-00-00`
 * means "no date yet".
 */
export type CalDate = string & { readonly [calDate]: true };

export const ZERO_DATE = '0000-00-00' as CalDate;

const FIRST_DATE = '0000-01-01' as CalDate;
const LAST_DATE = '9999-12-31' as CalDate;
const DAY_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const MS_PER_DAY = 86_400_000;

/** Parses `YYYY-MM-DD`; the empty text and `0000-00-00` are the zero date. Undefined if the date does not exist. */
export function parseDate(text: string): CalDate | undefined {
  if (text === '' || text === ZERO_DATE) return ZERO_DATE;
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return undefined;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  // A non-digit makes these NaN, which fails every comparison.
  return year >= 0 && day >= 1 && day <= daysInMonth(year, month) ? (text as CalDate) : undefined;
}

/** The two-digit number at `index`; NaN if they are not digits. */
export function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const units = text.charCodeAt(index + 1) - 48;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : NaN;
}

/** 0 for an invalid month. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29;
  return DAY_LENGTHS[month - 1] ?? 0;
}

export function isZeroDate(date: CalDate): boolean {
  return date === ZERO_DATE;
}

/** Negative if `a` is earlier, 0 if equal, positive if later. */
export function compareDates(a: CalDate, b: CalDate): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The date `days` later (earlier if negative), within the years 0000 to 9999. The zero date stays zero. */
export function addDays(date: CalDate, days: number): CalDate {
  if (date === ZERO_DATE) return ZERO_DATE;
  return dateOfEpochMs(epochMs(date) + days * MS_PER_DAY);
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CalDate, to: CalDate): number {
  return Math.round((epochMs(to) - epochMs(from)) / MS_PER_DAY);
}

function epochMs(date: CalDate): number {
  return Date.parse(`${date}T00:00:00.000Z`);
}

function dateOfEpochMs(ms: number): CalDate {
  if (ms > epochMs(LAST_DATE)) return LAST_DATE;
  if (ms < epochMs(FIRST_DATE)) return FIRST_DATE;
  return new Date(ms).toISOString().slice(0, 10) as CalDate;
}
