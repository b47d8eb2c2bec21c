import { describe, expect, it } from 'vitest';
import { countedPattern } from './counted-pattern.ts';

describe('a pattern that counts', () => {
  it.each([
    ['^.{1,1000}$', 'x'.repeat(1000), true],
    ['^.{1,1000}$', 'x'.repeat(1001), false],
    ['^(.{1,6826666})$', 'x'.repeat(2000), true],
    ['^.{1,6826666}$', 'x'.repeat(2000), true],
    ['^.{1,50}$', 'a\nb', false],
    ['^[\\s\\S]{1,50}$', 'a\nb', true],
    ['^.{1,50}$', 'a\u2028b', true],
    ['^[\\s\\d]{10}$', '12345 \t٣78', true],
    ['^\\d{12,}$', '12345678901', false],
    ['^\\d{12,}$', '123456789012', true],
    ['^PT\\.\\d{9,10}$', 'PT.123456789', true],
    ['^PT\\.\\d{9,10}$', 'PTx123456789', false],
  ])('%s', (pattern, text, matches) => {
    expect(countedPattern(pattern)?.test(text)).toBe(matches);
  });

  it.each([
    '[A-Z]{10}',
    '^a|.{10}',
    '^a{1,9}$',
    '.*',
    '^.{1,50}.{1,50}$',
    '^(a|b){1,50}$',
    '^a*b{10}$',
    '^\\i{10}$',
    '^\\p{L}{10}$',
    '^[a-z-[b]]{10}$',
    '^[z-a]{10}$',
  ])('%s is left to the library', (pattern) => {
    expect(countedPattern(pattern)).toBeUndefined();
  });
});
