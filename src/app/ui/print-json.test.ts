import { expect, it } from 'vitest';
import { printJson } from './print-json.ts';

it('prints a value on one line where it fits', () => {
  expect(printJson({ a: [1, { b: 'x' }], c: {}, d: [] }, 60)).toBe('{ "a": [1, { "b": "x" }], "c": {}, "d": [] }');
});

it('breaks the outer lists and objects first where a line is too long', () => {
  expect(printJson({ name: 'Brake pads', list: [{ a: 1 }, { b: 'long enough' }] }, 30)).toBe(
    ['{', '  "name": "Brake pads",', '  "list": [', '    { "a": 1 },', '    { "b": "long enough" }', '  ]', '}'].join(
      '\n',
    ),
  );
});

it.each([null, 'a "b"', 1.5, [], {}, [[]], { a: { b: [{ c: 'd'.repeat(100) }] } }])(
  'prints text that reads as %j again',
  (value) => {
    for (const width of [1, 20, 200]) expect(JSON.parse(printJson(value, width))).toEqual(value);
  },
);
