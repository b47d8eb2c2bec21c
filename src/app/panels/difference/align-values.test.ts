import { expect, it } from 'vitest';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { toJson } from '../../../language/syntax/to-json.ts';
import { alignValues, printAligned } from './align-values.ts';

const json = (text: string) => toJson(parseJson(text).root);

/** The source as it is set beside the built document, on one line. */
function aligned(before: string, after: string): string {
  return printAligned(alignValues(json(before), json(after)) ?? null, '')
    .replaceAll('\n', '')
    .replaceAll(/,(?=[\]}])/g, '');
}

it.each([
  ['order of members', '{"b": 1, "a": 2}', '{"a": 2, "b": 1}', '{"a": 2,"b": 1}'],
  ['notation of figures', '{"a": 10.5, "b": "21%"}', '{"a": "10.50", "b": "21.0%"}', '{"a": "10.50","b": "21.0%"}'],
  ['order within lists of objects', '[{"b": 1, "a": 1}]', '[{"a": 1, "b": 1}]', '[{"a": 1,"b": 1}]'],
])('%s makes no difference', (_, before, after, shown) => {
  expect(aligned(before, after)).toBe(shown);
  expect(aligned(after, after)).toBe(shown);
});

it.each([
  ['a value', '{"a": "10.5"}', '{"a": "10.51"}', '{"a": "10.5"}'],
  ['digits that no double holds', '{"a": 12345678901234567890.10}', '{"a": "1"}', '{"a": 12345678901234567890.10}'],
  ['what building adds', '{"b": 1}', '{"a": 0, "b": 1}', '{"b": 1}'],
  ['what building drops, where it stands', '{"b": 1, "x": 2, "a": 3}', '{"a": 3, "b": 1}', '{"a": 3,"b": 1,"x": 2}'],
  ['what it drops at the beginning', '{"x": 2, "b": 1}', '{"b": 1}', '{"x": 2,"b": 1}'],
  ['what it drops in a list', '["a", "b"]', '["a"]', '["a","b"]'],
  ['an object in place of a list', '{"a": {}}', '{"a": []}', '{"a": {}}'],
  ['null', '{"a": null}', '{"a": "x"}', '{"a": null}'],
  ['names that every object has', '{"__proto__": 1, "toString": 2}', '{}', '{"__proto__": 1,"toString": 2}'],
])('%s makes a difference', (_, before, after, shown) => {
  expect(aligned(before, after)).toBe(shown);
});

it('takes a long object in one go', () => {
  const many = `{${Array.from({ length: 10_000 }, (_, index) => `"m${String(index)}": 1`).join(',')}}`;
  expect(aligned(many, '{"m1": 1}').startsWith('{"m0": 1,"m1": 1,"m2": 1')).toBe(true);
});

it('makes no line differ because another one follows', () => {
  const lines = (text: string) => printAligned(json(text) ?? null, '').split('\n');
  const longer = lines('{"a": [1, 2], "b": 3}');
  expect(lines('{"a": [1]}').filter((line) => !longer.includes(line))).toEqual([]);
});
