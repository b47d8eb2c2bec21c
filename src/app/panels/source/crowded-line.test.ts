import { describe, expect, it } from 'vitest';
import { hasCrowdedLine } from './crowded-line.ts';

const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`member${String(index)}`, 'some words']));

describe('a line is crowded', () => {
  it.each([
    ['a minified document', JSON.stringify(members(100)), true],
    ['one such line among others', `{\n "a": 1,\n "b": ${JSON.stringify(members(100))}\n}`, true],
    ['a document that is laid out', JSON.stringify(members(100), null, 2), false],
    ['a short document on one line', JSON.stringify(members(5)), false],
    ['a long value', `{\n  "data": "${'QUJD'.repeat(1000)}"\n}`, false],
    ['a long value with three names on its line', `{"a": 1, "b": 2, "data": "${'x'.repeat(2000)}"}`, false],
    ['a long value with four names on its line', `{"a": 1, "b": 2, "c": 3, "data": "${'x'.repeat(2000)}"}`, true],
    ['nothing', '', false],
  ])('%s: %#', (_, text, crowded) => {
    expect(hasCrowdedLine(text)).toBe(crowded);
  });
});
