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

it('refuses several repetitions on a long text only', () => {
  expect(checkedPattern('a+b+c', 'a'.repeat(30_000))).toBe('a+b+c');
  expect(() => checkedPattern('a+b+c', 'a'.repeat(40_000))).toThrow('takes too long on a text of 40000 characters');
  expect(checkedPattern('a+', 'a'.repeat(1_000_000))).toBe('a+');
});
