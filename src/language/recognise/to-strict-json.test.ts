import { expect, it } from 'vitest';
import { toStrictJson } from './to-strict-json.ts';

it.each([
  ['a line of its own goes with its comment', '{\n  // why\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ['also without indentation', '{\n// why\n"a": 1\n}', '{\n"a": 1\n}'],
  ['also with CR LF', '{\r\n  // why\r\n  "a": 1\r\n}', '{\r\n  "a": 1\r\n}'],
  ['also with spaces behind it', '{\n\t/* why */ \t\n\t"a": 1\n}', '{\n\t"a": 1\n}'],
  ['also the first', '// why\n{"a": 1}', '{"a": 1}'],
  ['also the last', '{"a": 1}\n  # why', '{"a": 1}\n'],
  ['also over several lines', '{\n  /* a\n     b */\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ['what stands before a comment stays on its line', '{\n  "a": 1, // why\n  "b": 2\n}', '{\n  "a": 1, \n  "b": 2\n}'],
  ['what stands behind a comment stays on its line', '{\n  /* why */ "a": 1\n}', '{\n   "a": 1\n}'],
  ['lines that are blank already stay', '{\n  \n  "a": 1,\n\n  "b": 2, // why\n}', '{\n  \n  "a": 1,\n\n  "b": 2 \n}'],
  ['spare commas go', '[1,, 2,]', '[1, 2]'],
  ['missing ones come, before the comment', '{"a": 1 // why\n "b": 2}', '{"a": 1, \n "b": 2}'],
  ['what looks like a comment in a string stays', '{"a": "// x /* y */ # z",}', '{"a": "// x /* y */ # z"}'],
  ['sound JSON stays as it is', '{ "a" :1}\n', '{ "a" :1}\n'],
])('%s', (_, text, expected) => {
  expect(toStrictJson(text)).toBe(expected);
  expect(() => JSON.parse(expected) as unknown).not.toThrow();
});

it('frees a text of tens of thousands of comments in one go', () => {
  const text = `{${Array.from({ length: 20_000 }, (_, i) => `"key ${i}": 1, /* ${i} */`).join(' ')}}`;
  expect(Object.keys(JSON.parse(toStrictJson(text)) as object)).toHaveLength(20_000);
});
