import { expect, it } from 'vitest';
import { yamlOfJson } from './write-yaml.ts';

it.each([
  ['texts without needless marks', '{"name":"Pears","code":"7"}', 'name: Pears\ncode: "7"\n'],
  ['texts that would be other values', '["no","1.50","","# x","a: b"]', '- "no"\n- "1.50"\n- ""\n- "# x"\n- "a: b"\n'],
  ['lists of objects', '{"lines":[{"i":1,"q":"2"},{"i":2}]}', 'lines:\n  - i: 1\n    q: "2"\n  - i: 2\n'],
  ['digits of numbers', '{"a":1.50,"b":-0.10,"c":true,"d":null}', 'a: 1.50\nb: -0.10\nc: true\nd: null\n'],
  ['empty objects and lists', '{"a":{},"b":[]}', 'a: {}\nb: []\n'],
  ['texts of several lines', '{"a":"one\\ntwo"}', 'a: |-\n  one\n  two\n'],
])('YAML keeps %s', (_, json, yaml) => {
  expect(yamlOfJson(json)).toBe(yaml);
});

it('a number whose digits YAML would change stays JSON', () => {
  expect(yamlOfJson('{"a":12345678901234567890}')).toContain('12345678901234567890');
});
