import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import type { TaxCategoryDefinition } from '../../../core/tax/definitions.ts';
import { taxKnowledge } from '../../../core/tax/knowledge.ts';
import { defineRegime } from '../../../core/tax/regime.ts';
import { decoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import type { TaxSet } from '../set.ts';
import { taxSet } from '../set.ts';
import { categoryOf, prepareCombos } from './combos.ts';
import type { CalculationScope, CalculationTrouble } from './scope.ts';

const name = { en: 'x' };
const VAT: TaxCategoryDefinition = {
  code: 'VAT',
  name,
  keys: [
    { key: 'standard', name },
    { key: 'exempt', name, noPercent: true },
  ],
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name,
      values: [
        { since: '2026-01-15', percent: '21%', surcharge: '5.2%' },
        { since: '2025-01-01', percent: '18%', surcharge: '4%', ext: { island: 'yes' } },
        { since: '2025-01-01', percent: '20%' },
      ],
    },
    { rate: 'reduced', keys: ['standard', 'other'], name, values: [{ percent: '10%' }] },
    { rate: 'unset', keys: ['standard'], name },
    { rate: 'empty', keys: ['standard'], name, values: [] },
    { rate: 'keyless', name, values: [{ percent: '1%' }] },
  ],
};
const IRPF: TaxCategoryDefinition = {
  code: 'IRPF',
  name,
  retained: true,
  rates: [
    { rate: 'pro', name, values: [{ percent: '15%' }] },
    { rate: 'keyed', keys: ['only'], name, values: [{ percent: '7%' }] },
  ],
};
const PLAIN: TaxCategoryDefinition = { code: 'PLAIN', name, keys: [] };
const regime = { name, currency: 'EUR', timeZone: 'Europe/Madrid' };
const knowledge = taxKnowledge({
  regimes: [
    defineRegime({ ...regime, country: 'ES', categories: [VAT, IRPF, PLAIN] }),
    defineRegime({ ...regime, country: 'EL', alternatives: ['GR'], categories: [{ code: 'FPA', name }] }),
  ],
  addons: [],
  extensions: [],
});

function prepared(combo: JsonObject, change: Partial<CalculationScope> = {}) {
  const found: CalculationTrouble[] = [];
  const { scope } = trialScope({ knowledge, regime: 'ES', report: (trouble) => found.push(trouble), ...change });
  const given: TaxSet = decoded(taxSet, [{ cat: 'FPA', country: 'EL' }, combo]);
  const before = taxSet.encode(given);
  const [, after] = taxSet.encode(prepareCombos(given, { list: '$.lines', index: 4 }, scope)) as readonly JsonObject[];
  expect(taxSet.encode(given)).toEqual(before);
  return { combo: after, found };
}

describe('a tax', () => {
  test.each<[string, JsonObject, JsonObject]>([
    [
      'takes key and percentages from the law',
      { cat: 'VAT', rate: 'general' },
      { cat: 'VAT', key: 'standard', rate: 'general', percent: '21%', surcharge: '5.2%' },
    ],
    [
      'takes the percentages of the law in place of its own, surcharge and all',
      { cat: 'VAT', key: 'other', rate: 'reduced', percent: '99%', surcharge: '9%' },
      { cat: 'VAT', key: 'other', rate: 'reduced', percent: '10%' },
    ],
    [
      'keeps its own percentages when it names no rate',
      { cat: 'VAT', percent: '7%', surcharge: '1%' },
      { cat: 'VAT', key: 'standard', percent: '7%', surcharge: '1%' },
    ],
    [
      'keeps its own percentages when the law gives the rate none',
      { cat: 'VAT', rate: 'unset', percent: '7%' },
      { cat: 'VAT', key: 'standard', rate: 'unset', percent: '7%' },
    ],
    [
      'keeps its own percentages when the law lists none for the rate',
      { cat: 'VAT', rate: 'empty', percent: '7%' },
      { cat: 'VAT', key: 'standard', rate: 'empty', percent: '7%' },
    ],
    [
      'has no percentages under a key without any, whatever its rate',
      { cat: 'VAT', key: 'exempt', rate: 'nobody', percent: '21%', surcharge: '5.2%' },
      { cat: 'VAT', key: 'exempt', rate: 'nobody' },
    ],
    [
      'loses a lone surcharge under such a key',
      { cat: 'VAT', key: 'exempt', surcharge: '5.2%' },
      { cat: 'VAT', key: 'exempt' },
    ],
    ['may have nothing under such a key', { cat: 'VAT', key: 'exempt' }, { cat: 'VAT', key: 'exempt' }],
    [
      'keeps a key nobody knows',
      { cat: 'VAT', key: 'nobody', percent: '1%' },
      { cat: 'VAT', key: 'nobody', percent: '1%' },
    ],
    [
      'gets no key where the law knows none',
      { cat: 'IRPF', rate: 'pro' },
      { cat: 'IRPF', rate: 'pro', percent: '15%' },
    ],
    ['gets no key where the law lists none', { cat: 'PLAIN', percent: '1%' }, { cat: 'PLAIN', percent: '1%' }],
    ['does not name the country of the document', { cat: 'PLAIN', country: 'ES' }, { cat: 'PLAIN' }],
    ['follows the law of the country it names', { cat: 'FPA', country: 'EL' }, { cat: 'FPA', country: 'EL' }],
    [
      'keeps a country of which no law is known',
      { cat: 'ANY', country: 'AQ', percent: '3%' },
      { cat: 'ANY', country: 'AQ', percent: '3%' },
    ],
  ])('%s', (_, given, expected) => {
    expect(prepared(given)).toEqual({ combo: expected, found: [] });
  });

  test.each<[string, string, JsonObject, string, string]>([
    ['before a percentage came into force', '2026-01-14', {}, '20%', ''],
    ['on its first day', '2026-01-15', {}, '21%', '5.2%'],
    ['under the extensions it asks for', '2026-01-14', { ext: { island: 'yes' } }, '18%', '4%'],
    ['under other extensions', '2026-01-14', { ext: { island: 'no' } }, '20%', ''],
  ])('has the percentage of its day: %s', (_, date, more, percent, surcharge) => {
    const { combo } = prepared({ cat: 'VAT', rate: 'general', ...more }, { date: date as CalculationScope['date'] });
    expect([combo?.['percent'], combo?.['surcharge'] ?? '']).toEqual([percent, surcharge]);
  });

  test('stays under an alternative code of the document’s country', () => {
    expect(prepared({ cat: 'FPA', country: 'GR' }, { regime: 'EL' }).combo).toEqual({ cat: 'FPA', country: 'GR' });
    expect(prepared({ cat: 'FPA', country: 'EL' }, { regime: 'GR' }).combo).toEqual({ cat: 'FPA' });
  });

  test('without a regime follows what holds everywhere', () => {
    expect(prepared({ cat: 'VAT', percent: '5%' }, { regime: '' })).toEqual({
      combo: { cat: 'VAT', key: 'standard', percent: '5%' },
      found: [],
    });
    expect(prepared({ cat: 'ANY', percent: '5%' }, { regime: '' })).toEqual({
      combo: { cat: 'ANY', percent: '5%' },
      found: [],
    });
  });
});

