import { describe, expect, it } from 'vitest';
import { readSchema, schemaName, schemaPath } from './schema.ts';

const id = 'https://gobl.org/draft-0/bill/line';
const plain = { title: '', description: '', link: undefined, many: false, calculated: false, choices: [] };
const schema = {
  $id: id,
  $ref: '#/$defs/Line',
  $defs: {
    SubLine: { type: 'object', description: 'Part of a line.' },
    Line: {
      type: 'object',
      description: 'A row.',
      required: ['quantity'],
      recommended: ['item'],
      properties: {
        quantity: { type: 'string', title: 'Quantity', description: 'How many.' },
        item: { $ref: 'https://gobl.org/draft-0/org/item' },
        sum: { $ref: 'https://gobl.org/draft-0/num/amount?draft', calculated: true },
        breakdown: { type: 'array', items: { $ref: '#/$defs/SubLine' } },
        uuid: { type: 'string', format: 'uuid' },
        kind: { type: 'string', oneOf: [{ const: 'a', title: 'First' }, { const: 'b' }, { pattern: '^c' }] },
        unit: { anyOf: [{ const: 'h', title: 'Hour' }], enum: ['x'] },
        level: { enum: ['low', 7, 'high'] },
        keys: { type: 'array', items: { type: 'string', enum: ['k'] } },
        other: { $ref: 'https://elsewhere.test/x' },
        broken: 'no schema',
      },
    },
    Broken: 7,
  },
};

describe('a published type', () => {
  it('shows its own part first, then the others as they come', () => {
    const { parts, ...view } = readSchema(schema);
    const [main, second] = parts;
    expect(view).toEqual({ id });
    expect(parts.map(({ name }) => name)).toEqual(['Line', 'SubLine']);
    expect(main).toMatchObject({ description: 'A row.', form: 'object', choices: [] });
    expect(second).toEqual({
      name: 'SubLine',
      description: 'Part of a line.',
      form: 'object',
      choices: [],
      fields: [],
    });
  });

  it('has a row for each member, with what it holds', () => {
    const optional = { required: false, recommended: false };
    const [main] = readSchema(schema).parts;
    expect(main?.fields).toEqual([
      {
        ...plain,
        name: 'quantity',
        title: 'Quantity',
        description: 'How many.',
        type: 'string',
        required: true,
        recommended: false,
      },
      { ...plain, name: 'item', type: 'org/item', link: '/schemas/org/item', required: false, recommended: true },
      { ...plain, ...optional, name: 'sum', type: 'num/amount', link: '/schemas/num/amount', calculated: true },
      { ...plain, ...optional, name: 'breakdown', type: 'SubLine', link: '#SubLine', many: true },
      { ...plain, ...optional, name: 'uuid', type: 'uuid' },
      {
        ...plain,
        ...optional,
        name: 'kind',
        type: 'string',
        choices: [
          { value: 'a', title: 'First' },
          { value: 'b', title: '' },
        ],
      },
      { ...plain, ...optional, name: 'unit', type: 'any', choices: [{ value: 'h', title: 'Hour' }] },
      {
        ...plain,
        ...optional,
        name: 'level',
        type: 'any',
        choices: [
          { value: 'low', title: '' },
          { value: 'high', title: '' },
        ],
      },
      { ...plain, ...optional, name: 'keys', type: 'string', many: true, choices: [{ value: 'k', title: '' }] },
      { ...plain, ...optional, name: 'other', type: 'any' },
    ]);
  });

  it('states its form when it is not an object', () => {
    const code = {
      $id: 'x',
      $ref: '#/$defs/Code',
      $defs: { Code: { type: 'string', format: 'code', pattern: '^A$' } },
    };
    expect(readSchema(code).parts[0]?.form).toBe('string · code · ^A$');
    expect(readSchema({ $defs: { A: { pattern: '^A$' } } }).parts[0]?.form).toBe('^A$');
  });

  it('without parts is its own', () => {
    expect(
      readSchema({ $id: 'x', type: 'object', description: 'Bare.', properties: { a: { type: 'string' } } }),
    ).toEqual({
      id: 'x',
      parts: [
        {
          name: '',
          description: 'Bare.',
          form: 'object',
          choices: [],
          fields: [{ ...plain, name: 'a', type: 'string', required: false, recommended: false }],
        },
      ],
    });
    expect(readSchema({}).id).toBe('');
  });

  it.each([
    [id, 'bill/line'],
    [`${id}?draft=1`, 'bill/line'],
    ['https://elsewhere.test/x', 'https://elsewhere.test/x'],
  ])('%s is found at %s', (address, path) => {
    expect(schemaPath(address)).toBe(path);
  });
});

it.each([
  ['bill/correction-options', 'Correction options'],
  ['envelope', 'Envelope'],
  ['regimes/mx/food-vouchers', 'Food vouchers'],
])('the type %s is called %s', (path, name) => {
  expect(schemaName(path)).toBe(name);
});
