import { expect, it } from 'vitest';
import { printJson } from './print-json.ts';

it('keeps together what fits on a line', () => {
  expect(printJson({ a: [1, { b: 'x' }], c: {}, d: [] }, 60)).toBe('{ "a": [1, { "b": "x" }], "c": {}, "d": [] }');
});

it('parts what does not, from the outside', () => {
  expect(printJson({ name: 'Brake pads', list: [{ a: 1 }, { b: 'long enough' }] }, 30)).toBe(
    ['{', '  "name": "Brake pads",', '  "list": [', '    { "a": 1 },', '    { "b": "long enough" }', '  ]', '}'].join(
      '\n',
    ),
  );
});

it.each([null, 'a "b"', 1.5, [], {}, [[]], { a: { b: [{ c: 'd'.repeat(100) }] } }])('means %j', (value) => {
  for (const width of [1, 20, 200]) expect(JSON.parse(printJson(value, width))).toEqual(value);
});
