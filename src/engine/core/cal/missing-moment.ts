import { daysInMonth } from './date.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/;
const CLOCK = /(?:^|T)(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,Z+-]|$)/;

/** Why no calendar or clock has a date or time that is written in the right form; undefined where nothing rules it out. */
export function missingMoment(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year !== '') {
    const days = daysInMonth(Number(year), Number(month));
    if (name === undefined) return 'the months are 01 to 12';
    if (Number(day) < 1 || Number(day) > days) return `${name} ${year} has ${days} days`;
  }
  const [, hours = '', minutes = '', seconds = ''] = CLOCK.exec(text) ?? [];
  if (Number(hours) > 23) return 'the hours are 00 to 23';
  if (Number(minutes) > 59) return 'the minutes are 00 to 59';
  return Number(seconds) > 59 ? 'the seconds are 00 to 59' : undefined;
}
