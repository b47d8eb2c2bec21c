import { expect, it } from 'vitest';
import { meanwhile, type Meanwhile } from './meanwhile.ts';

const row = (name: string, quantity = '1') => ({ quantity, item: { name } });
const text = (lines: readonly unknown[], code = '7') => JSON.stringify({ code, lines });
const before = text([row('Beans'), row('Filter'), row('Cup')]);

it.each<[string, string, string, Meanwhile]>([
  ['is where it was in the same text', '$.lines[1].quantity', before, { kind: 'same', path: '$.lines[1].quantity' }],
  [
    'is where it was if another value changed',
    '$.lines[1].quantity',
    text([row('Beans'), row('Filter'), row('Cup')], '8'),
    { kind: 'same', path: '$.lines[1].quantity' },
  ],
  ['is changed', '$.code', text([row('Beans')], '8'), { kind: 'changed', path: '$.code', now: '8' }],
  [
    'is changed in its row',
    '$.lines[1].quantity',
    text([row('Beans'), row('Filter', '26'), row('Cup')]),
    { kind: 'changed', path: '$.lines[1].quantity', now: '26' },
  ],
  [
    'goes with its row',
    '$.lines[1].item.name',
    text([row('Filter'), row('Cup')]),
    { kind: 'same', path: '$.lines[0].item.name' },
  ],
  ['is gone with its row', '$.lines[1].quantity', text([row('Beans'), row('Cup')]), { kind: 'gone' }],
  ['is unknown in a text that cannot be read', '$.lines[1].quantity', '{ "code": ', { kind: 'unknown' }],
])('a value %s', (_, path, now, expected) => {
  expect(meanwhile(path, before, now)).toEqual(expected);
});
