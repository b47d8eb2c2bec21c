import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { parseJson } from '../syntax/parse-json.ts';
import type { PathStep } from '../../engine/index.ts';
import { sampleKnowledge } from '../testing/sample-knowledge.ts';
import { knowledgeOf } from '../testing/standard-knowledge.ts';
import { choicesAt, nodeAt } from './choices-at.ts';
import { describeDocument } from './describe-document.ts';
import {
  definitionsOf,
  extensionChoices,
  extensionValueChoices,
  identityChoices,
  tagChoices,
} from './extension-choices.ts';
import type { Knowledge } from './knowledge.ts';
import { categoryChoices, rateChoices, regimeOf, taxKeyChoices } from './tax-choices.ts';

const engine = createStandardEngine();
const standard = knowledgeOf(engine, { addons: ['es-verifactu-v1', 'es-facturae-v3', 'de-xrechnung-v3'] });

function values(text: string, steps: readonly PathStep[], knowledge: Knowledge = standard): readonly string[] {
  return choicesAt(knowledge, describeDocument(parseJson(text)), steps).map(({ value }) => value);
}

describe('what the law knows of a place', () => {
  it.each<[string, PathStep[], string, readonly string[], readonly string[]]>([
    ['regimes', ['$regime'], '{}', ['ES', 'EL', 'AE'], ['GR', 'XX']],
    ['addons', ['$addons', 0], '{}', ['es-verifactu-v1', 'mx-cfdi-v4'], ['ES']],
    [
      'types one makes a document of',
      ['$schema'],
      '{}',
      ['https://gobl.org/draft-0/bill/invoice', 'https://gobl.org/draft-0/envelope'],
      ['https://gobl.org/draft-0/bill/line'],
    ],
    ['currencies', ['currency'], '{}', ['EUR', 'USD', 'JPY'], ['EURO']],
    ['countries', ['supplier', 'tax_id', 'country'], '{}', ['ES', 'EL'], ['XX']],
    ['categories', ['lines', 0, 'taxes', 0, 'cat'], '{"$regime": "ES"}', ['VAT', 'IGIC', 'IPSI', 'IRPF'], ['GST']],
    [
      'categories of the supplier',
      ['lines', 0, 'taxes', 0, 'cat'],
      '{"supplier": {"tax_id": {"country": "CA"}}}',
      ['GST'],
      ['IGIC'],
    ],
    [
      'rates',
      ['lines', 0, 'taxes', 0, 'rate'],
      '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT"}]}]}',
      ['general', 'reduced', 'super-reduced'],
      ['luxury'],
    ],
    [
      'rates of a surcharge',
      ['lines', 0, 'taxes', 0, 'rate'],
      '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT"}]}]}',
      ['general+eqs'],
      [],
    ],
    [
      'rates of the country of the entry',
      ['lines', 0, 'taxes', 0, 'rate'],
      '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "country": "PT"}]}]}',
      ['intermediate'],
      ['general+eqs'],
    ],
    [
      'rates of Greece',
      ['lines', 0, 'taxes', 0, 'rate'],
      '{"$regime": "GR", "lines": [{"taxes": [{"cat": "VAT"}]}]}',
      ['general'],
      ['luxury'],
    ],
    [
      'no rates without a category',
      ['lines', 0, 'taxes', 0, 'rate'],
      '{"$regime": "ES", "lines": [{"taxes": [{}]}]}',
      [],
      ['general'],
    ],
    [
      'keys of a category',
      ['lines', 0, 'taxes', 0, 'key'],
      '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT"}]}]}',
      ['standard', 'exempt', 'reverse-charge'],
      ['general'],
    ],
    ['extension values', ['tax', 'ext', 'es-verifactu-doc-type'], '{}', ['F1', 'R1'], ['X']],
    [
      'tags',
      ['$tags', 0],
      '{"$schema": "https://gobl.org/draft-0/bill/invoice", "$regime": "ES"}',
      ['simplified', 'reverse-charge'],
      ['F1'],
    ],
    ['identities', ['supplier', 'identities', 0, 'type'], '{"$regime": "ES"}', [], ['passport']],
    ['nothing of an object', ['supplier'], '{"$regime": "ES"}', [], ['ES']],
  ])('%s', (_, steps, text, some, none) => {
    const found = values(text, steps);
    expect(some.filter((value) => !found.includes(value))).toEqual([]);
    expect(none.filter((value) => found.includes(value))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('is asked of the party’s own country too, whose kinds of identity come first', () => {
    const text = '{"$regime": "ES", "customer": {"tax_id": {"country": "DE"}, "identities": [{}]}}';
    const german = identityChoices([standard.regimes?.['DE'] as JsonObject], 'key').map(({ value }) => value);
    expect(german.length).toBeGreaterThan(0);
    expect(values(text, ['customer', 'identities', 0, 'key']).slice(0, german.length)).toEqual(german);
    expect(values(text, ['identities', 0, 'key'])).not.toEqual(expect.arrayContaining(german));
  });

  it('is nothing where nothing is known yet', () => {
    for (const steps of [
      ['$regime'],
      ['$addons', 0],
      ['$schema'],
      ['lines', 0, 'taxes', 0, 'cat'],
      ['x', 'ext', 'k'],
    ]) {
      expect(values('{"$regime": "ES"}', steps, {})).toEqual([]);
    }
  });
});

describe('rates', () => {
  it('are named with a percentage wherever the law has one, on any day', () => {
    const days = [undefined, '1970-01-01', '2000-01-01', '2026-01-15', '9999-12-31'];
    const odd: string[] = [];
    for (const [code, regime] of Object.entries(standard.regimes ?? {})) {
      for (const { value: cat } of categoryChoices(regime)) {
        const { root } = parseJson(JSON.stringify({ cat }));
        for (const day of days) {
          for (const { value, name } of rateChoices(regime, root, day)) {
            if (/undefined|null|NaN/.test(name)) odd.push(`${code} ${cat} ${value}: ${name}`);
            if (name.includes('%') && !/^-?\d+(?:\.\d+)? %/.test(name)) odd.push(`${code} ${cat} ${value}: ${name}`);
          }
        }
      }
    }
    expect(odd).toEqual([]);
  });

  const regime: JsonObject = {
    categories: [
      { code: 'OTHER', rates: [{ rate: 'never' }] },
      {
        code: 'VAT',
        rates: [
          { rate: 'plain', name: { en: 'Plain' }, desc: { en: 'Words.' }, values: [{ percent: '5%' }] },
          {
            rate: 'dated',
            values: [
              { since: '2020-01-01', percent: '7.0%', surcharge: '1.0%' },
              { since: '2010-01-01', percent: '6%' },
            ],
          },
          {
            rate: 'local',
            values: [
              { ext: { 'x-place': 'A', 'x-kind': 'B' }, percent: '1%' },
              { ext: { 'x-place': 'A' }, percent: '2%' },
              { percent: '3%' },
            ],
          },
          { rate: 'keyed', keys: ['one', 'two'], values: [] },
          { rate: 'free', values: [{ since: '2020-01-01' }] },
          { name: { en: 'Nameless' } },
        ],
      },
    ],
  };
  const named = (combo: object, date?: string) =>
    Object.fromEntries(
      rateChoices(regime, parseJson(JSON.stringify({ cat: 'VAT', ...combo })).root, date).map(({ value, name }) => [
        value,
        name,
      ]),
    );

  it('show the percentage of the day, from its first day on', () => {
    expect(named({}, '2020-01-01')).toEqual({
      plain: '5 % · Plain',
      dated: '7.0 % + 1.0 % since 2020-01-01',
      local: '3 %',
      keyed: '',
      free: '',
    });
    expect(named({}, '2019-12-31')).toMatchObject({ dated: '6 % since 2010-01-01' });
    expect(named({}, '2009-12-31')).toMatchObject({ dated: '' });
    expect(named({})).toMatchObject({ dated: '7.0 % + 1.0 % since 2020-01-01' });
  });

  it('show the percentage of the place, when all its extensions are there', () => {
    expect(named({ ext: { 'x-place': 'A', 'x-kind': 'B' } })).toMatchObject({ local: '1 %' });
    expect(named({ ext: { 'x-place': 'A', 'x-kind': 'C' } })).toMatchObject({ local: '2 %' });
    expect(named({ ext: { 'x-place': 'B' } })).toMatchObject({ local: '3 %' });
  });

  it('are those of the key, and those of no key', () => {
    expect(Object.keys(named({ key: 'two' }))).toEqual(['plain', 'dated', 'local', 'keyed', 'free']);
    expect(Object.keys(named({ key: 'three' }))).toEqual(['plain', 'dated', 'local', 'free']);
  });

  it('carry what is said of them', () => {
    expect(rateChoices(regime, parseJson('{"cat": "VAT"}').root, undefined)[0]).toEqual({
      value: 'plain',
      name: '5 % · Plain',
      description: 'Words.',
    });
    expect(rateChoices(undefined, undefined, undefined)).toEqual([]);
  });
});

describe('categories and their keys', () => {
  const regime: JsonObject = {
    categories: [
      {
        code: 'A',
        name: { en: 'Short' },
        title: { en: 'Long' },
        desc: { en: 'Words.' },
        keys: [{ key: 'k', name: { en: 'Kay' }, desc: { en: 'More.' } }, { key: 'l' }, {}],
      },
      { code: 'B', name: { en: 'Only' } },
      { code: 'C' },
      { name: { en: 'No code' } },
    ],
  };

  it('have the longer of their names', () => {
    expect(categoryChoices(regime)).toEqual([
      { value: 'A', name: 'Long', description: 'Words.' },
      { value: 'B', name: 'Only' },
      { value: 'C', name: 'C' },
    ]);
  });

  it('are those of the entry’s category', () => {
    expect(taxKeyChoices(regime, parseJson('{"cat": "A"}').root)).toEqual([
      { value: 'k', name: 'Kay', description: 'More.' },
      { value: 'l', name: 'l' },
    ]);
    expect(taxKeyChoices(regime, parseJson('{"cat": "B"}').root)).toEqual([]);
    expect(taxKeyChoices(regime, undefined)).toEqual([]);
  });

  it('are of the entry’s country before the document’s, Greece by either code', () => {
    const of = (text: string, combo?: string) =>
      regimeOf(standard, describeDocument(parseJson(text)), combo === undefined ? undefined : parseJson(combo).root)?.[
        'country'
      ];
    expect(of('{"$regime": "ES"}')).toBe('ES');
    expect(of('{"$regime": "ES"}', '{"country": "PT"}')).toBe('PT');
    expect(of('{"$regime": "ES"}', '{}')).toBe('ES');
    expect(of('{"$regime": "GR"}')).toBe('EL');
    expect(of('{}')).toBeUndefined();
    expect(of('{"$regime": "XX"}')).toBeUndefined();
  });
});

describe('definitions', () => {
  const one: JsonObject = {
    key: 'one',
    extensions: [
      {
        key: 'e-one',
        name: { en: 'One' },
        desc: { en: 'First.' },
        values: [{ code: '1', name: { en: 'Uno' }, desc: { en: 'D' } }, { key: 'k' }, {}],
      },
      {},
    ],
  };
  const two: JsonObject = {
    key: 'two',
    extensions: [{ key: 'e-two' }],
    tags: [
      { schema: 'bill/invoice', list: [{ key: 't', name: { en: 'Tee' } }, {}] },
      { schema: 'bill/order', list: [{ key: 'o' }] },
    ],
    identities: [
      { key: 'i', name: { en: 'Eye' } },
      { code: 'C', name: { en: 'See' } },
    ],
  };
  const knowledge: Knowledge = { regimes: { ES: { country: 'ES' } }, addons: { one, two } };

  it('are the regime’s, those of named addons in their order, then the others', () => {
    const of = (text: string) =>
      definitionsOf(knowledge, describeDocument(parseJson(text))).map((d) => d['country'] ?? d['key']);
    expect(of('{"$regime": "ES", "$addons": ["two", "one"]}')).toEqual(['ES', 'two', 'one']);
    expect(of('{"$regime": "ES", "$addons": ["two"]}')).toEqual(['ES', 'two', 'one']);
    expect(of('{"$addons": ["three"]}')).toEqual(['one', 'two']);
    expect(definitionsOf({}, describeDocument(parseJson('{"$addons": ["one"]}')))).toEqual([]);
  });

  it('have extensions and their values', () => {
    expect(extensionChoices([one, two])).toEqual([
      { value: 'e-one', name: 'One', description: 'First.' },
      { value: 'e-two', name: 'e-two' },
    ]);
    expect(extensionValueChoices([two, one], 'e-one')).toEqual([
      { value: '1', name: 'Uno', description: 'D' },
      { value: 'k', name: 'k' },
    ]);
    expect(extensionValueChoices([one], 'e-none')).toEqual([]);
  });

  it('have tags for a type, and kinds of identity by code or key', () => {
    expect(tagChoices([one, two], 'https://gobl.org/draft-0/bill/invoice')).toEqual([{ value: 't', name: 'Tee' }]);
    expect(tagChoices([two], 'bill/order')).toEqual([{ value: 'o', name: 'o' }]);
    expect(tagChoices([two], undefined)).toEqual([]);
    expect(identityChoices([one, two], 'type')).toEqual([{ value: 'C', name: 'See' }]);
    expect(identityChoices([two], 'key')).toEqual([{ value: 'i', name: 'Eye' }]);
  });
});

it('law is said before the schema, and nothing twice', () => {
  const text = '{"$schema": "https://gobl.org/draft-0/bill/invoice", "$regime": "ES", "$tags": []}';
  expect(values(text, ['$tags', 0], sampleKnowledge)).toEqual(['cash-basis', 'simplified']);
  const doubled: Knowledge = {
    bundle: { properties: { $regime: { oneOf: [{ const: 'ES' }, { const: 'FR' }] } } },
    regimeSummaries: [{ code: 'ES', name: 'Spain' }],
  };
  expect(choicesAt(doubled, describeDocument(parseJson('{}')), ['$regime'])).toEqual([
    { value: 'ES', name: 'Spain' },
    { value: 'FR', name: 'FR' },
  ]);
});

it('a node is found by steps', () => {
  const { root } = parseJson('{"a": [{"b": "x"}]}');
  expect(nodeAt(root, ['a', 0, 'b'])).toMatchObject({ value: 'x' });
  expect(nodeAt(root, [])).toBe(root);
  expect(nodeAt(root, [0])).toBeUndefined();
  expect(nodeAt(root, ['a', 'b'])).toBeUndefined();
  expect(nodeAt(root, ['a', 1, 'b'])).toBeUndefined();
});
