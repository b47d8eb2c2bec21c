import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { defineAddon } from '../../../core/tax/addon.ts';
import type { ScenarioDefinition, ScenarioSetDefinition } from '../../../core/tax/definitions.ts';
import { taxKnowledge } from '../../../core/tax/knowledge.ts';
import { defineRegime } from '../../../core/tax/regime.ts';
import type { CalculationContext } from '../../behaviour.ts';
import { decoded, encoded } from '../../../../testing/calculation/trial-scope.ts';
import { trialContext } from '../../../../testing/calculation/trial-context.ts';
import { Invoice } from '../invoice.ts';
import { applyScenarios } from './scenarios.ts';

const sets = (...list: readonly ScenarioDefinition[]): readonly ScenarioSetDefinition[] => [
  { schema: 'bill/invoice', list },
];

function contextWith(
  regime: readonly ScenarioSetDefinition[] | undefined,
  addons: Readonly<Record<string, readonly ScenarioSetDefinition[]>> = {},
): CalculationContext {
  const knowledge = taxKnowledge({
    regimes: [
      defineRegime({
        country: 'ES',
        name: { en: 'Spain' },
        currency: 'EUR',
        timeZone: 'Europe/Madrid',
        categories: [],
        ...(regime && { scenarios: regime }),
      }),
    ],
    addons: Object.entries(addons).map(([key, scenarios]) => defineAddon({ key, name: { en: key }, scenarios })),
    extensions: [],
  });
  return trialContext({ knowledge });
}

function read(json: JsonObject): Invoice {
  return decoded(Invoice, { $regime: 'ES', ...json });
}

function taxOf(invoice: JsonObject, context: CalculationContext): unknown {
  return encoded(Invoice, applyScenarios(read(invoice), context))['tax'];
}

const ext = (code: string) => ({ ext: { mark: code } });
const MARKED = { ext: { mark: 'x' } };

/** The documents of one scenario. */
describe('a scenario', () => {
  const vat = [{ cat: 'VAT' }];
  const igic = [{ cat: 'IGIC' }];
  const rate = (map: JsonObject): JsonObject => ({
    sum: '0',
    total: '0',
    total_with_tax: '0',
    payable: '0',
    taxes: {
      categories: [
        { code: 'X', rates: [] },
        { code: 'VAT', rates: [{ base: '1' }, { base: '1', ext: map }] },
      ],
    },
  });
  const { taxes: _, ...untaxed } = rate({});
  const bare = { ...untaxed, taxes: { categories: [{ code: 'VAT' }] } };
  const line = (taxes: readonly JsonObject[]): JsonObject => ({ quantity: '1', item: { name: 'Thing' }, taxes });

  test.each<[string, ScenarioDefinition, JsonObject, boolean]>([
    ['without conditions is for every invoice', {}, {}, true],
    ['of types is for one of them', { type: ['standard', 'proforma'] }, { type: 'proforma' }, true],
    ['of types is not for others', { type: ['standard'] }, { type: 'proforma' }, false],
    ['of types is not for an invoice without one', { type: ['standard'] }, {}, false],
    ['of tags is for an invoice with all of them', { tags: ['a', 'b'] }, { $tags: ['b', 'c', 'a'] }, true],
    ['of tags is not for one with some of them', { tags: ['a', 'b'] }, { $tags: ['a'] }, false],
    ['of tags is not for one without tags', { tags: ['a'] }, {}, false],
    ['of categories is for one with any on a line', { cat: ['IGIC', 'VAT'] }, { lines: [line([]), line(vat)] }, true],
    ['of categories looks at charges', { cat: ['VAT'] }, { charges: [{ taxes: [...igic, ...vat] }] }, true],
    ['of categories looks at discounts', { cat: ['VAT'] }, { discounts: [{ taxes: vat }] }, true],
    ['of categories is not for others', { cat: ['VAT'] }, { lines: [line(igic)], charges: [{}] }, false],
    ['of an extension is for one that has it', { extKey: 'kind' }, { tax: { ext: { kind: '1' } } }, true],
    ['of an extension looks at the rates', { extKey: 'kind' }, { totals: rate({ kind: '1' }) }, true],
    ['of an extension is not for others', { extKey: 'kind' }, { tax: { ext: { sort: '1' } } }, false],
    ['of an extension is not for one without taxes', { extKey: 'kind' }, {}, false],
    ['of an extension is not for one whose categories have no rates', { extKey: 'kind' }, { totals: bare }, false],
    ['of an extension is not for one whose totals have no taxes', { extKey: 'kind' }, { totals: untaxed }, false],
    ['of a code is for one with that code', { extKey: 'kind', extCode: '1' }, { tax: { ext: { kind: '1' } } }, true],
    ['of a code is not for other codes', { extKey: 'kind', extCode: '1' }, { tax: { ext: { kind: '2' } } }, false],
    [
      'of a code takes it from anywhere',
      { extKey: 'kind', extCode: '2' },
      { tax: { ext: { kind: '1' } }, totals: rate({ kind: '2' }) },
      true,
    ],
    [
      'with a filter is for what passes',
      { filter: (invoice) => (invoice as Invoice).code === 'A' },
      { code: 'A' },
      true,
    ],
    [
      'with a filter is not for others',
      { filter: (invoice) => (invoice as Invoice).code === 'A' },
      { code: 'B' },
      false,
    ],
    ['of type and tag is not for the type alone', { type: ['standard'], tags: ['a'] }, { type: 'standard' }, false],
    ['of tag and extension is not for the tag alone', { tags: ['a'], extKey: 'kind' }, { $tags: ['a'] }, false],
  ])('%s', (_, scenario, invoice, matches) => {
    const context = contextWith(sets({ ...scenario, ext: { mark: 'x' } }));
    const { tax = {} } = invoice as { tax?: { ext?: JsonObject } };
    const marked = { tax: { ext: { ...tax.ext, mark: 'x' } } };
    const given = read(invoice);
    if (matches) expect(encoded(Invoice, applyScenarios(given, context))).toMatchObject(marked);
    else expect(applyScenarios(given, context)).toBe(given);
  });
});

