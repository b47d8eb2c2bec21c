import { expect, it } from 'vitest';
import { foreignList } from './foreign-list.ts';

it('lists what was taken and what was left, whatever a value says', () => {
  const text = foreignList({
    program: 'Zoho',
    document: {},
    taken: [{ from: '$.number', to: 'code', value: 'A|1' }],
    left: [
      { from: '$.total', value: '5', calculated: true },
      { from: '$.memo', value: 'two\nlines', calculated: false },
    ],
  });
  expect(text.split('\n')).toEqual([
    'An invoice of Zoho, taken over as a document',
    '',
    '| value at | became | value |',
    '| --- | --- | --- |',
    '| $.number | code | A\\|1 |',
    '| $.total | left: building works it out | 5 |',
    '| $.memo | left | two lines |',
    '',
  ]);
});
