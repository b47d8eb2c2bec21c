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
])('%s', (_, text, expected) => {
  expect(formatJson(text)).toBe(expected);
  expect(formatJson(expected)).toBe(expected);
});
