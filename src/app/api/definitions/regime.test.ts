import { describe, expect, it } from 'vitest';
import { readRegime } from './regime.ts';

const en = (text: string) => ({ en: text });
const definition = {
  country: 'ES',
  name: en('Spain'),
  description: en('The tax law of Spain.'),
  currency: 'EUR',
  time_zone: 'Europe/Madrid',
  tax_scheme: 'VAT',
  categories: [
    {
      code: 'VAT',
      name: en('VAT'),
      title: en('Value added tax'),
      desc: en('On supplies.'),
      keys: [{ key: 'standard', name: en('Standard') }],
      rates: [
        {
          rate: 'general',
          keys: ['standard'],
          name: en('General'),
          values: [
            { since: '2012-09-01', percent: '21.0%', surcharge: '5.2%' },
            { percent: '7.0%', tags: ['islands'], ext: { 'es-region': 'canary', odd: 7 } },
          ],
        },
        { key: 'exempt', name: en('Exempt'), exempt: true },
        {},
      ],
      extensions: ['es-kind'],
      sources: [{ title: en('Ley 37/1992'), url: 'https://boe.test' }],
    },
    { code: 'IRPF', name: en('IRPF'), retained: true },
    { code: 'INFO', informative: true },
    { code: 'ODD', retained: 'yes', informative: 1 },
  ],
  identities: [
    { key: 'es-nie', name: en('NIE') },
    { code: 'CRN', name: en('Register') },
  ],
  tags: [{ schema: 'bill/invoice', list: [{ key: 'simplified', name: en('Simplified') }] }],
  scenarios: [
    {
      schema: 'bill/invoice',
      list: [
        { name: en('Simplified'), type: ['standard'], tags: ['simplified'], note: { text: 'Said.' }, ext: { a: 'b' } },
        { cat: ['VAT'] },
      ],
    },
  ],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'], extensions: ['es-code'] }],
  sources: [{ url: 'https://aeat.test' }],
};

describe('a regime', () => {
  const regime = () => readRegime(definition);

  it('is read whole', () => {
    expect(regime()).toMatchObject({
      country: 'ES',
      name: en('Spain'),
      description: en('The tax law of Spain.'),
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      taxScheme: 'VAT',
      tags: [{ code: 'simplified', name: en('Simplified') }],
      corrections: [{ schema: 'bill/invoice', types: ['credit-note'], extensions: ['es-code'] }],
      sources: [{ title: 'https://aeat.test', url: 'https://aeat.test' }],
    });
  });

  it('has each category with what it is', () => {
    expect(regime().categories.map(({ code, retained, informative }) => [code, retained, informative])).toEqual([
      ['VAT', false, false],
      ['IRPF', true, false],
      ['INFO', false, true],
      ['ODD', false, false],
    ]);
    expect(regime().categories[0]).toMatchObject({
      title: en('Value added tax'),
      description: en('On supplies.'),
      keys: [{ code: 'standard', name: en('Standard') }],
      extensions: ['es-kind'],
      sources: [{ title: 'Ley 37/1992', url: 'https://boe.test' }],
    });
  });

  it('has each rate with its figures, newest first, and under what they hold', () => {
    expect(regime().categories[0]?.rates).toEqual([
      {
        code: 'general',
        name: en('General'),
        description: {},
        keys: ['standard'],
        exempt: false,
        values: [
          { since: '2012-09-01', percent: '21.0%', surcharge: '5.2%', conditions: [] },
          { since: undefined, percent: '7.0%', surcharge: undefined, conditions: ['islands', 'canary'] },
        ],
      },
      { code: 'exempt', name: en('Exempt'), description: {}, keys: [], exempt: true, values: [] },
      { code: '', name: {}, description: {}, keys: [], exempt: false, values: [] },
    ]);
  });

  it('tells into which member of an identity each kind of number goes', () => {
    expect(regime().identities.map(({ code, member }) => [code, member])).toEqual([
      ['es-nie', 'key'],
      ['CRN', 'type'],
    ]);
  });

  it('has what a scenario adds and when', () => {
    expect(regime().scenarios).toEqual([
      {
        title: en('Simplified'),
        types: ['standard'],
        tags: ['simplified'],
        categories: [],
        note: 'Said.',
        extensions: [['a', 'b']],
      },
      { title: {}, types: [], tags: [], categories: ['VAT'], note: undefined, extensions: [] },
    ]);
  });

  it.each([['text'], [['list']], [null], [7]])('has no note where that is %j', (note) => {
    expect(readRegime({ scenarios: [{ list: [{ note }] }] }).scenarios[0]?.note).toBeUndefined();
  });

  it('is empty, part by part, where the definition says nothing', () => {
    expect(readRegime({})).toEqual({
      country: '',
      name: {},
      description: {},
      currency: '',
      timeZone: undefined,
      taxScheme: undefined,
      categories: [],
      identities: [],
      tags: [],
      scenarios: [],
      corrections: [],
      sources: [],
    });
    expect(readRegime({ corrections: [{}] }).corrections).toEqual([{ schema: '', types: [], extensions: [] }]);
  });
});
