import { expect, it } from 'vitest';
import { formatJson } from './format-json.ts';

it.each([
  [
    'lays out one entry a line',
    '{"a":1,"b":[1,{"c":"x"}]}',
    '{\n  "a": 1,\n  "b": [\n    1,\n    {\n      "c": "x"\n    }\n  ]\n}',
  ],
  ['keeps empty containers closed', '{"a": { }, "b": [\n]}', '{\n  "a": {},\n  "b": []\n}'],
  ['keeps the unit of indentation', '{\n\t"a": {"b": 1}\n}\n', '{\n\t"a": {\n\t\t"b": 1\n\t}\n}\n'],
  [
    'keeps comments',
    '{ // why\n"a": 1, /* b */\n// own\n"b": 2}',
    '{ // why\n  "a": 1, /* b */\n  // own\n  "b": 2\n}',
  ],
  ['keeps mistakes', '{"a": 10,00, b: x y}', '{\n  "a": 10,\n  00,\n  b: x y\n}'],
  ['keeps words apart', '{a 1 "b" x}', '{\n  a 1 "b" x\n}'],
  ['keeps CR LF', '{\r\n "a": [1,2]}', '{\r\n "a": [\r\n  1,\r\n  2\r\n ]\r\n}'],
  ['keeps the end of the last line', '[1]\r\n', '[\r\n  1\r\n]\r\n'],
  ['begins with a comment', '// why\n{"a": 1}', '// why\n{\n  "a": 1\n}'],
  ['ends with a comment', '{"a": 1} // why', '{\n  "a": 1\n} // why'],
  ['keeps comments behind each other', '[1, /* a */ /* b */\n/* c */ 2]', '[\n  1, /* a */ /* b */\n  /* c */\n  2\n]'],
  ['never indents less than nothing', '1]}, {"a": 1}', '1\n]\n},\n{\n  "a": 1\n}'],
  ['leaves what is never closed open', '{"a": [', '{\n  "a": ['],
  ['keeps other quotes', '{\'a\': “b”, c": 1, "d', '{\n  \'a\': “b”,\n  c": 1,\n  "d'],
  ['never joins what follows a line comment to it', '[1 // a\n, 2]', '[\n  1 // a\n  ,\n  2\n]'],
  ['has nothing to lay out', ' ', ''],
])('%s', (_, text, expected) => {
  expect(formatJson(text)).toBe(expected);
  expect(formatJson(expected)).toBe(expected);
});
