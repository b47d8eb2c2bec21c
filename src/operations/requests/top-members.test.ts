import { expect, it } from 'vitest';
import { topMembers } from './top-members.ts';

it.each<[string, readonly (readonly [string, string])[]]>([
  ['{}', []],
  [
    ' {"a" : 1 , "b":[1,{"c":"]}"}] }',
    [
      ['a', '1'],
      ['b', '[1,{"c":"]}"}]'],
    ],
  ],
  [
    '{"a":"x\\"}","b":null}',
    [
      ['a', '"x\\"}"'],
      ['b', 'null'],
    ],
  ],
  [
    '{"\\u0064ata":{"a":1,"a":2},"id":1.50}',
    [
      ['data', '{"a":1,"a":2}'],
      ['id', '1.50'],
    ],
  ],
  [
    '{"data":"\\ud800","id":7}',
    [
      ['data', '"\\ud800"'],
      ['id', '7'],
    ],
  ],
  [
    '{"a":1,"a":2}',
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ],
  ['{"a":1 "b":2}', [['a', '1']]],
  ['{"a":1,', [['a', '1']]],
  ['{"a', []],
  ['{"a":', [['a', '']]],
  ['[{"a":1}]', []],
  ['\ufeff{"a":1}', []],
  ['"{}"', []],
  ['', []],
])('finds the members of %j', (text, members) => {
  expect(Array.from(topMembers(text), ({ name, text: value }) => [name, value])).toEqual(members);
});

it('goes through any depth and length once', () => {
  const deep = '['.repeat(2_000_000);
  expect([...topMembers(`{"data":${deep}${deep.replaceAll('[', ']')},"id":1}`)].map(({ name }) => name)).toEqual([
    'data',
    'id',
  ]);
});
