import { describe, expect, it } from 'vitest';
import { fieldsOf, optionsOf } from './options-form.ts';

const schema = {
  $ref: '#/$defs/o',
  $defs: {
    o: {
      required: ['type'],
      properties: {
        type: { title: 'Type', oneOf: [{ const: 'credit-note', title: 'Credit note' }], default: 'credit-note' },
        issue_date: { $ref: 'https://gobl.org/draft-0/cal/date' },
        stamps: { type: 'array' },
        copy_tax: { type: 'boolean' },
        reason: { title: 'Reason', type: 'string' },
        ext: { properties: { 'x-kind': { title: 'Kind', oneOf: [{ const: 'A' }] } }, required: ['x-kind'] },
      },
    },
  },
};

describe('the form of correction options', () => {
  it('asks each member by its kind, extensions one by one', () => {
    expect(fieldsOf(schema).map(({ kind, path, required }) => [path.join('.'), kind, required])).toEqual([
      ['type', 'choice', true],
      ['issue_date', 'date', false],
      ['stamps', 'stamps', false],
      ['copy_tax', 'flag', false],
      ['reason', 'text', false],
      ['ext.x-kind', 'choice', true],
    ]);
  });

  it('names each field by what it does here, else by its title', () => {
    expect(fieldsOf(schema).map(({ label }) => label)).toEqual([
      'Type of correction',
      'Issue date',
      'Stamps',
      'Copy the tax totals of the original',
      'Reason',
      'Kind',
    ]);
  });

  it('leaves out what was left empty', () => {
    const fields = fieldsOf(schema);
    const answers = new Map(
      fields.map((field) => [field, field.kind === 'flag' ? false : field.path[1] ? 'A' : ''] as const),
    );
    expect(optionsOf(answers)).toEqual({ ext: { 'x-kind': 'A' } });
  });

  it.each([[{}], [{ properties: 3 }], [{ $ref: '#/$defs/none' }], [{ properties: { a: null } }]])(
    'asks nothing where the schema is %j',
    (odd) => {
      expect(fieldsOf(odd)).toEqual([]);
    },
  );
});
