import type { Message } from '../messages/message.ts';
import { daysInMonth } from './date.ts';
import { calendarMessages } from './messages.ts';

const MONTHS = [
  calendarMessages.january,
  calendarMessages.february,
  calendarMessages.march,
  calendarMessages.april,
  calendarMessages.may,
  calendarMessages.june,
  calendarMessages.july,
  calendarMessages.august,
  calendarMessages.september,
  calendarMessages.october,
  calendarMessages.november,
  calendarMessages.december,
] as const;

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/;
const CLOCK = /(?:^|T)(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,Z+-]|$)/;

/** Why a well-formed date or time does not exist; undefined if it does. */
export function missingMoment(text: string): Message | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year !== '') {
    const days = daysInMonth(Number(year), Number(month));
    if (name === undefined) return calendarMessages.months;
    if (Number(day) < 1 || Number(day) > days) return calendarMessages.days({ month: name, year, days });
  }
  const [, hours = '', minutes = '', seconds = ''] = CLOCK.exec(text) ?? [];
  if (Number(hours) > 23) return calendarMessages.hours;
  if (Number(minutes) > 59) return calendarMessages.minutes;
  return Number(seconds) > 59 ? calendarMessages.seconds : undefined;
}