describe('a tax that the law does not know', () => {
  test.each<[string, JsonObject, Partial<CalculationTrouble>, Partial<CalculationScope>?]>([
    [
      'by its category',
      { cat: 'IGIC' },
      {
        code: 'CATEGORY',
        path: '$.lines[4].taxes[1].cat',
        value: 'IGIC',
        expected: { kind: 'oneOf', values: ['VAT', 'IRPF', 'PLAIN'] },
      },
    ],
    [
      'by no category at all',
      { cat: '' },
      { code: 'CATEGORY', description: 'A tax names its category; the tax regime of ES has VAT, IRPF, PLAIN' },
    ],
    [
      'by its category in another country',
      { cat: 'VAT', country: 'EL' },
      { code: 'CATEGORY', value: 'VAT', expected: { kind: 'oneOf', values: ['FPA'] } },
    ],
    [
      'by its rate, of which those under its key are offered',
      { cat: 'VAT', rate: 'nobody' },
      {
        code: 'RATE',
        path: '$.lines[4].taxes[1].rate',
        value: 'nobody',
        expected: { kind: 'oneOf', values: ['general', 'reduced', 'unset', 'empty'] },
        description:
          'The category VAT has no rate `nobody` under the key `standard`: it has general, reduced, unset, empty',
      },
    ],
    [
      'by its rate under a key that has none',
      { cat: 'VAT', key: 'odd', rate: 'general' },
      {
        code: 'RATE',
        expected: { kind: 'absent' },
        description: 'The category VAT has no rate `general` under the key `odd`',
      },
    ],
    [
      'by its rate where there are no keys',
      { cat: 'IRPF', rate: 'nobody' },
      {
        code: 'RATE',
        expected: { kind: 'oneOf', values: ['pro'] },
        description: 'The category IRPF has no rate `nobody`: it has pro',
      },
    ],
    [
      'by its rate where there are no rates',
      { cat: 'PLAIN', rate: 'nobody' },
      { code: 'RATE', expected: { kind: 'absent' } },
    ],
    [
      'on its day',
      { cat: 'VAT', rate: 'general' },
      { code: 'RATE-DATE', path: '$.lines[4].taxes[1].rate', value: 'general' },
      { date: '2024-12-31' as CalculationScope['date'] },
    ],
  ])('%s is left as it is, and said so', (_, given, trouble, change) => {
    const { combo, found } = prepared({ ...given, percent: '3%', surcharge: '1%' }, change);
    expect(combo).toMatchObject({ ...given, percent: '3%', surcharge: '1%' });
    expect(found).toHaveLength(1);
    expect(found).toMatchObject([trouble]);
  });
});

test('a tax that the law knows no key of has none, not even an empty one', () => {
  const { scope } = trialScope({ knowledge, regime: 'ES' });
  const [combo] = prepareCombos(decoded(taxSet, [{ cat: 'IRPF' }]), { list: '$.lines', index: 0 }, scope);
  expect(combo?.key).toBeUndefined();
});

test('the category of a tax is that of its own country, else of the document', () => {
  const { scope } = trialScope({ knowledge, regime: 'ES' });
  const categoryFor = (combo: JsonObject) => categoryOf(decoded(taxSet, [combo])[0] ?? { cat: '' }, scope)?.code;
  expect(categoryFor({ cat: 'VAT' })).toBe('VAT');
  expect(categoryFor({ cat: 'FPA' })).toBeUndefined();
  expect(categoryFor({ cat: 'FPA', country: 'EL' })).toBe('FPA');
  expect(categoryFor({ cat: 'VAT', country: 'EL' })).toBeUndefined();
});
