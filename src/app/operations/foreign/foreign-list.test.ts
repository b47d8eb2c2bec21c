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
    'Invoice from Zoho, imported as a document',
    '',
    '| value at | became | value |',
    '| --- | --- | --- |',
    '| $.number | code | A\\|1 |',
    '| $.total | not imported: calculated when building | 5 |',
    '| $.memo | not imported | two lines |',
    '',
  ]);
});
