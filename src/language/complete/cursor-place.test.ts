import { describe, expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { formatPath } from '../../engine/values.ts';
import { atMark } from '../testing/sample-knowledge.ts';
import { placeAt } from './cursor-place.ts';

/** What is expected at the mark, its path, and the text that it replaces. */
function placed(marked: string): string {
  const { text, offset } = atMark(marked);
  const place = placeAt(parseJson(text), offset);
  if (!place) return 'nothing';
  const nameOnly = place.kind === 'key' && place.nameOnly ? ' alone' : '';
  return `${place.kind}${nameOnly} ${formatPath(place.steps)} for ${text.slice(place.span.start, place.span.end)}`;
}

describe('a name is wanted', () => {
  it.each([
    ['{|}', 'key $ for '],
    ['{ | }', 'key $ for '],
    ['{"a": 1, |}', 'key $ for '],
    ['{"a": 1 |}', 'key $ for '],
    ['{"a": 1|, "b": 2}', 'value $.a for 1'],
    ['{"a": 1,| "b": 2}', 'key $ for '],
    ['{"a": 1, |"b": 2}', 'key $ for '],
    ['{"a": 1, "|b": 2}', 'key alone $ for "b"'],
    ['{"a": 1, "b"|: 2}', 'key alone $ for "b"'],
    ['{"b"| : 2}', 'key alone $ for "b"'],
    ['{"b"| /* c */ : 2}', 'key alone $ for "b"'],
    ['{"b"|}', 'key $ for "b"'],
    ['{b|}', 'key $ for b'],
    ['{"b|\n}', 'key $ for "b'],
    ['{"b" |}', 'key $ for '],
    ['{"b" |"c": 1}', 'key $ for '],
    ['{"x": {"a": [{"b": 1}, {|}]}}', 'key $.x.a[1] for '],
    ['{"x": {|', 'key $.x for '],
    ['{"x": {"y": 1}, |', 'key $ for '],
    ['{"a": 1, /* why */ |}', 'key $ for '],
    ['{"a": 1, // why\n|}', 'key $ for '],
  ])('%s', (marked, expected) => {
    expect(placed(marked)).toBe(expected);
  });
});

describe('a value is wanted', () => {
  it.each([
    ['{"a": |}', 'value $.a for '],
    ['{"a":|}', 'value $.a for '],
    ['{"a": | , "b": 1}', 'value $.a for '],
    ['{"a" : |\n}', 'value $.a for '],
    ['{"a":| 1}', 'value $.a for 1'],
    ['{"a": |1}', 'value $.a for 1'],
    ['{"a": "x|y"}', 'value $.a for "xy"'],
    ['{"a": "x"|}', 'value $.a for "x"'],
    ['{"a": x|}', 'value $.a for x'],
    ['{"a": tr|ue}', 'value $.a for true'],
    ['{"a": |{"b": 1}}', 'value $.a for {"b": 1}'],
    ['{"a": {"b": 1}|}', 'value $.a for {"b": 1}'],
    ['{"b": , "a": |}', 'value $.a for '],
    ['[|]', 'value $[0] for '],
    ['[1, |]', 'value $[1] for '],
    ['[1,| 2]', 'value $[1] for '],
    ['[ | 1]', 'value $[0] for '],
    ['[1, 2|]', 'value $[1] for 2'],
    ['[1, |2]', 'value $[1] for 2'],
    ['[1, "|"]', 'value $[1] for ""'],
    ['[|{}]', 'value $[0] for '],
    ['[{}|]', 'value $[0] for '],
    ['[|[]]', 'value $[0] for '],
    ['[[|]]', 'value $[0][0] for '],
    ['{"a": [{"b": [1, |]}]}', 'value $.a[0].b[1] for '],
    ['[1, |', 'value $[1] for '],
  ])('%s', (marked, expected) => {
    expect(placed(marked)).toBe(expected);
  });
});

describe('nothing is wanted', () => {
  it.each([
    '|',
    '|{}',
    '{}|',
    '{"a": 1} |',
    '"x|"',
    '12|',
    '{ // wh|y\n}',
    '{ // why|\n}',
    '{ /* w|hy */ }',
    '{ /* why */| }',
    '{"a": "Net |',
    '{"a": "Net \t|\n}',
    'hello|',
  ])('%s', (marked) => {
    expect(placed(marked)).toBe('nothing');
  });

  it('right before a comment, and on the line after one, it is again', () => {
    expect(placed('{ |/* why */ }')).toBe('key $ for ');
    expect(placed('{"a": "Net\n|}')).toBe('key $ for ');
  });
});
