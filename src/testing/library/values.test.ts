import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  amountOf,
  beBetween,
  beNoneOf,
  beOneOf,
  bePresent,
  compareDates,
  compareDateTimes,
  daysBetween,
  either,
  haveCharacters,
  haveLength,
  JsonNumber,
  match,
  nearest,
  parseAmount,
  parseDate,
  parseDateTime,
  parsePercentage,
  parseTime,
  parseTimestamp,
  percentageOf,
  readJson,
  whereGiven,
} from '../../engine/index.ts';
import type { Constraint, RuleScope } from '../../engine/index.ts';

test('amounts are exact and keep their decimals', () => {
  const price = parseAmount('19.99');
  const third = amountOf(100, 2).divide(amountOf(3, 0));
  expect(price?.multiply(amountOf(3, 0)).toString()).toBe('59.97');
  expect(third.toString()).toBe('0.33');
  expect(third.rescale(4).toString()).toBe('0.3300');
  expect(parseAmount('12,50')).toBeUndefined();
  expect(() => amountOf(0.5, 2)).toThrow(RangeError);
});

test('percentages are fractions that print as they were written', () => {
  const rate = parsePercentage('21.0%');
  expect(rate?.of(amountOf(10000, 2)).toString()).toBe('21.00');
  expect(rate?.from(amountOf(12100, 2)).toString()).toBe('21.00');
  expect(percentageOf(amountOf(21, 2)).toString()).toBe('21%');
  expect(parsePercentage('21 percent')).toBeUndefined();
});

test('dates are canonical texts', () => {
  const day = parseDate('2024-02-28');
  if (!day) throw new Error('the example is a date');
  expect(addDays(day, 2)).toBe('2024-03-01');
  expect(daysBetween(day, addDays(day, 2))).toBe(2);
  expect(compareDates(day, addDays(day, 1))).toBe(-1);
  expect(parseDate('2023-02-29')).toBeUndefined();
  expect(parseTime('09:30:00')).toBe('09:30:00');
  const [sooner, later] = [parseDateTime('2024-02-28T09:30:00'), parseDateTime('2024-02-28T10:00:00')];
  expect(sooner && later && compareDateTimes(sooner, later)).toBe(-1);
  expect(parseTimestamp('2024-02-28T09:30:00Z')).toBe('2024-02-28T09:30:00.000Z');
});

test('JSON keeps the digits it was written with, and trouble in it is a value', () => {
  const read = readJson('{ "price": 12345678901234567890 }');
  expect(read.ok && read.value).toEqual({ price: new JsonNumber('12345678901234567890') });
  const doubled = readJson('{ "a": 1, "a": 2 }');
  expect(doubled.ok || doubled.faults[0]).toMatchObject({ stage: 'input', properties: ['$.a'] });
});

test('a word is near those that were meant', () => {
  expect(nearest('stanard', ['standard', 'zero', 'exempt'])).toEqual(['standard']);
});

describe('constraints', () => {
  // These constraints judge only the value.
  const holds = (constraint: Constraint, value: unknown) => constraint.holds(value, {} as RuleScope);

  it.each([
    [bePresent, 'x', ''],
    [beOneOf(['a', 'b']), undefined, 'c'],
    [beNoneOf(['a']), undefined, 'a'],
    [haveLength(2, 5), 'été', 'étés'],
    [haveCharacters(2, 3), 'été', 'étés'],
    [match(/^\d+$/), '12', 'x'],
    [beBetween(1, 9), 5, 10],
    [whereGiven(haveLength(2, 4)), '', 'a'],
    [either(match(/^\d+$/), beOneOf(['none'])), 'none', 'x'],
  ])('$words', (constraint, good, bad) => {
    expect([holds(constraint, good), holds(constraint, bad)]).toEqual([true, false]);
  });
});
