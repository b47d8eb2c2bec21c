import { expect, it } from 'vitest';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { sourceTree } from './source-tree.ts';

it('reads a text once, whoever asks, and keeps the last two', () => {
  const first = sourceTree('{ "a": 1 }');
  expect(first).toEqual(parseJson('{ "a": 1 }'));
  const second = sourceTree('{ "b": 2 }');
  expect(sourceTree(['{ "a"', ' 1 }'].join(':'))).toBe(first);
  sourceTree('{ "c": 3 }');
  expect(sourceTree('{ "a": 1 }')).toBe(first);
  expect(sourceTree('{ "b": 2 }')).not.toBe(second);
});
