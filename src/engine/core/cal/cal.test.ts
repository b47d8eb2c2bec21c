import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDates,
  daysBetween,
  isZeroDate,
  parseDate,
  twoDigits,
  ZERO_DATE,
  type CalDate,
} from './date.ts';
import { compareDateTimes, parseDateTime, type CalDateTime } from './date-time.ts';
import { isZeroTime, parseTime, ZERO_TIME, type CalTime } from './time.ts';
import { isZeroTimestamp, parseTimestamp, timestampOf, ZERO_TIMESTAMP } from './timestamp.ts';
import { dateInZone, dateTimeInZone, timeInZone } from './zone.ts';

const date = (text: string): CalDate => parseDate(text) ?? expect.fail(text);
const time = (text: string): CalTime => parseTime(text) ?? expect.fail(text);
const two = (number: number) => String(number).padStart(2, '0');
const dateTime = (text: string): CalDateTime => parseDateTime(text) ?? expect.fail(text);

describe('dates', () => {
  it.each(['2024-02-29', '2000-02-29', '0000-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(parseDate(text)).toBe(text);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-04-31',
    '2024-1-1',
    '24-01-01',
    '2024/01/01',
    '2024-01-01T00:00:00',
    'today',
  ])('%s does not', (text) => expect(parseDate(text)).toBeUndefined());

  it('are those of the calendar: every day of a year that leaps and of one that does not', () => {
    const days = [2023, 2024].flatMap((year) =>
      [...Array(13).keys()].flatMap((month) => [...Array(33).keys()].map((day) => ({ year, month, day }))),
    );
    const texts = days.map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`);
    const isDay = (text: string) => new Date(text).toJSON()?.startsWith(text) ?? false;
    expect(texts.filter((text) => (parseDate(text) === text) !== isDay(text))).toEqual([]);
    expect(texts.filter(isDay)).toHaveLength(365 + 366);
  });

  it.each([
    ['2024', true],
    ['2023', false],
    ['1900', false],
    ['2000', true],
    ['2100', false],
    ['0000', true],
  ])('the year %s leaps: %s', (year, leaps) => {
    expect([parseDate(`${year}-02-28`), parseDate(`${year}-02-29`)].map((day) => day !== undefined)).toEqual([
      true,
      leaps,
    ]);
  });

  it('have digits in every place, and hyphens between', () => {
    const text = '2024-11-23';
    for (const c of '/:x -0') {
      const changed = [...text].map((_, at) => text.slice(0, at) + c + text.slice(at + 1));
      const sound = changed.filter((given) => /^\d{4}-\d\d-\d\d$/.test(given) && new Date(given).toJSON() !== null);
      expect(changed.filter((given) => parseDate(given) !== undefined)).toEqual(sound);
    }
    expect([parseDate(`${text} `), parseDate(text.slice(0, 9))]).toEqual([undefined, undefined]);
  });

  it.each([
    ['07', 0, 7],
    ['x42', 1, 42],
    ['99', 0, 99],
    ['0/', 0, NaN],
    [':0', 0, NaN],
    ['0:', 0, NaN],
    ['/0', 0, NaN],
    ['1', 0, NaN],
    ['', 0, NaN],
  ])('of %j the two digits at %i are %d', (text, at, number) => {
    expect(twoDigits(text, at)).toBe(number);
  });

  it('the empty text is the zero date', () => {
    expect(parseDate('')).toBe(ZERO_DATE);
    expect(isZeroDate(date('0000-00-00'))).toBe(true);
    expect(isZeroDate(date('0000-01-01'))).toBe(false);
  });

  it('are ordered in time', () => {
    expect(compareDates(date('2024-01-31'), date('2024-02-01'))).toBe(-1);
    expect(compareDates(date('2024-01-31'), date('2024-01-31'))).toBe(0);
    expect(compareDates(date('2024-02-01'), date('2024-01-31'))).toBe(1);
  });

  it('move by days within the years that can be written', () => {
    expect(addDays(date('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addDays(date('0099-12-31'), 1)).toBe('0100-01-01');
    expect(addDays(date('9999-12-31'), 1)).toBe('9999-12-31');
    expect(addDays(date('0000-01-01'), -1)).toBe('0000-01-01');
    expect(addDays(ZERO_DATE, 1)).toBe(ZERO_DATE);
    expect(addDays(date('9999-12-30'), 1)).toBe('9999-12-31');
    expect(addDays(date('0000-01-02'), -1)).toBe('0000-01-01');
    expect(addDays(date('2024-03-01'), -1)).toBe('2024-02-29');
    expect(addDays(date('2024-03-01'), 1e7)).toBe('9999-12-31');
    expect(addDays(date('2024-03-01'), -1e7)).toBe('0000-01-01');
    expect(daysBetween(date('2024-03-01'), date('2023-03-01'))).toBe(-366);
    expect(daysBetween(date('2024-03-01'), date('2024-03-01'))).toBe(0);
    expect(daysBetween(date('2024-02-28'), date('2024-03-01'))).toBe(2);
  });
});

describe('times', () => {
  it.each([
    ['10:00:00', '10:00:00'],
    ['9:05:06', '09:05:06'],
    ['10:00:00.5', '10:00:00.500000000'],
    ['10:00:00,1234567891', '10:00:00.123456789'],
    ['10:00:00.000', '10:00:00'],
    ['', '00:00:00'],
    ['00:00:00', '00:00:00'],
    ['23:59:59', '23:59:59'],
    ['10:00:00.123456789', '10:00:00.123456789'],
    ['10:00:00.0000000019', '10:00:00.000000001'],
    ['10:00:00.0000000009', '10:00:00'],
    ['9:05:06,1', '09:05:06.100000000'],
  ])('%j prints %s', (text, printed) => expect(parseTime(text)).toBe(printed));

  it.each([
    '10:00',
    '24:00:00',
    '10:60:00',
    '10:00:60',
    '10:00:00.',
    '10:00:00Z',
    '1000:00',
    'noon',
    '10:00:0',
    '10:0:00',
    '10-00:00',
    '10:00-00',
    '1x:00:00',
    '10:x0:00',
    '10:00:0x',
    '10:00:00;5',
    '10:00:00.5x',
    '10:00:00.x5',
    '9:5:6',
    ':00:00',
    '10:00:00..5',
    '100:00:00',
  ])('%s does not exist', (text) => expect(parseTime(text)).toBeUndefined());
});

it('midnight is the zero time', () => {
  expect(isZeroTime(ZERO_TIME)).toBe(true);
  expect(parseTime('00:00:01')).not.toBe(ZERO_TIME);
  expect(isZeroTime(time('00:00:01'))).toBe(false);
});

describe('dates with time', () => {
  it.each([
    ['2024-02-29T10:00:00', '2024-02-29T10:00:00'],
    ['2024-02-29t10:00:00.25', '2024-02-29T10:00:00.250000000'],
    ['0000-00-00T00:00:00', '0000-00-00T00:00:00'],
  ])('%s prints %s', (text, printed) => expect(parseDateTime(text)).toBe(printed));

  it.each([
    '',
    '2024-02-29',
    '2024-02-29 10:00:00',
    '2024-02-29T10:00:00Z',
    '2024-02-30T10:00:00',
    '2024-02-29T',
    '0000-00-00T01:00:00',
    '0000-00-00t00:00:00',
    '2024-02-29U10:00:00',
    '2024-02-29s10:00:00',
    '2024-02-29T10:00',
    '02024-02-29T10:00:00',
  ])('%j does not exist', (text) => expect(parseDateTime(text)).toBeUndefined());

  it('are ordered in time, fractions included', () => {
    expect(compareDateTimes(dateTime('2024-01-01T10:00:00'), dateTime('2024-01-01T10:00:00.5'))).toBe(-1);
    expect(compareDateTimes(dateTime('2024-01-01T10:00:00.5'), dateTime('2024-01-01T10:00:00'))).toBe(1);
    expect(compareDateTimes(dateTime('2024-01-01T10:00:00'), dateTime('2024-01-01T10:00:00'))).toBe(0);
  });
});

describe('timestamps', () => {
  it.each([
    ['2024-02-29T10:00:00Z', '2024-02-29T10:00:00.000Z'],
    ['2024-02-29T10:00:00.98765+02:00', '2024-02-29T08:00:00.987Z'],
    ['2024-12-31T23:30:00-01:00', '2025-01-01T00:30:00.000Z'],
    ['0001-01-01T00:00:00Z', ZERO_TIMESTAMP],
    ['2024-02-29T10:00:00.5Z', '2024-02-29T10:00:00.500Z'],
    ['2024-02-29T10:00:00.1239Z', '2024-02-29T10:00:00.123Z'],
    ['2024-02-29T10:00:00+00:00', '2024-02-29T10:00:00.000Z'],
    ['2024-02-29T10:00:00-00:30', '2024-02-29T10:30:00.000Z'],
    ['2024-02-29T10:00:00+23:59', '2024-02-28T10:01:00.000Z'],
    ['2024-02-29T10:00:00-23:59', '2024-03-01T09:59:00.000Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ['', ZERO_TIMESTAMP],
  ])('%j is %s', (text, printed) => expect(parseTimestamp(text)).toBe(printed));

  it.each([
    '2024-02-29T10:00:00',
    '2024-02-29t10:00:00Z',
    '2024-02-29T10:00:00+25:00',
    '2024-02-30T10:00:00Z',
    'now',
    '2024-02-29T10:00:00+24:00',
    '2024-02-29T10:00:00+00:60',
    '2024-02-29T10:00:00+0100',
    '2024-02-29T10:00:00+01:00Z',
    '2024-02-29T10:00:00Z+01:00',
    '2024-02-29T10:00:00z',
    '2024-02-29T25:00:00Z',
    '0000-00-00T00:00:00Z',
    'T10:00:00Z',
    '2024-02-29 10:00:00Z',
    '2024-02-29T10:00:00+01:00 ',
  ])('%s does not exist', (text) => expect(parseTimestamp(text)).toBeUndefined());

  it('reach from the year 0 to the year 9999', () => {
    expect(parseTimestamp('0000-01-01T00:00:00+01:00')).toBeUndefined();
    expect(timestampOf(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
    expect(parseTimestamp('9999-12-31T23:59:59-00:01')).toBeUndefined();
    expect([-1, 1].map((sign) => timestampOf(new Date(sign * 8.64e15)))).toEqual([undefined, undefined]);
  });

  it('the first moment of the year 1 counts as not set', () => {
    expect(isZeroTimestamp(ZERO_TIMESTAMP)).toBe(true);
    expect(isZeroTimestamp(parseTimestamp('2024-01-01T00:00:00Z') ?? expect.fail())).toBe(false);
  });
});

describe('the wall clock of a time zone', () => {
  it.each([
    ['2024-03-31T00:59:59Z', '2024-03-31T01:59:59'],
    ['2024-03-31T01:00:00Z', '2024-03-31T03:00:00'],
    ['2024-10-27T00:30:00Z', '2024-10-27T02:30:00'],
    ['2024-10-27T01:30:00Z', '2024-10-27T02:30:00'],
    ['2024-12-31T23:00:00Z', '2025-01-01T00:00:00'],
    ['0150-06-01T12:00:00Z', '0150-06-01T11:45:16'],
  ])('shows in Madrid at %s %s', (instant, shown) => {
    expect(dateTimeInZone(new Date(instant), 'Europe/Madrid')).toBe(shown);
  });

  it('is an error for an unknown name', () => {
    expect(() => dateInZone(new Date(0), 'Europe/Atlantis')).toThrow(RangeError);
  });

  const now = new Date('2024-03-31T22:30:05.999Z');

  it.each([
    ['UTC', '2024-03-31T22:30:05'],
    ['Europe/Madrid', '2024-04-01T00:30:05'],
    ['America/Bogota', '2024-03-31T17:30:05'],
    ['Asia/Kolkata', '2024-04-01T04:00:05'],
  ])('%s shows %s', (zone, shown) => {
    expect(dateTimeInZone(now, zone)).toBe(shown);
    expect(`${dateInZone(now, zone)}T${timeInZone(now, zone)}`).toBe(shown);
  });
});
