import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { decoded, knowing } from '../../../testing/calculation/trial-scope.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { correctionFaults } from './checks.ts';
import type { EffectiveCorrection } from './definition.ts';
import { optionsSchema } from './options-schema.ts';

const NOTHING: EffectiveCorrection = {
  types: [],
  extensions: [],
  stamps: [],
  reasonRequired: false,
  copyTax: false,
};
const extensions: readonly CodeDefinition[] = [
  {
    key: 'demo-kind',
    name: { en: 'Kind' },
    desc: { en: 'Which kind' },
    values: [
      { code: 'A', name: { en: 'First' }, desc: { en: 'The first' } },
      { code: 'B', name: { en: 'Second' } },
      { name: {} },
    ],
  },
  { key: 'demo-free', name: {}, desc: {} },
  { key: 'demo-none', name: { en: 'None' }, values: [] },
];
const knowledge = knowing({ extensions });
const invoice = (members: JsonObject = {}) => decoded(Invoice, { $regime: 'ES', ...members });

interface Options {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  readonly properties: Readonly<Record<string, JsonObject>>;
}

function optionsOf(definition: Partial<EffectiveCorrection>, members: JsonObject = {}): Options {
  const schema = optionsSchema(invoice(members), { ...NOTHING, ...definition }, knowledge);
  return (schema['$defs'] as JsonObject)['bill.CorrectionOptions'] as unknown as Options;
}

describe('the schema of the options', () => {
  test('is named after the regime', () => {
    const id = 'https://gobl.org/draft-0/bill/correction-options?tax_regime=';
    const schema = (regime: string) => optionsSchema(invoice({ $regime: regime }), NOTHING, knowledge);
    expect(schema('ES')).toMatchObject({ $id: `${id}es`, $comment: expect.stringContaining('regime es') as string });
    expect(schema('')).toMatchObject({ $id: id, $comment: expect.stringContaining('regime (none)') as string });
    expect(schema('AQ')['$id']).toBe(`${id}aq`);
  });

  test('asks for nothing that is not asked for', () => {
    const { required, recommended, properties } = optionsOf({});
    expect([required, recommended]).toEqual([['type'], ['series']]);
    expect(Object.keys(properties)).toEqual(['type', 'series', 'issue_date', 'stamps', 'reason', 'copy_tax']);
    expect(properties['type']).not.toHaveProperty('default');
    expect(properties['type']).not.toHaveProperty('oneOf');
    expect(properties['series']).not.toHaveProperty('default');
  });

  test('without a known regime allows every extension', () => {
    const schema = optionsSchema(invoice({ $regime: '' }), { ...NOTHING, types: ['credit-note'] }, knowledge);
    const options = (schema['$defs'] as JsonObject)['bill.CorrectionOptions'] as unknown as Options;
    expect(options.properties).toHaveProperty('ext');
    expect(options.properties['type']).not.toHaveProperty('default');
  });

  test('offers the types, the first before the others, and the series of the invoice', () => {
    const { properties } = optionsOf({ types: ['corrective', 'odd'] }, { series: 'F' });
    expect(properties['type']).toMatchObject({
      default: 'corrective',
      oneOf: [
        { const: 'corrective', title: 'Corrective' },
        { const: 'odd', title: 'odd' },
      ],
    });
    expect(properties['series']).toMatchObject({ default: 'F' });
  });

  test('asks for a reason and the taxes where they are needed', () => {
    const { required, recommended } = optionsOf({ reasonRequired: true, copyTax: true });
    expect([required, recommended]).toEqual([
      ['type', 'reason'],
      ['series', 'copy_tax'],
    ]);
  });

  test('offers the extensions that matter, with their codes', () => {
    const { recommended, properties } = optionsOf({ extensions: ['demo-kind', 'nobody', 'demo-free', 'demo-none'] });
    expect(recommended).toEqual(['series', 'ext']);
    const ext = properties['ext'] ?? {};
    expect(ext).not.toHaveProperty('$ref');
    expect(ext).toMatchObject({ type: 'object', recommended: ['demo-kind', 'demo-free', 'demo-none'] });
    expect(ext['properties']).toStrictEqual({
      'demo-kind': {
        title: 'Kind',
        type: 'string',
        description: 'Which kind',
        oneOf: [
          { const: 'A', title: 'First', description: 'The first' },
          { const: 'B', title: 'Second' },
          { const: '', title: '' },
        ],
      },
      'demo-free': { title: '', type: 'string' },
      'demo-none': { title: 'None', type: 'string' },
    });
  });

  test('recommends no extension that nobody defines', () => {
    const { ext } = optionsOf({ extensions: ['nobody'] }).properties;
    expect(ext).toMatchObject({ type: 'object', properties: {} });
    expect(ext).not.toHaveProperty('recommended');
  });
});

describe('what stands in the way of a correction', () => {
  const faults = (options: { type: string; reason?: string }, definition: Partial<EffectiveCorrection>) =>
    correctionFaults(invoice({ code: '1' }), options, { ...NOTHING, ...definition }, '$.doc').map(
      ({ code, properties, value, expected, description }) => ({ code, properties, value, expected, description }),
    );

  test('is no code', () => {
    expect(correctionFaults(invoice(), { type: 'a' }, NOTHING, '$.doc')).toMatchObject([
      { code: 'ASSAY-INPUT-CORRECTION-CODE', properties: ['$.doc.code'], expected: { kind: 'present' } },
    ]);
    expect(faults({ type: 'a' }, {})).toEqual([]);
  });

  test('is no type, and which there are', () => {
    const fault = { code: 'ASSAY-INPUT-CORRECTION-TYPE', properties: ['request.options.type'], value: undefined };
    const missing = 'The options do not say which type of document to make';
    expect(faults({ type: '' }, {})).toEqual([{ ...fault, expected: { kind: 'present' }, description: missing }]);
    expect(faults({ type: '' }, { types: ['a', 'b'] })).toEqual([
      { ...fault, expected: { kind: 'oneOf', values: ['a', 'b'] }, description: `${missing}: a, b` },
    ]);
  });

  test('is another type', () => {
    expect(faults({ type: 'c' }, { types: ['a', 'b'] })).toMatchObject([
      { code: 'ASSAY-INPUT-CORRECTION-TYPE', value: 'c', expected: { kind: 'oneOf', values: ['a', 'b'] } },
    ]);
    expect(faults({ type: 'b' }, { types: ['a', 'b'] })).toEqual([]);
  });

  test('is a missing reason, or a missing stamp', () => {
    expect(faults({ type: 'a' }, { reasonRequired: true, stamps: ['x'] })).toMatchObject([
      { code: 'ASSAY-INPUT-CORRECTION-STAMP', properties: ['request.options.stamps'], expected: { kind: 'present' } },
      { code: 'ASSAY-INPUT-CORRECTION-REASON', properties: ['request.options.reason'], expected: { kind: 'present' } },
    ]);
    expect(faults({ type: 'a', reason: 'r' }, { reasonRequired: true })).toEqual([]);
    const options = { type: 'a', stamps: [{ prv: 'x', val: '1' }] };
    expect(faults(options, { stamps: ['x'] })).toEqual([]);
    expect(faults(options, { stamps: ['y'] })).toHaveLength(1);
  });
});
