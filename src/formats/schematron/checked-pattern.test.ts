import { expect, it } from 'vitest';
import { checkedPattern } from './checked-pattern.ts';

it.each([
  '\\s+',
  '[^0-9]',
  '(\\d{3})-(\\d+)',
  '(a|b)c',
  '^0+|\\s+$',
  '\\(+\\)*',
  '[(+]+',
  '(abc)+',
  'a{2,9}',
  '\\p{L}+',
])('runs %s', (pattern) => {
  expect(checkedPattern(pattern, 'a'.repeat(1_000))).toBe(pattern);
});

it.each(['(a+)+$', '((a*)b?)*', '(a|aa)+$', '(\\w+\\s?)*x', '(?:x+){2,}', '(a{1,99}){1,99}', '((a|a)b)*'])(
  'refuses %s, whose repetition repeats',
  (pattern) => {
    expect(() => checkedPattern(pattern, 'a')).toThrow('repeats a repetition');
  },
);

it.each([`(a+[${'x'.repeat(1_900)})])+`, `(a{${'0'.repeat(900)},}){${'0'.repeat(900)},}`])(
  'refuses a repetition that repeats beside a long part',
  (pattern) => {
    expect(() => checkedPattern(pattern, 'a')).toThrow('repeats a repetition');
  },
);

it('refuses a pattern of more than 2,000 characters', () => {
  expect(() => checkedPattern(`(a+[${'x'.repeat(2_001)})])+`, 'a')).toThrow('at most 2000 are run');
});

it('refuses several repetitions on a long text only', () => {
  expect(checkedPattern('a+b+c', 'a'.repeat(30_000))).toBe('a+b+c');
  expect(() => checkedPattern('a+b+c', 'a'.repeat(40_000))).toThrow('takes too long on a text of 40000 characters');
  expect(checkedPattern('a+', 'a'.repeat(1_000_000))).toBe('a+');
});
