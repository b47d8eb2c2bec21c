import { describe, expect, it } from 'vitest';
import { addDays, compareDates, daysBetween, isZeroDate, parseDate, ZERO_DATE, type CalDate } from './date.ts';
import { compareDateTimes, parseDateTime, type CalDateTime } from './date-time.ts';
import { parseTime } from './time.ts';
import { parseTimestamp, timestampOf, ZERO_TIMESTAMP } from './timestamp.ts';
import { dateInZone, dateTimeInZone, timeInZone } from './zone.ts';

const date = (text: string): CalDate => parseDate(text) ?? expect.fail(text);
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

  it('the empty text is the zero date', () => {
    expect(parseDate('')).toBe(ZERO_DATE);
    expect(isZeroDate(date('0000-00-00'))).toBe(true);
  });

  it('are ordered in time', () => {
    expect(compareDates(date('2024-01-31'), date('2024-02-01'))).toBe(-1);
    expect(compareDates(date('2024-01-31'), date('2024-01-31'))).toBe(0);
  });

  it('move by days within the years that can be written', () => {
    expect(addDays(date('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addDays(date('0099-12-31'), 1)).toBe('0100-01-01');
    expect(addDays(date('9999-12-31'), 1)).toBe('9999-12-31');
    expect(addDays(date('0000-01-01'), -1)).toBe('0000-01-01');
    expect(addDays(ZERO_DATE, 1)).toBe(ZERO_DATE);
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
  ])('%j prints %s', (text, printed) => expect(parseTime(text)).toBe(printed));

  it.each(['10:00', '24:00:00', '10:60:00', '10:00:60', '10:00:00.', '10:00:00Z', '1000:00', 'noon'])(
    '%s is none',
    (text) => expect(parseTime(text)).toBeUndefined(),
  );
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
  ])('%j is none', (text) => expect(parseDateTime(text)).toBeUndefined());

  it('are ordered in time, fractions included', () => {
    expect(compareDateTimes(dateTime('2024-01-01T10:00:00'), dateTime('2024-01-01T10:00:00.5'))).toBe(-1);
  });
});

describe('timestamps', () => {
  it.each([
    ['2024-02-29T10:00:00Z', '2024-02-29T10:00:00.000Z'],
    ['2024-02-29T10:00:00.98765+02:00', '2024-02-29T08:00:00.987Z'],
    ['2024-12-31T23:30:00-01:00', '2025-01-01T00:30:00.000Z'],
    ['0001-01-01T00:00:00Z', ZERO_TIMESTAMP],
    ['', ZERO_TIMESTAMP],
  ])('%j is %s', (text, printed) => expect(parseTimestamp(text)).toBe(printed));

  it.each(['2024-02-29T10:00:00', '2024-02-29t10:00:00Z', '2024-02-29T10:00:00+25:00', '2024-02-30T10:00:00Z', 'now'])(
    '%s is none',
    (text) => expect(parseTimestamp(text)).toBeUndefined(),
  );

  it('reach from the year 0 to the year 9999', () => {
    expect(parseTimestamp('0000-01-01T00:00:00+01:00')).toBeUndefined();
    expect(timestampOf(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('the wall clock of a time zone', () => {
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