describe('what scenarios add', () => {
  const note = (text: string, more: JsonObject = {}) => ({ note: { text, ...more } });

  test.each<[string, readonly ScenarioDefinition[], JsonObject, unknown]>([
    ['is nothing when none has anything to add', [{}], {}, undefined],
    [
      'are extensions, the later scenario winning',
      [ext('1'), { ext: { other: '3' } }, ext('2')],
      {},
      {
        ext: { mark: '2', other: '3' },
      },
    ],
    [
      'overwrites extensions and keeps others',
      [ext('1')],
      { tax: { ext: { mark: '9', own: '8' } } },
      {
        ext: { mark: '1', own: '8' },
      },
    ],
    [
      'are notes behind those there are',
      [note('A', { key: 'a' }), note('B', { cat: 'VAT' })],
      { tax: { notes: [{ text: 'Own' }], prices_include: 'VAT' } },
      { prices_include: 'VAT', notes: [{ text: 'Own' }, { key: 'a', text: 'A' }, { cat: 'VAT', text: 'B' }] },
    ],
    [
      'is one note for a category and key, the last in the place of the first',
      [note('A', { cat: 'VAT', key: 'a' }), note('B', { key: 'a' }), note('C', { cat: 'VAT', key: 'a' })],
      {},
      {
        notes: [
          { cat: 'VAT', key: 'a', text: 'C' },
          { key: 'a', text: 'B' },
        ],
      },
    ],
    [
      'is a note for each category and each key',
      [note('A', { cat: 'VAT', key: 'a' }), note('B', { cat: 'VAT', key: 'b' }), note('C', { cat: 'IGIC', key: 'a' })],
      {},
      {
        notes: [
          { cat: 'VAT', key: 'a', text: 'A' },
          { cat: 'VAT', key: 'b', text: 'B' },
          { cat: 'IGIC', key: 'a', text: 'C' },
        ],
      },
    ],
    [
      'is no note that stands there already, whatever its text',
      [note('A', { cat: 'VAT', key: 'a' })],
      { tax: { notes: [{ cat: 'VAT', key: 'a', text: 'Own' }] } },
      { notes: [{ cat: 'VAT', key: 'a', text: 'Own' }] },
    ],
    [
      'is a note that shares only category or key with those there are',
      [note('A', { cat: 'VAT', key: 'a' })],
      {
        tax: {
          notes: [
            { cat: 'VAT', text: 'Own' },
            { key: 'a', text: 'Other' },
          ],
        },
      },
      {
        notes: [
          { cat: 'VAT', text: 'Own' },
          { key: 'a', text: 'Other' },
          { cat: 'VAT', key: 'a', text: 'A' },
        ],
      },
    ],
    [
      'are notes and extensions together',
      [{ ...note('A'), ...ext('1') }],
      {},
      {
        notes: [{ text: 'A' }],
        ext: { mark: '1' },
      },
    ],
  ])('%s', (_, list, invoice, tax) => {
    expect(taxOf(invoice, contextWith(sets(...list)))).toEqual(tax);
  });

  test('are notes in their usual form', () => {
    const context: CalculationContext = {
      ...contextWith(sets(note('A'))),
      normalise: (_, value) => ({ ...value, text: 'usual' }),
    };
    expect(taxOf({}, context)).toEqual({ notes: [{ text: 'usual' }] });
  });
});

describe('where scenarios come from', () => {
  test('is the regime first, then the addons in their order', () => {
    const context = contextWith(sets(ext('regime')), { one: sets(ext('1')), two: sets(ext('2')) });
    expect(taxOf({}, context)).toEqual({ ext: { mark: 'regime' } });
    expect(taxOf({ $addons: ['one', 'two'] }, context)).toEqual({ ext: { mark: '2' } });
    expect(taxOf({ $addons: ['two', 'nobody', 'one'] }, context)).toEqual({ ext: { mark: '1' } });
  });

  test('is nowhere without regime, or when the regime has none', () => {
    expect(taxOf({ $regime: '' }, contextWith(sets(ext('1'))))).toBeUndefined();
    expect(taxOf({}, contextWith(undefined))).toBeUndefined();
  });

  test('is every set of invoices up to the first of another type', () => {
    const invoices = sets(ext('x'))[0] as ScenarioSetDefinition;
    const orders: ScenarioSetDefinition = { schema: 'bill/order', list: [ext('order')] };
    const more = { schema: 'bill/invoice', list: [{ ext: { more: 'y' } }] };
    expect(taxOf({}, contextWith([invoices, more]))).toEqual({ ext: { mark: 'x', more: 'y' } });
    expect(taxOf({}, contextWith([invoices, orders, more]))).toEqual(MARKED);
    expect(taxOf({}, contextWith([orders, invoices]))).toBeUndefined();
  });
});
