import { defineMessages } from '../messages/message.ts';

/** Why a date or time does not exist. */
export const calendarMessages = defineMessages('calendar', {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  days: '{month} {year} has {days} days',
  months: 'the months are 01 to 12',
  hours: 'the hours are 00 to 23',
  minutes: 'the minutes are 00 to 59',
  seconds: 'the seconds are 00 to 59',
});
